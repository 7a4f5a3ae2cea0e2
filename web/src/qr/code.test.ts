import { describe, expect, it } from 'vitest';

import { qrCode } from './code';

const picture = (text: string): string[] => qrCode(text)!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

/** Read by another program when it was written down. */
const PICTURE = [
  '#######.##.##.#######',
  '#.....#..####.#.....#',
  '#.###.#...###.#.###.#',
  '#.###.#.##.#..#.###.#',
  '#.###.#.#...#.#.###.#',
  '#.....#.#.##..#.....#',
  '#######.#.#.#.#######',
  '........#.###........',
  '#...#.###..#.#####..#',
  '##......##.##...###..',
  '#.#..####.##....#..#.',
  '.####..#..#..#..#..#.',
  '.....##..##.##.....##',
  '........#.#.#...###..',
  '#######.#...#...#..#.',
  '#.....#....##..##..#.',
  '#.###.#.#.##.##.##.#.',
  '#.###.#..####...#.###',
  '#.###.#...##..#.#.#..',
  '#.....#...#..####....',
  '#######.##..####.#..#',
];

describe('a QR code', () => {
  it('is the one that other programs read', () => {
    expect(picture('questhall')).toEqual(PICTURE);
  });

  it('grows with its text, and ends where ten versions end', () => {
    const sizes = [1, 14, 15, 100, 122, 213].map((length) => qrCode('x'.repeat(length))!.length);
    expect(sizes).toEqual([21, 21, 25, 41, 45, 57]);
    expect(qrCode('x'.repeat(214))).toBeNull();
  });

  it('counts the bytes of a text, not its letters', () => {
    expect([qrCode('u'.repeat(14))!.length, qrCode('ü'.repeat(14))!.length]).toEqual([21, 29]);
  });

  it('has its three corners and the lines between them', () => {
    const drawn = qrCode('https://hall.example/table/k3v9#a-secret-that-only-one-person-may-have')!;
    const last = drawn.length - 1;
    for (const [x, y] of [[0, 0], [last - 6, 0], [0, last - 6]] as const) {
      expect(drawn[y]!.slice(x, x + 7)).toEqual(Array(7).fill(true));
      expect(drawn[y + 3]!.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
    }
    for (let i = 8; i <= last - 8; i++) expect([drawn[6]![i], drawn[i]![6]]).toEqual([i % 2 === 0, i % 2 === 0]);
  });
});
