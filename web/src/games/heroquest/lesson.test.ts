import { describe, expect, it } from 'vitest';
import { fits, nextTip, type Situation, type Tip } from '../../learn/lesson';
import type { Line } from '../../lib/protocol';
import { lessons } from './lesson';
import type * as HeroQuest from './protocol';
import { monster, prompt, reach, ROWS, table } from './samples';
import german from './words/de/lesson.json';
import english from './words/en/lesson.json';

type Now = Situation<HeroQuest.View>;

function read(tips: readonly Tip<HeroQuest.View>[], values: Partial<Now>): string[] {
  const now: Now = { view: table({ monsters: [], chests: [] }), prompt: null, lines: [], me: 1, ...values };
  const done = new Set<string>();
  for (let tip = nextTip(tips, now, done); tip; tip = nextTip(tips, now, done)) done.add(tip.id);
  return [...done];
}
const line = (key: string): Line => ({ n: 1, key: `log.${key}`, text: '', args: {}, rules: [] }) as unknown as Line;

describe('the guided first quests', () => {
  it.each(['hero', 'master'] as const)('have words for every tip in both languages: %s', (name) => {
    const ids = lessons[name].map(({ id }) => id).sort();
    expect([Object.keys(german[name]).sort(), Object.keys(english[name]).sort()]).toEqual([ids, ids]);
  });
});

describe('a hero', () => {
  it('begins with what one sees and how one goes', () => {
    expect(read(lessons.hero, { view: table({ round: 1, monsters: [], chests: [] }), prompt: prompt([{ move: 'endturn' }]) })).toEqual(['goal', 'company', 'move']);
  });

  it('hears of a door, of a monster and of a blow when they come', () => {
    const view = table({ monsters: [monster(11, 7)], chests: [] });
    expect(read(lessons.hero, { view, prompt: prompt([{ move: 'opendoor', door: 0 }, { move: 'attack', target: 11, weapon: 'hand' }]) })).toEqual(
      expect.arrayContaining(['door', 'monster', 'attack']),
    );
  });

  it('hears when there is nothing left to do', () => {
    expect(read(lessons.hero, { prompt: prompt([{ move: 'endturn' }], reach([])) })).toContain('end');
  });
});

describe('a game master', () => {
  const plan = { rows: ROWS, doors: [], furniture: [], chests: [], traps: [], foes: [], wandering: 'goblin', events_done: [], notes: [], edicts: true };
  const screen = (more: Partial<HeroQuest.View> = {}) => table({ plan, seat: 0, turn: 0, round: 1, monsters: [], chests: [], ...more });
  const question = (name: string, ...answers: HeroQuest.Answer[]) => ({ ...prompt(answers, name === 'monster' ? reach([[1, 1]]) : null), question: `heroquest.${name}` });
  const now = (values: Partial<Now>): Now => ({ view: screen(), prompt: null, lines: [], me: 0, ...values });
  const tip = (id: string) => lessons.master.find((one) => one.id === id)!;

  it('begins with the plan, before anybody is asked', () => {
    expect(read(lessons.master, now({}))).toEqual(['screen', 'plan']);
  });

  it('leads a monster from its choice to the end of the turn', () => {
    const view = screen({ monsters: [monster(11, 7)], acting: 11 });
    expect(read(lessons.master, now({ view, prompt: question('master', { move: 'act', monster: 11 }, { move: 'endmaster' }) }))).toContain('turn');
    expect(read(lessons.master, now({ view, prompt: question('monster', { move: 'attack', target: 1, weapon: 'hand' }, { move: 'rest' }) }))).toEqual(
      expect.arrayContaining(['walk', 'attack']),
    );
    expect(read(lessons.master, now({ view, prompt: question('master', { move: 'endmaster' }) }))).toContain('end');
  });

  it('hears of magic only where a monster knows some', () => {
    expect(fits(tip('magic'), now({ prompt: question('monster', { move: 'rest' }) }))).toBe(false);
    expect(fits(tip('magic'), now({ prompt: question('monster', { move: 'cast', spell: 'darkness', target: 0, squares: [] }) }))).toBe(true);
  });

  it('goes on when an edict was really spoken', () => {
    const view = screen({ round: 3 });
    for (const [id, key] of [['notes', 'note'], ['monster', 'edict-monster'], ['speak', 'edict-speaks'], ['roll', 'edict-roll']] as const) {
      expect(fits(tip(id), now({ view }))).toBe(true);
      expect(fits(tip(id), now({ view, lines: [line(key)] }))).toBe(false);
    }
    expect(fits(tip('back'), now({ view }))).toBe(false);
    expect(fits(tip('back'), now({ view, lines: [line('edict-monster')] }))).toBe(true);
  });
});
