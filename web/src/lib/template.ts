/** Texts with insertions `{name}` and plurals `{n|one thing|{n} things}`. */

export type Args = Record<string, string | number>;

const CATEGORIES: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The text with its insertions filled in, by the plural forms and number format of the language. */
export function fill(template: string, args: Args, lang: string): string {
  return pieces(template)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const value = args[piece.name];
      if (value === undefined) return `{${piece.name}}`;
      if (piece.forms.length === 0) return typeof value === 'number' ? value.toLocaleString(lang) : value;
      return fill(piece.forms[form(Number(value), piece.forms.length, lang)] ?? '', args, lang);
    })
    .join('');
}

/** The names of all insertions. */
export function argumentsOf(template: string): Set<string> {
  const names = new Set<string>();
  for (const piece of pieces(template)) {
    if (typeof piece === 'string') continue;
    names.add(piece.name);
    for (const text of piece.forms) for (const name of argumentsOf(text)) names.add(name);
  }
  return names;
}

interface Insertion {
  name: string;
  forms: string[];
}

function pieces(template: string): (string | Insertion)[] {
  const found: (string | Insertion)[] = [];
  let from = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
    const close = closing(template, open);
    if (close < 0) throw new Error(`a brace is not closed: ${template}`);
    if (open > from) found.push(template.slice(from, open));
    const [name = '', ...forms] = split(template.slice(open + 1, close));
    found.push({ name: name.trim(), forms });
    from = close + 1;
  }
  if (from < template.length) found.push(template.slice(from));
  return found;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return -1;
}

function split(inner: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of inner) {
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    if (letter === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Which of the forms: they stand in the order zero, one, two, few, many, other, as far as the language has them. */
function form(n: number, forms: number, lang: string): number {
  const rules = new Intl.PluralRules(lang);
  const has = rules.resolvedOptions().pluralCategories;
  const order = CATEGORIES.filter((category) => has.includes(category));
  return Math.min(order.indexOf(rules.select(n)), forms - 1);
}
