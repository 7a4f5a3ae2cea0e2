import { describe, expect, it } from 'vitest';

import { againAddress, settingsIn } from './again';
import { TablePlan } from './plan.svelte';
import { mill, pack } from './samples';

describe('a table that is being planned', () => {
  it('is sent with what was agreed and nothing else', () => {
    expect(new TablePlan(mill()).settings()).toEqual({ heroes: 2 });
  });

  it('has a game master where that is agreed, and a seat for one', () => {
    const plan = new TablePlan(mill({ master: 'agreed', heroes: [2, 5] }));
    expect([plan.settings(), plan.places.map(({ seat }) => seat)]).toEqual([{ heroes: 2, master: false }, [1, 2]]);
    plan.setMaster(true);
    expect([plan.settings(), plan.places.map(({ seat }) => seat)]).toEqual([{ heroes: 2, master: true }, [0, 1, 2]]);
    plan.choose('gm');
    plan.setMaster(false);
    expect([plan.occasion, plan.places.map(({ to }) => to)]).toEqual(['friends', ['bot', 'bot']]);
  });

  it('has one by wish of who wants to be it', () => {
    const plan = new TablePlan(mill({ master: 'agreed' }));
    plan.choose('gm');
    expect([plan.master, plan.places[0]]).toEqual([true, { seat: 0, to: 'me', bot: 'best' }]);
  });

  it('names the seats of people where they roll their own dice', () => {
    const plan = new TablePlan(mill({ own_dice: true }));
    plan.ownDice = true;
    expect(plan.settings()).toEqual({ heroes: 2, own_dice: [1, 2] });
    plan.choose('alone');
    expect(plan.settings()).toEqual({ heroes: 1, own_dice: [1] });
  });

  it('takes over the settings of another, by its address', () => {
    const settings = { heroes: 3, difficulty: 'hard', flying: false, turn_limit: 0, packs: ['core', 'sea'], own_dice: [] };
    const query = new URL(againAddress('mill', settings), 'http://hall').searchParams;
    const game = mill({ packs: [pack('core', { core: true }), pack('sea', { needs: ['core'] })] });
    expect(query.get('game')).toBe('mill');
    expect(new TablePlan(game, settingsIn(query)).settings()).toEqual({ heroes: 3, difficulty: 'hard', packs: ['core', 'sea'] });
  });

  it('is as usual where an address was cut short', () => {
    expect(settingsIn(new URLSearchParams('settings=%7B%22hero'))).toEqual({});
    expect(settingsIn(new URLSearchParams('settings=[1]'))).toEqual({});
  });
});
