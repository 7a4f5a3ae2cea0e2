import { describe, expect, it } from 'vitest';
import { fits, nextTip, type Situation } from '../../learn/lesson';
import type { Line } from '../../lib/protocol';
import { lessons } from './lesson';
import type * as StarQuest from './protocol';
import { hero, prompt, raiders, table } from './samples';
import german from './words/de/lesson.json';
import english from './words/en/lesson.json';

type Now = Situation<StarQuest.View>;

const tips = lessons.hero;
const moment = (values: Partial<Now>): Now => ({ view: table({ enemies: [] }), prompt: null, lines: [], me: 1, ...values });
const tip = (id: string) => tips.find((one) => one.id === id)!;
const line = (key: string, args: Line['args'] = {}): Line => ({ n: 1, key: `log.${key}`, text: '', args, rules: [] }) as unknown as Line;
const question = (name: string, ...answers: StarQuest.Answer[]) => ({ ...prompt(answers, null), question: `starquest.${name}` });
const end: StarQuest.Answer = { move: 'endactivation' };

/** Everything that the coach says in a moment, one after the other. */
function read(values: Partial<Now>): string[] {
  const now = moment(values);
  const done = new Set<string>();
  for (let next = nextTip(tips, now, done); next; next = nextTip(tips, now, done)) done.add(next.id);
  return [...done];
}

describe('the guided first mission', () => {
  it('has words for every tip in both languages', () => {
    const ids = tips.map(({ id }) => id).sort();
    expect([Object.keys(german.hero).sort(), Object.keys(english.hero).sort()]).toEqual([ids, ids]);
  });

  it('names rules as the rulebook does', () => {
    for (const rule of tips.flatMap(({ rules }) => rules ?? [])) expect(rule).toMatch(/^ST-\d+$/);
  });

  it('says why one is here, where to begin and whose moment it is', () => {
    const view = table({ round: 0, phase: 'setup', enemies: [] });
    expect(read({ view, prompt: question('deploy') })).toEqual(['goal', 'deploy']);
    expect(read({ prompt: question('next', { move: 'activate' }) })).toEqual(['next']);
  });

  it('begins an activation with what one is and how one goes', () => {
    expect(read({ view: table({ round: 1, enemies: [] }), prompt: prompt([end]) })).toEqual(['goal', 'next', 'self', 'move', 'rush', 'console']);
  });

  it('waits a round before it speaks of cover, sight and skills', () => {
    const answers: StarQuest.Answer[] = [{ move: 'useskill', skill: 'steady_aim', targets: [] }, end];
    expect(read({ prompt: prompt(answers) })).toEqual(expect.arrayContaining(['skill', 'cover', 'sight']));
    expect(read({ view: table({ round: 1 }), prompt: prompt(answers) })).not.toContain('cover');
  });

  it('speaks of shots when somebody can be shot at, and points at them', () => {
    const now = moment({ view: table({ enemies: [raiders(11, 10, 10)] }), prompt: question('shoot', { move: 'shoot', at: [['pistol', 11]] }, { move: 'holdfire' }) });
    expect(fits(tip('shoot'), now)).toBe(true);
    expect(tip('shoot').at!(now)).toEqual(['[data-testid="unit-11"]']);
    expect(fits(tip('shoot'), moment({ prompt: question('shoot', { move: 'holdfire' }) }))).toBe(false);
  });

  it('speaks of what is near when it is near', () => {
    const answers: StarQuest.Answer[] = [{ move: 'interact', marker: 1 }, { move: 'discover', token: 1 }, { move: 'revive', hero: 2 }, { move: 'charge', target: 11, path: [], jump: false }];
    expect(read({ prompt: prompt(answers) })).toEqual(expect.arrayContaining(['interact', 'token', 'revive', 'charge']));
  });

  it('offers one more action when the first is spent, and a rest when the breath is short', () => {
    const spent = table({ enemies: [], heroes: [hero(1, 10, 20, { actions: 0 })] });
    expect(read({ view: spent, prompt: prompt([{ move: 'exert' }, end], null) })).toContain('exert');
    expect(read({ prompt: prompt([{ move: 'exert' }, end]) })).not.toContain('exert');
    const tired = table({ enemies: [], heroes: [hero(1, 10, 20, { stamina: 1 })] });
    expect(read({ view: tired, prompt: prompt([{ move: 'rest' }, end]) })).toContain('rest');
    expect(read({ prompt: prompt([{ move: 'rest' }, end]) })).not.toContain('rest');
  });

  it('keeps to itself what only later is of use', () => {
    expect(read({ prompt: prompt([{ move: 'hold' }, end]) })).not.toContain('hold');
    expect(read({ view: table({ round: 3, enemies: [] }), prompt: prompt([{ move: 'hold' }, end]) })).toContain('hold');
  });

  it('says when there is nothing left to do', () => {
    const view = table({ enemies: [], heroes: [hero(1, 10, 20, { actions: 0, skill_actions: 0 })] });
    expect(read({ view, prompt: prompt([end], null) })).toContain('end');
    expect(read({ prompt: prompt([end]) })).not.toContain('end');
  });

  it('tells of what has happened, once it has', () => {
    const lines = [line('ai-holds'), line('alertness'), line('wave'), line('melee'), line('hero-wounded', { seat: 1 }), line('shaken'), line('unconscious', { seat: 2 })];
    expect(read({ lines })).toEqual(['enemies', 'alertness', 'wave', 'melee', 'hurt', 'shaken', 'down']);
    expect(read({ lines: [line('hero-wounded', { seat: 2 })] })).toEqual([]);
    const down = moment({ view: table({ heroes: [hero(1, 10, 20), hero(2, 6, 22, { down: true })] }), lines });
    expect(tip('down').at!(down)).toEqual(['[data-testid="party-2"]']);
  });

  it('ends with the mission', () => {
    expect(read({ prompt: question('onward', { move: 'takeon' }, { move: 'gohome' }) })).toEqual(['onward']);
    expect(read({ view: table({ how: 'passed' }) })).toEqual(['over']);
  });
});
