/** The little Markdown that rulebooks use, read into plain data: nothing in it can become markup of its own. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'em'; text: string }
  | { kind: 'rule'; id: string };

export type Block =
  | { kind: 'heading'; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'quote'; inline: Inline[] }
  | { kind: 'list'; items: Inline[][] };

const SPAN =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|(?<rule>\b[A-Z]{2,3}-(?:\d+(?:[.–]\d+)?|[A-Z](?:\.\d+)?)\b)/gu;

export function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const { strong, em, rule } = match.groups ?? {};
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'rule', id: rule ?? match[0] });
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

export function readMarkdown(text: string): Block[] {
  return text
    .split(/\n\s*\n/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(readBlock);
}

function readBlock(text: string): Block {
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => readInline(line.slice(2))) };
  }
  if (lines.every((line) => line.startsWith('>'))) {
    return { kind: 'quote', inline: readInline(joined(lines.map((line) => line.replace(/^> ?/u, '')))) };
  }
  if (text.startsWith('#')) return { kind: 'heading', inline: readInline(joined(lines).replace(/^#+ /u, '')) };
  return { kind: 'paragraph', inline: readInline(joined(lines)) };
}

function joined(lines: string[]): string {
  return lines.map((line) => line.trim()).join(' ');
}
