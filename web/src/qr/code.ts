/**
 * A QR code for a link (ISO/IEC 18004): bytes, error correction level M (one seventh may be unreadable), versions 1 to
 * 10. That is enough for 213 bytes, and a link to a seat has about a hundred.
 */

/** Rows of dark (true) and light modules. */
export type Modules = readonly (readonly boolean[])[];

/** For versions 1 to 10: all codewords, those for correction in each block, and blocks. */
const VERSIONS = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
  [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
] as const;
const BYTES = 0b0100;
const LEVEL_M = 0b00;
const PAD = [0xec, 0x11] as const;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text; null if it is too long for one. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex((_, i) => headBits(i + 1) + 8 * bytes.length <= 8 * dataIn(i + 1)) + 1;
  if (version === 0) return null;
  const codewords = interleaved(dataOf(bytes, version), version);
  const drawn = MASKS.map((_, mask) => draw(version, codewords, mask));
  return drawn.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

function headBits(version: number): number {
  return 4 + (version < 10 ? 8 : 16);
}

function dataIn(version: number): number {
  const [all, correction, blocks] = VERSIONS[version - 1]!;
  return all - correction * blocks;
}

/** Mode, length, the bytes, and filling up to the full length. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const room = 8 * dataIn(version);
  const bits: number[] = [];
  const put = (value: number, n: number): void => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, headBits(version) - 4);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room - bits.length));
  put(0, -bits.length & 7);
  for (let i = 0; bits.length < room; i++) put(PAD[i % 2]!, 8);
  return Array.from({ length: room / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => byte * 2 + bit, 0));
}

/** In blocks, each with its correction; then one codeword of each block after the other. */
function interleaved(data: readonly number[], version: number): number[] {
  const [all, correction, blocks] = VERSIONS[version - 1]!;
  const short = Math.floor(all / blocks) - correction;
  const longOnes = all % blocks;
  const divisor = divisorOf(correction);
  const parts: number[][] = [];
  const corrections: number[][] = [];
  for (let i = 0, from = 0; i < blocks; i++) {
    const length = short + (i < blocks - longOnes ? 0 : 1);
    const part = data.slice(from, from + length);
    parts.push(part);
    corrections.push(remainder(part, divisor));
    from += length;
  }
  const across = (rows: readonly number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...across(parts, short + 1), ...across(corrections, correction)];
}

// --- Reed and Solomon, over 256 numbers with the polynomial 0x11d ---------------------------------------

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((part, i) => (rest[i]! ^= times(part, factor)));
  }
  return rest;
}

// --- the picture -----------------------------------------------------------------------------------------

function draw(version: number, codewords: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fix = (x: number, y: number, is: boolean): void => {
    if (dark[y]?.[x] === undefined) return;
    dark[y][x] = is;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    fix(6, i, i % 2 === 0);
    fix(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) finder(x, y, fix);
  const places = alignments(version, size);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const taken = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!taken) square(x, y, 2, (ring) => ring !== 1, fix);
    }),
  );
  formats(size, mask, fix);
  if (version >= 7) versions(size, version, fix);
  fill(size, codewords, fixed, dark);
  const masked = MASKS[mask]!;
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (!fixed[y]![x] && masked(x, y)) dark[y]![x] = !dark[y]![x];
  return dark;
}

type Fix = (x: number, y: number, is: boolean) => void;

/** Rings around a middle. */
function square(x: number, y: number, radius: number, isDark: (ring: number) => boolean, fix: Fix): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) fix(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}

function finder(x: number, y: number, fix: Fix): void {
  square(x, y, 4, (ring) => ring !== 2 && ring !== 4, fix);
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const n = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * n - 2)) * 2;
  return [6, ...Array.from({ length: n - 1 }, (_, i) => size - 7 - step * (n - 2 - i))];
}

/** What remains of bits after a division by a polynomial. */
function checkBits(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return rest;
}

/** Level and mask, twice. */
function formats(size: number, mask: number, fix: Fix): void {
  const data = (LEVEL_M << 3) | mask;
  const bits = ((data << 10) | checkBits(data, 10, 0x537)) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) fix(8, i, bit(i));
  fix(8, 7, bit(6));
  fix(8, 8, bit(7));
  fix(7, 8, bit(8));
  for (let i = 9; i < 15; i++) fix(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) fix(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) fix(8, size - 15 + i, bit(i));
  fix(8, size - 8, true);
}

/** From version 7 on the version too, twice. */
function versions(size: number, version: number, fix: Fix): void {
  const bits = (version << 12) | checkBits(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const is = ((bits >> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    fix(a, b, is);
    fix(b, a, is);
  }
}

/** In pairs of columns from the right, up and down in turns, around what is fixed. */
function fill(size: number, codewords: readonly number[], fixed: boolean[][], dark: boolean[][]): void {
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] || i >= 8 * codewords.length) continue;
        dark[y]![x] = ((codewords[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
        i += 1;
      }
    }
  }
}

/** How hard a picture is to read, by the four rules of the standard. */
function penalty(dark: Modules): number {
  const size = dark.length;
  const columns = Array.from({ length: size }, (_, x) => dark.map((row) => row[x]!));
  let points = 0;
  for (const line of [...dark, ...columns]) points += runs(line) + 40 * finders(line);
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const is = dark[y]![x];
      if (is === dark[y - 1]![x] && is === dark[y]![x - 1] && is === dark[y - 1]![x - 1]) points += 3;
    }
  const share = dark.flat().filter(Boolean).length / size ** 2;
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

function runs(line: readonly boolean[]): number {
  let points = 0;
  for (let from = 0, to = 1; from < line.length; from = to, to = from + 1) {
    while (to < line.length && line[to] === line[from]) to += 1;
    if (to - from >= 5) points += to - from - 2;
  }
  return points;
}

/** Places that look like the corner of a code, with light beside them. */
function finders(line: readonly boolean[]): number {
  const text = `0000${line.map(Number).join('')}0000`;
  let found = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.startsWith('10111010000', at) || text.startsWith('00001011101', at)) found += 1;
  }
  return found;
}
