import { describe, expect, it } from 'vitest';
import german from './words/de/lesson.json';
import english from './words/en/lesson.json';
import type { Line, PromptInfo } from '../../lib/protocol';
import type * as SideQuest from './protocol';
import { nextTip, type Situation } from '../../learn/lesson';
import { lessons } from './lesson';

const tips = lessons.hero;

const ME = 1;

function table(values: Partial<SideQuest.View> = {}, hand: string[] = []): SideQuest.View {
  const hero = { seat: ME, hand, partner: 0 } as unknown as SideQuest.HeroView;
  return { round: 1, side: 'heroes', boss: 0, winner: '', heroes: [hero], ...values } as SideQuest.View;
}

function asks(question: string, ...answers: unknown[]): PromptInfo {
  return {
    ask: 1, question: `sidequest.${question}`, title: '', hint: '', rules: [], open: false, about: [], domain: null, thing: '',
    reaction: question === 'react', options: answers.map((answer) => ({ answer, text: '' })),
  };
}

const line = (key: string, args: Record<string, unknown> = {}): Line => ({ n: 0, key, args, rules: [], text: '' });

function moment(values: Partial<Situation<SideQuest.View>>): Situation<SideQuest.View> {
  return { view: table(), prompt: null, lines: [], me: ME, ...values };
}

/** All tips of a moment, one after the other, as somebody reads them who clicks each away. */
function read(now: Situation<SideQuest.View>, already: string[] = []): string[] {
  const done = new Set(already);
  const ids: string[] = [];
  for (let tip = nextTip(tips, now, done); tip; tip = nextTip(tips, now, done)) {
    ids.push(tip.id);
    done.add(tip.id);
  }
  return ids;
}

describe('the guided first game', () => {
  it('begins with the goal, then explains the question', () => {
    expect(read(moment({ prompt: asks('create') }))).toEqual(['goal', 'create']);
  });

  it('explains the hand, what can be played, what cannot, and how to go on', () => {
    const now = moment({
      view: table({}, ['sling', 'wolf', 'dragon']),
      prompt: asks('hero-main', { move: 'done' }, { move: 'equip', card: 'sling' }, { move: 'summon', card: 'wolf' }),
    });
    expect(read(now, ['goal'])).toEqual(['costs', 'equip', 'summon', 'why', 'done']);
  });

  it('points at the card it talks about', () => {
    const now = moment({ view: table({}, ['wolf']), prompt: asks('hero-main', { move: 'summon', card: 'wolf' }) });
    const tip = nextTip(tips, now, new Set(['goal', 'costs']));
    expect(tip?.at?.(now)[0]).toBe('[data-testid="hand-wolf"]');
  });

  it('speaks of taking back only when there is something to take back', () => {
    const prompt = asks('hero-main', { move: 'done' });
    expect(read(moment({ prompt }))).not.toContain('undo');
    expect(read(moment({ prompt, lines: [line('log.summon', { seat: ME })] }))).toContain('undo');
    expect(read(moment({ prompt, lines: [line('log.summon', { seat: 0 })] }))).not.toContain('undo');
  });

  it('knows an attack from an empty field', () => {
    const attack = asks('hero-attacks', { move: 'attack', attacker: 1, target: 12 });
    expect(read(moment({ prompt: attack }), ['goal'])).toEqual(['attack']);
    expect(read(moment({ prompt: asks('hero-attacks', { move: 'done' }) }), ['goal'])).toEqual(['no-target']);
  });

  it('explains reactions, then automatic passes, when the first window opens', () => {
    const now = moment({ view: table({ side: 'gm' }), prompt: asks('react', { move: 'pass' }) });
    expect(read(now, ['goal', 'gm-turn'])).toEqual(['react', 'auto']);
  });

  it('celebrates the prize and the end', () => {
    expect(read(moment({ lines: [line('log.prize', { seat: ME })] }))).toEqual(['prize']);
    expect(read(moment({ view: table({ winner: 'heroes' }) }))).toEqual(['over']);
  });

  it('does not stumble over a table it does not understand', () => {
    expect(read({ view: {} as SideQuest.View, prompt: null, lines: [line('log.strange')], me: ME })).toEqual([]);
  });

  it('has words for every tip, and no words without a tip', () => {
    const ids = tips.map((tip) => tip.id).sort();
    expect(Object.keys(english.hero).sort()).toEqual(ids);
    expect(Object.keys(german.hero).sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
