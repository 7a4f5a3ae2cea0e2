import { beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../lib/words.svelte';
import { framing } from '../../table/board/camera.svelte';
import { faceOf } from '../registry';
import { SCALE } from './board/scale';
import { content, table } from './samples';

const starquest = faceOf('starquest');
const line = (key: string, args: Record<string, unknown> = {}): Line => ({ n: 1, key: `log.${key}`, args, rules: [], text: '' });

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('starquest');
});

describe('what the frame knows of the game', () => {
  it('which answers end something, and that to go home is none to press by accident', () => {
    expect([{ move: 'endactivation' }, { move: 'holdfire' }, { move: 'gohome' }, { move: 'shoot' }].map(starquest.passes)).toEqual([true, true, false, false]);
  });

  it('which questions are answered on the board', () => {
    expect(['starquest.activation', 'starquest.split', 'kernel.roll'].map(starquest.answersOnBoard)).toEqual([true, true, false]);
    expect(['starquest.hero', 'starquest.next'].map(starquest.isSetup)).toEqual([true, false]);
  });

  it('what things are called, and what a seat plays', () => {
    expect(['raiders', 'pistol', 'crate', 'unheard'].map((id) => starquest.nameOfThing(content, id))).toEqual(['Raiders', 'Pistol', 'Crate', 'unheard']);
    expect(starquest.roleOf({ seat: 2, view: table(), content, settings: {} })).toBe('Breaker');
    expect(starquest.roleOf({ seat: 1, view: table({ heroes: [], company: ['breaker', 'left'] }), content, settings: {} })).toBe('Breaker');
    expect(starquest.roleOf({ seat: 1, view: null, content, settings: { company: ['pilot'] } })).toBe('Pilot');
  });

  it('what a way costs is told in inches', () => {
    expect([starquest.priced('inches', 4250, table()), starquest.priced('inches', 4250, table({ small: true })), starquest.priced('stamina', 2, table())]).toEqual(['4.25″', '2.13″', '']);
  });
});

describe('what is more than a line', () => {
  it('a wave is a big moment, good only for whoever plays the enemies', () => {
    expect(starquest.moment(line('wave'), 1)).toMatchObject({ weight: 'big', tone: 'bad' });
    expect(starquest.moment(line('wave'), 0)).toMatchObject({ weight: 'big', tone: 'good' });
    expect(starquest.moment(line('holds'), 1)).toBeNull();
  });

  it('many wounds at once are told again', () => {
    expect(starquest.moment(line('hero-wounded', { seat: 1, n: 1 }), 1)).toMatchObject({ weight: 'heard' });
    expect(starquest.moment(line('hero-wounded', { seat: 1, n: 3 }), 1)).toMatchObject({ weight: 'told' });
  });

  it('hits whom it names', () => {
    const hits = (key: string, args: Record<string, unknown>) => starquest.hits(line(key, args), 1, table());
    expect([hits('hero-wounded', { seat: 1 }), hits('shot', { unit: 11, target: 1 }), hits('shaken', { unit: 1 }), hits('shot', { unit: 1, target: 11 })]).toEqual([true, true, true, false]);
  });
});

describe('after a mission', () => {
  const ended = (won: boolean, mission: string) => ({ lines: [], view: table({ mission }), content, me: 1, won, settings: { threat: 'normal' }, nameOf: () => '' });
  it('comes the next one, the same again, or an easier one of its kind', () => {
    expect(starquest.proposals(ended(true, 'test')).map(({ text }) => text)).toEqual(['Next: The next one']);
    expect(starquest.proposals(ended(false, 'test'))[0]!.settings).toMatchObject({ mission: 'test' });
    expect(starquest.proposals(ended(false, 'new_mission'))[0]!.settings).toMatchObject({ threat: 'easy' });
  });

  it('counts in camp only what is left of the purse', () => {
    const camp = { ...ended(true, 'test'), view: table({ visit: 'camp', credits: 28 }) };
    expect(starquest.verdict(camp)).toBe('The camp is broken up.');
    expect(starquest.figures(camp).map(({ value }) => value)).toEqual(['28']);
    expect(starquest.proposals(camp)).toEqual([]);
  });
});

describe('the camera', () => {
  const box = { left: 0, top: 0, right: 48, bottom: 48 };
  it('shows the whole table where it can be told apart, and else the part around whoever acts', () => {
    expect(framing(box, { width: 1200, height: 700 }, { x: 2, y: 46 }, SCALE)).toMatchObject({ x: 24, y: 24 });
    const near = framing(box, { width: 390, height: 500 }, { x: 2, y: 46 }, SCALE);
    expect(near.zoom).toBe(SCALE.close);
    expect(near.x).toBeCloseTo(390 / SCALE.close / 2 - SCALE.margin);
  });
});
