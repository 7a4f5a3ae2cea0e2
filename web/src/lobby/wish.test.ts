import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Chances } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import { TablePlan } from './plan.svelte';
import { mill } from './samples';
import WinWish from './WinWish.svelte';

const even: Chances = {
  own: 45, levels: [{ seat: 0, level: 50 }, { seat: 2, level: 10 }], dialled: 'master', chance: 50, least: 20, most: 80, error: 6, why: '', unlike: [],
};

let mounted: Record<string, unknown> | undefined;

beforeEach(async () => {
  document.body.innerHTML = '';
  await setLanguage('en', false);
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  vi.unstubAllGlobals();
});

async function told(found: Partial<Chances>, wins = 50, change: (plan: TablePlan) => void = () => {}): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...even, ...found })));
  const plan = new TablePlan(mill());
  plan.choose('alone');
  change(plan);
  plan.setWins(wins);
  mounted = mount(WinWish, { target: document.body, props: { plan } });
  await vi.waitFor(() => {
    flushSync();
    expect(promised()).not.toBe('');
  });
  return promised();
}

function promised(): string {
  return document.querySelector('[data-testid="win-promise"]')!.textContent.trim();
}

describe('what is promised to whoever says how often they want to win', () => {
  it('is told with how sure it is', async () => {
    expect(await told({})).toContain('A bot plays Miller, at about Adventurer 50. You should win about 50 % of such games, probably between 38 and 62 %.');
  });

  it('never goes beyond none and all', async () => {
    expect(await told({ chance: 95, most: 95 }, 90)).toContain('between 83 and 100 %');
  });

  it('names the weakest fellows where somebody cannot lose often enough with them', async () => {
    expect(await told({ dialled: 'fellows', chance: 82, least: 82, most: 90 })).toContain('not even with the weakest bots at your side');
  });

  it('names the strongest fellows where somebody cannot win often enough with them', async () => {
    expect(await told({ dialled: 'fellows', chance: 40, least: 10, most: 40 })).toContain('not even with the strongest bots at your side');
  });

  it('names the strongest bots where somebody plays against them', async () => {
    expect(await told({ chance: 93, least: 93, most: 99 })).toContain('not even against the strongest bots');
  });

  it('says for whom newcomers are taken', async () => {
    expect(await told({}, 50, (plan) => plan.choose('friends'))).toContain('Whoever is still to come counts as new');
  });
});

describe('where nothing can be promised', () => {
  it('says what is to be chosen differently', async () => {
    const text = await told({ why: 'not-measured', unlike: ['heroes', 'difficulty'] });
    expect(text).toContain('one hero, The difficulty “Decide at the table”');
  });

  it('says that too few games were counted', async () => {
    expect(await told({ why: 'not-measured' })).toContain('too few such games');
  });
});
