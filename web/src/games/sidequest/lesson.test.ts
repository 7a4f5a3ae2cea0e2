import { describe, expect, it } from 'vitest';
import german from './words/de/lesson.json';
import english from './words/en/lesson.json';
import type { Line, PromptInfo } from '../../lib/protocol';
import type * as SideQuest from './protocol';
import { nextTip, type Situation } from '../../learn/lesson';
import { lessons } from './lesson';

const ME = 1;

function table(values: Partial<SideQuest.View> = {}, hand: string[] = []): SideQuest.View {
  const hero = { seat: ME, hand, partner: 0, lp: 6, burn: 0, sets: [], equipment: [] } as unknown as SideQuest.HeroView;
  const gm = { hand: [], creatures: [], bound: 0, main_boss: 'mother', second_boss: 'saint' } as unknown as SideQuest.GmView;
  return {
    seat: ME, round: 1, side: 'heroes', boss: 0, winner: '', completed: 0, heroes: [hero], gm, things: {}, chain: [], zone: [], world: 0,
    world_look: [], ...values,
  } as unknown as SideQuest.View;
}

function asks(question: string, ...answers: unknown[]): PromptInfo {
  return {
    ask: 1, question: `sidequest.${question}`, title: '', hint: '', rules: [], open: false, about: [], domain: null, thing: '',
    reaction: question === 'react', options: answers.map((answer) => ({ answer, text: '' })),
  };
}

const line = (key: string, args: Record<string, unknown> = {}): Line => ({ n: 0, key, args, rules: [], text: '' });

const thing = (id: number, owner: number, values: Partial<SideQuest.ThingView>): SideQuest.ThingView =>
  ({ id, owner, zone: 'field', keywords: {}, face_down: false, burn: 0, paralyzed: false, ...values }) as SideQuest.ThingView;

function moment(values: Partial<Situation<SideQuest.View>>): Situation<SideQuest.View> {
  return { view: table(), prompt: null, lines: [], me: ME, ...values };
}

/** All tips of a moment, one after the other, as somebody reads them who clicks each away. */
function read(now: Situation<SideQuest.View>, already: string[] = [], tips = lessons.hero): string[] {
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
    const tip = nextTip(lessons.hero, now, new Set(['goal', 'costs']));
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
    expect(read(now, ['goal', 'gm-turn'])).toEqual(['react', 'auto', 'any-time']);
  });

  it('celebrates the prize and the end', () => {
    expect(read(moment({ lines: [line('log.prize', { seat: ME })] }))).toEqual(['prize']);
    expect(read(moment({ view: table({ winner: 'heroes' }) }))).toEqual(['over']);
  });

  it('speaks of reacting at any time as soon as something could be played unasked', () => {
    const asides = [{ answer: { move: 'castnow', card: 'thicket' }, text: '' }];
    expect(read(moment({ asides }))).toEqual(['any-time']);
    expect(read(moment({}))).toEqual([]);
  });

  it('explains what is new on the table: Nimble, face-down cards of both sides, a partner, few LP', () => {
    const attack = asks('hero-attacks', { move: 'attack', attacker: 1, target: 12 });
    const things = { 12: thing(12, 0, { keywords: { nimble: 1 } }), 13: thing(13, 0, { face_down: true }), 14: thing(14, ME, { face_down: true }) };
    expect(read(moment({ view: table({ things }), prompt: attack }), ['goal'])).toEqual(['attack', 'nimble', 'face-down', 'hidden']);
    const hero = { ...table().heroes[0]!, partner: 15, lp: 2 };
    expect(read(moment({ view: table({ heroes: [hero] }) }))).toEqual(['low', 'bound']);
  });

  it('says nothing but farewell when the game is over', () => {
    const lines = [line('log.world'), line('log.lp', { seat: ME })];
    expect(read(moment({ view: table({ winner: 'gm', side: 'gm' }), lines }))).toEqual(['over']);
  });

  it('does not stumble over a table it does not understand', () => {
    expect(read({ view: {} as SideQuest.View, prompt: null, lines: [line('log.strange')], me: ME })).toEqual([]);
  });

});

describe('the first game as GM', () => {
  const screen = (values: Partial<SideQuest.View> = {}, gm: Partial<SideQuest.GmView> = {}) =>
    table({ seat: 0, ...values, gm: { ...table().gm, ...gm } });
  const hears = (values: Partial<Situation<SideQuest.View>>, already = ['goal', 'bosses', 'heroes-turn']) =>
    read(moment({ view: screen(), me: 0, ...values }), already, lessons.gm);

  it('begins with the goal and the Bosses while the Heroes move', () => {
    expect(hears({}, [])).toEqual(['goal', 'bosses', 'heroes-turn']);
  });

  it('tells that an Encounter needs a creature, and what it binds', () => {
    const view = screen({ side: 'gm' }, { hand: ['rat', 'giant'] });
    expect(hears({ view, prompt: asks('gm-main', { move: 'summon', card: 'rat' }) })).toEqual(['summon', 'hand', 'why']);
    const after = screen({ side: 'gm' }, { bound: 1, creatures: [11], hand: ['giant'] });
    expect(hears({ view: after, prompt: asks('gm-main', { move: 'done' }), lines: [line('log.encounter')] })).toEqual(
      ['hand', 'encounter', 'bound', 'undo', 'why', 'save'],
    );
  });

  it('leads from the declaration to the piece of armor', () => {
    const declare = asks('declare', { move: 'declare', attacks: [] }, { move: 'declare', attacks: [[11, ME]] });
    expect(hears({ prompt: declare })).toEqual(['declare', 'targets']);
    expect(hears({ prompt: asks('declare', { move: 'declare', attacks: [] }, { move: 'reveal', creature: 12 }) })).toEqual(['reveal']);
    expect(hears({ prompt: asks('armor', { move: 'armor', piece: 20 }), lines: [line('log.attack')] })).toEqual(['answers', 'armor']);
  });

  it('knows the Secondary Boss in the hand and the Main Boss on the table', () => {
    const prompt = asks('gm-main', { move: 'done' });
    expect(hears({ view: screen({}, { hand: ['saint'] }), prompt })).toContain('second');
    expect(hears({ view: screen({ boss: 30 }) })).toEqual(['boss']);
  });
});

it.each(['hero', 'gm'] as const)('the lesson %s has words for every tip, and no words without a tip', (name) => {
  const ids = lessons[name].map((tip) => tip.id).sort();
  expect(Object.keys(english[name]).sort()).toEqual(ids);
  expect(Object.keys(german[name]).sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
