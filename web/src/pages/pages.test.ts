import { beforeEach, describe, expect, it } from 'vitest';

import type { TableSummary } from '../lib/protocol';
import { route } from '../lib/router.svelte';
import { setLanguage } from '../lib/words.svelte';
import { mill, pack } from '../lobby/samples';
import { toasts } from '../ui/toasts.svelte';
import Cards from './Cards.svelte';
import Lobby from './Lobby.svelte';
import Me from './Me.svelte';
import NewTable from './NewTable.svelte';
import Rules from './Rules.svelte';
import { asked, at, hall, onStage, posted, press, server, settle, show, write } from './stage';

onStage();

function table(id: string, more: Partial<TableSummary> = {}): TableSummary {
  const seats = [{ seat: 0, role: 'miller', kind: 'bot', name: '' }, { seat: 1, role: 'stone', kind: 'open', name: '' }];
  return {
    id, game: 'mill', status: 'lobby', seats, free: 1, created: 0, updated: Date.now(), heroes: 1, outcome: '',
    yours: [], campaign: '', asked: [], won: null, ...more,
  };
}

describe('the lobby', () => {
  it('begins a game alone against the game master with one click', async () => {
    server['POST /api/tables'] = { id: 'abc' };
    await show(Lobby);
    await press('play-now');
    expect(posted()).toEqual(['POST', '/api/tables', expect.objectContaining({
      game: 'mill', start: true, settings: { heroes: 1 },
      seats: [{ seat: 0, to: 'bot', bot: 'best', name: '' }, { seat: 1, to: 'me', bot: '', name: '' }],
    })]);
    expect([route.page, route.params.id]).toEqual(['table', 'abc']);
  });

  it('begins the guided first game', async () => {
    server['POST /api/lessons/mill'] = { id: 'first' };
    await show(Lobby);
    await press('learn');
    expect(route.path).toBe('/table/first');
  });

  it('says why a table was not opened', async () => {
    server['POST /api/tables'] = 'You have too many tables.';
    await show(Lobby);
    await press('play-now');
    expect(route.page).toBe('lobby');
    expect(toasts.list.map((shown) => shown.text)).toEqual(['You have too many tables.']);
  });

  it('lists open tables and the own ones apart', async () => {
    server['/api/tables'] = { tables: [table('a'), table('b', { yours: [1] }), table('c', { status: 'playing', free: 0 })] };
    server['/api/mine'] = { tables: [table('b', { yours: [1], status: 'playing' }), table('d', { yours: [1], status: 'over' })] };
    await show(Lobby);
    const shown = [...document.querySelectorAll('[data-testid^="table-"]')].map((node) => (node as HTMLElement).dataset.testid);
    expect(shown).toEqual(['table-b', 'table-a', 'table-c']);
    expect(at('table-a').textContent).toContain('Sit down');
    expect(at('table-b').textContent).toContain('Go on');
    expect(at('table-c').textContent).toContain('Watch');
    expect(at('table-a').textContent).toContain('Stone 1: free');
  });

  it('says when the server does not answer, and tries again', async () => {
    server['/api/hall'] = 'Closed for the night.';
    await show(Lobby);
    expect(document.body.textContent).toContain('Closed for the night.');
    server['/api/hall'] = hall;
    document.querySelector<HTMLElement>('[role=alert] button')!.click();
    await settle();
    expect(document.body.textContent).not.toContain('Closed for the night.');
    expect(at('play-now')).not.toBeNull();
  });

  it('changes its language at once', async () => {
    await show(Lobby);
    const before = document.querySelector('h1')!.textContent;
    await setLanguage('de');
    await settle();
    expect(document.querySelector('h1')!.textContent).not.toBe(before);
  });
});

describe('a new table', () => {
  it('shows no hands to spectators where nobody hides anything', async () => {
    server['/api/hall'] = { ...hall, games: [mill({ secrets: false })] };
    await show(NewTable);
    expect(at('spectators')).not.toBeNull();
    expect(at('hands')).toBeNull();
  });

  it('tells of a long story how it begins, and the rest to whoever asks', async () => {
    const story = `${'The mill has been empty for years, and nobody dares to go there. '.repeat(4)}There it ends.`;
    const [first, ...rest] = mill().agreements;
    const told = { ...first!, values: first!.values.map((one) => ({ ...one, about: story })) };
    server['/api/hall'] = { ...hall, games: [mill({ agreements: [told, ...rest] })] };
    await show(NewTable);
    expect(at(told.name)!.textContent).not.toContain('There it ends.');
    await press(`${told.name}-${told.values[0]!.value}-more`);
    expect(at(told.name)!.textContent!.match(/There it ends/g)).toHaveLength(1);
  });

  it('is opened for friends, with what was agreed', async () => {
    server['POST /api/tables'] = { id: 'abc' };
    await show(NewTable);
    await press('heroes-3');
    await press('seat-3-bot');
    await press('difficulty-hard');
    await press('flying');
    await press('turn_limit-120000');
    await press('door-open');
    await press('hands-180');
    await press('pace-100');
    await press('open-table');
    expect(posted()![2]).toEqual({
      game: 'mill',
      settings: { heroes: 3, difficulty: 'hard', flying: true, turn_limit: 120_000 },
      options: { open: true, spectators: true, open_hands_after: 180, pace: 100, patience: 60, program_seconds: 30, wins: 0 },
      seats: [
        { seat: 0, to: 'bot', bot: 'best', name: '' },
        { seat: 1, to: 'me', bot: '', name: '' },
        { seat: 2, to: 'open', bot: '', name: '' },
        { seat: 3, to: 'bot', bot: 'best', name: '' },
      ],
      start: false,
    });
    expect(route.path).toBe('/table/abc');
  });

  it('starts at once when nobody is missing', async () => {
    server['POST /api/tables'] = { id: 'abc' };
    await show(NewTable);
    await press('occasion-gm');
    await press('start');
    expect(posted()![2]).toMatchObject({ start: true, settings: { heroes: 2 } });
  });

  it('says which rule a wish breaks', async () => {
    server['POST /api/tables'] = 'Not with so many.';
    await show(NewTable);
    await press('open-table');
    expect(toasts.list[0]).toMatchObject({ text: 'Not with so many.', rules: ['ML-1'], game: 'mill' });
  });
});

describe('a new table of a game without a game master', () => {
  beforeEach(() => {
    const packs = [pack('core', { core: true }), pack('sea', { needs: ['core'] }), pack('torn', { errors: ['It is torn.'] })];
    const game = mill({ master: 'never', together: 'open', heroes: [1, 5], packs, own_dice: true });
    server['/api/hall'] = { ...hall, games: [game] };
    server['POST /api/tables'] = { id: 'abc' };
  });

  it('has no seat for one and speaks of none', async () => {
    await show(NewTable);
    expect([at('occasion-gm'), at('seat-0'), at('master')]).toEqual([null, null, null]);
    expect(at('occasion').textContent).not.toContain('game master');
    await press('occasion-alone');
    await press('heroes-5');
    await press('start');
    expect(posted()![2]).toMatchObject({ settings: { heroes: 5 }, seats: [1, 2, 3, 4, 5].map((seat) => ({ seat, to: 'me' })) });
  });

  it('is played with the packs and the dice that were chosen', async () => {
    await show(NewTable);
    const torn = at('pack-torn') as HTMLInputElement;
    expect([torn.disabled, torn.checked, at('packs').textContent!.includes('It is torn.')]).toEqual([true, false, true]);
    await press('pack-sea');
    const core = at('pack-core') as HTMLInputElement;
    expect([core.checked, core.disabled, core.getAttribute('aria-describedby')]).toEqual([true, true, `${core.id}-about`]);
    await press('own-dice');
    await press('open-table');
    expect(posted()![2]).toMatchObject({ settings: { heroes: 2, packs: ['core', 'sea'], own_dice: [1, 2] } });
  });

  it('begins with the settings that the address names', async () => {
    await show(NewTable, `/new?game=mill&settings=${encodeURIComponent('{"heroes":4,"difficulty":"hard"}')}`);
    await press('open-table');
    expect(posted()![2]).toMatchObject({ settings: { heroes: 4, difficulty: 'hard' } });
  });
});

describe('cards and rules', () => {
  it('are those of the first game that the hall lists, until somebody has looked at another', async () => {
    localStorage.clear();
    server['/api/games/mill/rules'] = { preface: '', chapters: [] };
    await show(Rules);
    expect(asked).toHaveBeenCalledWith('GET', '/api/games/mill/rules', undefined);
  });

  it('of a game without a library are not offered', async () => {
    await show(Lobby);
    expect(document.querySelector('a[href="/rules/mill"]')).not.toBeNull();
    expect(document.querySelector('a[href="/cards?game=mill"]')).toBeNull();
  });

  it('are said to be missing where there are none', async () => {
    await show(Cards);
    expect(document.body.textContent).toContain('no cards');
  });
});

describe('tables that nobody plays at', () => {
  it('are said to be put away or archived, and where they lead', async () => {
    server['/api/mine'] = { tables: [table('a', { yours: [1], status: 'away' }), table('b', { yours: [1], status: 'archived' })] };
    await show(Me);
    expect(at('table-a').textContent).toContain('put away');
    expect(at('table-a').textContent).toContain('Go on');
    expect(at('table-b').textContent).toContain('archived');
    expect(at('table-b').querySelector('a')!.getAttribute('href')).toBe('/table/b');
  });
});

describe('my games', () => {
  it('has replays of what is over', async () => {
    server['/api/mine'] = { tables: [table('d', { yours: [1], status: 'over', outcome: 'The heroes win.' })] };
    await show(Me);
    expect(at('table-d').textContent).toContain('The heroes win.');
    expect(at('table-d').querySelector('a')!.getAttribute('href')).toBe('/replay/d');
  });

  it('says whose turn it is, and puts the tables first that wait for me', async () => {
    const seats = [{ seat: 0, role: 'miller', kind: 'human', name: 'Bob' }, { seat: 1, role: 'stone', kind: 'human', name: '' }];
    const playing = { status: 'playing', yours: [1], seats };
    server['/api/mine'] = { tables: [table('a', { ...playing, asked: [0] }), table('b', { ...playing, asked: [0, 1] })] };
    await show(Me);
    const shown = [...document.querySelectorAll('[data-testid^="table-"]')].map((node) => (node as HTMLElement).dataset.testid);
    expect(shown).toEqual(['table-b', 'table-a']);
    expect(at('table-b').textContent).toContain('Your turn');
    expect(at('table-a').textContent).toContain('Waiting for Bob');
  });

  it('says who has won', async () => {
    const over = { status: 'over', yours: [1], outcome: 'The dragon sleeps.' };
    server['/api/mine'] = { tables: [table('a', { ...over, won: true }), table('b', { ...over, won: false }), table('c', { ...over })] };
    await show(Me);
    expect(['a', 'b', 'c'].map((id) => at(`table-${id}`).querySelector('.status')!.textContent)).toEqual(['won', 'lost', 'over']);
  });

  it('refuses a short password before the server does', async () => {
    await show(Me);
    await write('account-name', 'Ada');
    await press('account-enter');
    expect(posted()).toBeUndefined();
    expect(document.querySelector('[role=alert]')!.textContent).toContain('8');
  });

  it.each([
    ['account-leave', '/api/session'],
    ['account-leave-everywhere', '/api/sessions'],
  ])('logs out: %s', async (button, address) => {
    server['/api/hall'] = { ...hall, me: { account: 'Ada', guest: false, program: '' } };
    server[`DELETE ${address}`] = {};
    await show(Me);
    expect(document.body.textContent).toContain('Ada');
    server['/api/hall'] = hall;
    await press(button);
    expect(asked).toHaveBeenCalledWith('DELETE', address, undefined);
    expect(at('account-enter')).not.toBeNull();
  });

  it('makes a token for a program, shows it once, and withdraws it', async () => {
    server['POST /api/programs'] = { id: 'r1', name: 'Weaver', token: 'qh-0123' };
    await show(Me);
    server['/api/programs'] = { programs: [{ id: 'r1', name: 'Weaver', created: 0 }], most: 10 };
    await write('program-name', 'Weaver');
    await press('program-make');
    expect((at('program-token') as HTMLInputElement).value).toBe('qh-0123');
    server['DELETE /api/programs/r1'] = {};
    server['/api/programs'] = { programs: [], most: 10 };
    await press('program-withdraw');
    expect(asked).toHaveBeenCalledWith('DELETE', '/api/programs/r1', undefined);
    expect(document.querySelector('[data-testid=program-token]')).toBeNull();
  });
});
