/** One picture of a game that is over, to be shared: drawn here, sent nowhere. */
export interface Poster {
  house: string;
  game: string;
  verdict: string;
  text: string;
  won: boolean;
  /** Who played what. */
  names: readonly string[];
  figures: readonly { label: string; value: string }[];
  points: readonly string[];
}

export const POSTER = { width: 1200, height: 630 } as const;

const EDGE = 56;
const COLOURS = { hall: '#17110d', panel: '#2a1e15', ink: '#f4e9d6', muted: '#c9b594', brass: '#e0ad4e', won: '#9fd089', lost: '#ff8d76' };
const SERIF = "Alegreya, Georgia, serif";
const SANS = "'Alegreya Sans', 'Segoe UI', sans-serif";
/** The right column begins here. */
const COLUMN = 700;

/** Draws it. The fonts of the house are waited for, else the first picture would look like no other. */
export async function draw(canvas: HTMLCanvasElement, poster: Poster): Promise<void> {
  await Promise.all([document.fonts?.load(`700 48px ${SERIF}`), document.fonts?.load(`400 24px ${SANS}`)]);
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  background(pen);
  pen.textBaseline = 'alphabetic';
  write(pen, `${poster.house} · ${poster.game}`, EDGE, 100, { font: `700 30px ${SERIF}`, colour: COLOURS.brass });
  write(pen, poster.verdict, EDGE, 192, { font: `700 82px ${SERIF}`, colour: poster.won ? COLOURS.won : COLOURS.lost });
  let y = paragraph(pen, poster.text, EDGE, 246, POSTER.width - 2 * EDGE, { font: `400 30px ${SANS}`, colour: COLOURS.ink, most: 2 });
  y = Math.max(y, 310) + 24;
  rule(pen, y - 34);
  let left = y + 6;
  for (const point of poster.points.slice(-5)) {
    left = paragraph(pen, `◆ ${point}`, EDGE, left, COLUMN - EDGE - 40, { font: `400 24px ${SANS}`, colour: COLOURS.ink, most: 2 }) + 8;
    if (left > POSTER.height - 96) break;
  }
  let right = y + 6;
  for (const { label, value } of poster.figures.slice(0, 5)) {
    right = paragraph(pen, `${label}: ${value}`, COLUMN, right, POSTER.width - COLUMN - EDGE, { font: `700 24px ${SANS}`, colour: COLOURS.muted, most: 2 }) + 8;
  }
  paragraph(pen, poster.names.join(' · '), EDGE, POSTER.height - 52, POSTER.width - 2 * EDGE, {
    font: `700 24px ${SANS}`, colour: COLOURS.brass, most: 1,
  });
}

/** As a file; null where the browser cannot make one. */
export function asFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob === null ? null : new File([blob], name, { type: 'image/png' })), 'image/png'),
  );
}

/** Breaks a text into lines that fit; what is too much ends in dots. */
export function wrapped(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!;
  while (last !== '' && !fits(`${last} …`)) last = last.split(' ').slice(0, -1).join(' ');
  return [...lines.slice(0, most - 1), `${last} …`];
}

interface Ink {
  font: string;
  colour: string;
}

function background(pen: CanvasRenderingContext2D): void {
  const { width, height } = POSTER;
  const wood = pen.createRadialGradient(width / 2, height / 3, 80, width / 2, height / 2, width * 0.7);
  wood.addColorStop(0, COLOURS.panel);
  wood.addColorStop(1, COLOURS.hall);
  pen.fillStyle = wood;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = COLOURS.brass;
  pen.lineWidth = 4;
  pen.strokeRect(20, 20, width - 40, height - 40);
  pen.lineWidth = 1;
  pen.strokeRect(30, 30, width - 60, height - 60);
}

function rule(pen: CanvasRenderingContext2D, y: number): void {
  pen.fillStyle = COLOURS.brass;
  pen.fillRect(EDGE, y, POSTER.width - 2 * EDGE, 1);
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, { font, colour }: Ink): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, POSTER.width - x - EDGE);
}

/** Returns where the next line would stand. */
function paragraph(pen: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, ink: Ink & { most: number }): number {
  pen.font = ink.font;
  const high = Number(/(\d+)px/u.exec(ink.font)?.[1] ?? 24) * 1.25;
  const lines = wrapped(text, (line) => pen.measureText(line).width <= width, ink.most);
  lines.forEach((line, i) => write(pen, line, x, y + i * high, ink));
  return y + lines.length * high;
}
