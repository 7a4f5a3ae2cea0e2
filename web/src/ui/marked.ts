/** Text of the server in which names of cards stand between marks: ⟦pack_mule|Pack Mule⟧. */

export interface Piece {
  text: string;
  /** The card that the text names; empty for plain words. */
  card: string;
}

const MARK = /⟦([^|⟦⟧]*)\|([^⟦⟧]*)⟧/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > from) found.push({ text: text.slice(from, mark.index), card: '' });
    found.push({ text: mark[2] ?? '', card: mark[1] ?? '' });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), card: '' });
  return found;
}

export function plain(text: string): string {
  return text.replace(MARK, '$2');
}
