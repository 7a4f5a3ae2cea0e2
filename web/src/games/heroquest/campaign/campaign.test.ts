import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import type * as HeroQuest from '../protocol';
import { content, gear } from '../samples';
import Company from './Company.svelte';

const quests = [{ id: 'mill', name: 'The Mill', briefing: '', aim: '', level: 1 }, { id: 'saint', name: 'The Saint', briefing: '', aim: '', level: 2 }];
const member: HeroQuest.MemberView = {
  hero: 'barbarian', name: '', body: 8, mind: 2, most_body: 10, most_mind: 5, points: 3, passed: 3, gold: 45, gear: [gear('longsword', { notched: true })],
  bag: [], scrolls: ['tempest'], unknown: 2, injuries: [], fallen: false,
};
let drawn: Record<string, unknown> | null = null;

function draw(more: Partial<HeroQuest.CampaignView> = {}): string {
  const shown: HeroQuest.CampaignView = { done: [{ quest: 'mill', how: 'fallen' }, { quest: 'mill', how: 'passed' }], next: 'saint', in_town: true, ahead: 3, gain: 10, heroes: [member, { ...member, hero: 'elf', gold: 5 }], ...more };
  drawn = mount(Company, { target: document.body, props: { shown, content: { ...content, quests } } });
  flushSync();
  return document.body.textContent ?? '';
}

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('heroquest');
});
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

describe('a company between two quests', () => {
  it('has a road behind it and before it', () => {
    const told = draw();
    const stations = [...document.querySelectorAll('[data-testid="road"] li')].map((one) => one.className.split(' ')[0]);
    expect(stations).toEqual(['lost', 'passed', 'town', 'next', 'unknown']);
    expect(document.querySelector('[aria-current="step"]')!.textContent).toContain('In town');
    expect(told).toContain('3 more quests');
  });

  it('shows everybody with what they carry and what has become of it', () => {
    const told = draw();
    for (const words of ['Barbarian', 'Elf', 'Longsword', 'damaged', 'tempest', '2 things', '3/10', '50']) expect(told).toContain(words);
  });

  it('says where nobody has been chosen yet, and when the road has come to its end', () => {
    expect(draw({ done: [], heroes: [], in_town: false, next: '', ahead: 0 })).toContain('chosen at the table');
    expect(document.querySelectorAll('[data-testid="road"] li')).toHaveLength(0);
  });
});
