import { describe, expect, it } from 'vitest';

import type { CampaignPage } from '../lib/protocol';
import { route } from '../lib/router.svelte';
import { mill } from '../lobby/samples';
import { toasts } from '../ui/toasts.svelte';
import Campaign from './Campaign.svelte';
import Campaigns from './Campaigns.svelte';
import Lobby from './Lobby.svelte';
import { at, hall, onStage, posted, press, server, settle, show, write } from './stage';

onStage();

const game = mill({ campaign: true, master: 'never', together: 'open' });
const summary = { id: 'c', game: 'mill', name: 'The long way', matches: 2, ended: false, updated: 0 };

function campaign(more: Partial<CampaignPage> = {}): CampaignPage {
  return {
    id: 'c', game: 'mill', name: 'The long way', settings: { heroes: 2, difficulty: 'hard' }, heroes: 2, retry: true, host: true,
    sheets: [{ title: 'Ada', fields: [['Gold', '12']] }], story: ['They set out.'],
    matches: [
      { table: 'one', title: 'The gate', status: 'won', at: 0 },
      { table: '', title: 'The hill', status: 'gone', at: 0 },
    ],
    next: { title: 'The ford', about: 'Cold water.' }, playing: '', may_retry: false, shown: null, why: '', ...more,
  };
}

async function read(page: CampaignPage): Promise<void> {
  server['/api/hall'] = { ...hall, games: [game] };
  server['/api/campaigns/c'] = page;
  await show(Campaign, '/campaign/c');
}

describe('campaigns', () => {
  it('are not spoken of where no game has any', async () => {
    await show(Lobby);
    expect(document.querySelector('a[href="/campaigns"]')).toBeNull();
  });

  it('are in the hall where there are some', async () => {
    server['/api/hall'] = { ...hall, games: [game] };
    server['/api/campaigns'] = { campaigns: [summary] };
    await show(Lobby);
    expect(at('campaign-c').textContent).toContain('2 matches');
    expect(at('campaign-c').querySelector('a')!.getAttribute('href')).toBe('/campaign/c');
  });

  it('are founded with a name and what is agreed for all matches', async () => {
    server['/api/hall'] = { ...hall, games: [mill({ name: 'other' }), game] };
    server['POST /api/campaigns'] = { id: 'new' };
    await show(Campaigns);
    await press('found');
    expect(posted()).toBeUndefined();
    expect(document.querySelector('[role=alert]')!.textContent).toContain('name');
    expect(at('campaign-name').getAttribute('aria-invalid')).toBe('true');
    await write('campaign-name', ' The long way ');
    await press('difficulty-hard');
    await press('retry');
    await press('found');
    expect(posted()![2]).toEqual({
      game: 'mill', name: 'The long way', settings: { heroes: 2, difficulty: 'hard' }, retry: false,
    });
    expect([route.page, route.params.id]).toEqual(['campaign', 'new']);
  });

  it('are taken in from a file', async () => {
    server['POST /api/campaigns/file'] = { id: 'old' };
    await show(Campaigns);
    const input = at('campaign-file') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [{ text: async () => 'the whole story' }] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(posted()![2]).toEqual({ file: 'the whole story' });
    expect(route.path).toBe('/campaign/old');
  });
});

describe('the page of a campaign', () => {
  it('tells of the company, the story and the matches', async () => {
    await read(campaign());
    const text = document.body.textContent!;
    for (const told of ['Ada', 'Gold', '12', 'They set out.', 'The ford', 'Cold water.']) expect(text).toContain(told);
    expect([...at('matches').querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/replay/one']);
    expect(at('campaign-download').getAttribute('href')).toBe('/api/campaigns/c/file');
    expect(at('retry-match')).toBeNull();
  });

  it('lays the table for the next match with the same company', async () => {
    server['POST /api/campaigns/c/match'] = { id: 'two' };
    await read(campaign());
    await press('go-on');
    expect(at('occasion-gm')).toBeNull();
    await press('occasion-alone');
    await press('play-match');
    expect(posted()![2]).toMatchObject({ again: false, start: true, seats: [{ seat: 1, to: 'me' }, { seat: 2, to: 'me' }] });
    expect(route.path).toBe('/table/two');
  });

  it('lets the last match be played again where that was agreed', async () => {
    server['POST /api/campaigns/c/match'] = 'Not again.';
    await read(campaign({ may_retry: true }));
    await press('retry-match');
    await press('play-match');
    expect(posted()![2]).toMatchObject({ again: true, start: false });
    expect(toasts.list[0]).toMatchObject({ text: 'Not again.' });
  });

  it('leads to the match that is being played', async () => {
    await read(campaign({ playing: 'now' }));
    expect(at('to-match').getAttribute('href')).toBe('/table/now');
    expect(at('go-on')).toBeNull();
  });

  it('says why it cannot go on, and to others that it is not theirs', async () => {
    await read(campaign({ why: 'The pack is gone.' }));
    expect([at('campaign-why').textContent, at('go-on')]).toEqual(['The pack is gone.', null]);
  });

  it('is over without a next match', async () => {
    await read(campaign({ next: null }));
    expect(at('go-on')).toBeNull();
    expect(document.body.textContent).toContain('has ended');
  });
});
