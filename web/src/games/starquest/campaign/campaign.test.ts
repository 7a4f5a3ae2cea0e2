import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import type * as StarQuest from '../protocol';
import { content } from '../samples';
import Company from './Company.svelte';
import { stagesOf } from './road';

const member: StarQuest.MemberView = {
  hero: 'pilot', name: 'Mara', level: 2, xp: 11, next_level: 10, points: 90, quality: 4, defense: 5, tough: 9, wounds: 2, strength: 6, dexterity: 6, willpower: 4, stamina: 6,
  arms: [{ weapon: 'pistol', wares: ['scope'] }], wares: [], skills: ['mark_target'], spells: [], kits: ['med_kit'], status: [], injuries: [],
};
const station = (how: string, chapter = 1): StarQuest.StationView => ({ mission: 'test', how, title: { en: 'Test mission' }, text: { en: 'It went so.' }, chapter });
const party: StarQuest.CampaignView = { done: [station('lost'), station('passed')], next: 'next', chapter: 2, in_camp: true, shopping: true, ahead: [2, 3], credits: 40, heroes: [member] };
let drawn: Record<string, unknown> | null = null;

function draw(more: Partial<StarQuest.CampaignView> = {}): string {
  drawn = mount(Company, { target: document.body, props: { shown: { ...party, ...more }, content } });
  flushSync();
  return document.body.textContent ?? '';
}

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('starquest');
});
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

describe('the road of a campaign', () => {
  it('has chapters, with what was played, what comes and what nobody knows', () => {
    const stages = stagesOf(party).map(({ chapter, stations }) => [chapter, stations.map(({ kind }) => kind)]);
    expect(stages).toEqual([[1, ['lost', 'passed', 'camp']], [2, ['next', 'ahead']], [3, ['ahead']]]);
  });

  it('tells what is played once more after it was lost', () => {
    expect(stagesOf(party)[0]!.stations.map(({ again }) => again)).toEqual([false, true, false]);
    const lost = stagesOf({ ...party, done: [station('lost')], chapter: 1, next: 'test', ahead: [] });
    expect(lost[0]!.stations.map(({ kind, again }) => [kind, again])).toEqual([['lost', false], ['camp', false], ['next', true]]);
  });
});

describe('a party between two missions', () => {
  it('is where the camp is', () => {
    const told = draw();
    expect(document.querySelector('[aria-current="step"]')!.textContent).toContain('Camp with a trader');
    for (const words of ['Chapter 2', 'The next one', 'Test mission', '40 credits', 'one mission passed']) expect(told).toContain(words);
  });

  it('shows everybody with what they are and carry', () => {
    const told = draw();
    for (const words of ['Mara', 'Pilot', '11 experience', 'A new level waits', 'Pistol', '+ scope', 'med_kit', 'Mark target']) expect(told).toContain(words);
  });

  it('says that nobody was chosen yet, and that dice decide how long it will be', () => {
    const told = draw({ done: [], heroes: [], in_camp: false, next: 'new_mission', chapter: 1, ahead: [] });
    expect(told).toContain('chosen at the table');
    expect(told).toContain('dice will say');
  });

  it('says when it has come to its end', () => {
    expect(draw({ next: '', in_camp: false, ahead: [] })).toContain('come to its end');
  });
});
