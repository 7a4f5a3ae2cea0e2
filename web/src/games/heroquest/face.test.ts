import { beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../lib/words.svelte';
import type { Ended } from '../face';
import { faceOf } from '../registry';
import { framing } from '../../table/board/camera.svelte';
import { SCALE } from './board/scale';
import { content, gear, hero, monster, table } from './samples';
import { slotsOf, wear } from './sheet/slots';
import { toggled } from './setup/choosing';

const heroquest = faceOf('heroquest');
const line = (key: string, args: Record<string, unknown> = {}): Line => ({ n: 1, key: `log.${key}`, args, rules: [], text: '' });

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('heroquest');
});

describe('what the frame knows of the game', () => {
  it('who is awaited: whose turn it is, or who leads the monster that acts', () => {
    expect(heroquest.awaited(table({ turn: 2 }))).toEqual([2]);
    expect(heroquest.awaited(table({ turn: 0, acting: 11, monsters: [monster(11, 8, { led_by: 1 })] }))).toEqual([1]);
    expect(heroquest.awaited(table({ how: 'passed' }))).toEqual([]);
  });

  it('which answers end something, and that leaving the dungeon is none to press by accident', () => {
    expect([{ move: 'endturn' }, { move: 'rest' }, { move: 'leave' }, { move: 'attack' }].map(heroquest.passes)).toEqual([true, true, false, false]);
  });

  it('which questions are answered on the board', () => {
    expect(['heroquest.turn', 'heroquest.town', 'kernel.roll'].map(heroquest.answersOnBoard)).toEqual([true, true, false]);
  });

  it('what is a big moment, and for whom it is good', () => {
    expect(heroquest.moment(line('dead', { seat: 1 }), 1)).toMatchObject({ weight: 'big', tone: 'bad' });
    expect(heroquest.moment(line('dead', { seat: 1 }), 0)).toMatchObject({ tone: 'good' });
    expect(heroquest.moment(line('dies', { kind: 'dragon' }), 2)).toMatchObject({ weight: 'big', tone: 'good' });
    expect(heroquest.moment(line('dies', { kind: 'goblin' }), 2)).toMatchObject({ weight: 'heard' });
    expect(heroquest.moment(line('trap-pit', { seat: 1 }), 2)).toMatchObject({ weight: 'passing', tone: 'bad' });
    expect(heroquest.moment(line('walks', { seat: 1 }), 2)).toBeNull();
    expect(heroquest.hits(line('hurt-hero', { seat: 1 }), 1, null)).toBe(true);
  });

  it('what the end tells, and what to play next', () => {
    const ended: Ended = {
      lines: [line('hurt-hero', { n: 2 }), line('hurt-hero', { n: 1 }), line('room')], view: table({ how: 'passed', heroes: [hero(1, 0, { kills: 3, gold: 40 })] }),
      content: { ...content, quests: [{ id: 'mill', name: 'The Mill' }, { id: 'miller', name: 'The Miller' }] }, me: 1, won: true, settings: {}, nameOf: String,
    };
    expect(heroquest.figures(ended).map(({ value }) => value)).toEqual(['3', '1', '3', '40']);
    expect(heroquest.proposals(ended)).toMatchObject([{ settings: { quest: 'miller' } }]);
    expect(heroquest.proposals({ ...ended, view: table({ how: 'fallen' }), won: false })).toMatchObject([{ settings: { quest: 'mill' } }]);
  });
});

describe('the sheet', () => {
  it('has a place for everything, also for what is not there', () => {
    const bearer = hero(1, 0, { weapons: [gear('bow'), gear('longsword', { rusty: true })], armour: [gear('helmet')] });
    const found = Object.fromEntries(slotsOf(bearer, content).map(({ place, gear: thing }) => [place, thing?.thing ?? null]));
    expect(found).toEqual({ hand: 'longsword', back: 'bow', belt: null, head: 'helmet', arm: null, body: null, cloak: null });
    expect(wear(gear('longsword', { rusty: true, oiled: true }))).toEqual(['rusty', 'oiled']);
  });
});

it('as many spells are taken along as the mind holds', () => {
  expect(toggled(['a'], 'b', 2)).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b']);
});

describe('the camera', () => {
  const box = { left: 0, top: 0, right: 26, bottom: 19 };

  it('shows everything where that is large enough', () => {
    const look = framing(box, { width: 1200, height: 900 }, { x: 2, y: 2 }, SCALE);
    expect(look).toMatchObject({ x: 13, y: 9.5 });
    expect(look.zoom).toBeCloseTo(1200 / 27.6);
  });

  it('on a phone shows the part around whoever acts, and not more dark than needed', () => {
    const look = framing(box, { width: 390, height: 500 }, { x: 2, y: 2 }, SCALE);
    expect(look.zoom).toBe(40);
    expect(look.x).toBeCloseTo(390 / 40 / 2 - 0.8);
  });
});

describe('what a seat plays', () => {
  const role = (seat: number, view: unknown, settings: Record<string, unknown> = {}) => heroquest.roleOf({ seat, view, content, settings });
  it('is its hero, as soon as somebody has said which', () => {
    expect(role(2, table())).toBe('Elf');
    expect(role(1, table({ heroes: [], company: ['barbarian', 'left'] }))).toBe('Barbarian');
    expect(role(2, table({ heroes: [], company: ['barbarian', 'left'] }))).toBe('');
    expect(role(1, null, { company: ['elf'] })).toBe('Elf');
    expect(role(0, table())).toBe('');
  });
});
