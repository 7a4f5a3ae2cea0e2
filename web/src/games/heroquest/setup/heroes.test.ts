import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../../../lib/protocol';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import type * as HeroQuest from '../protocol';
import { content, prompt, table } from '../samples';
import Setup from './Setup.svelte';
import { willing } from './willing.svelte';

const OPTIONS: HeroQuest.Answer[] = [{ move: 'takewhoisleft' }, { move: 'takehero', hero: 'barbarian' }, { move: 'takehero', hero: 'elf' }];
const seat = (n: number, yours: boolean): SeatInfo => ({ seat: n, role: 'hero', kind: yours ? 'human' : 'bot', name: '', bot: yours ? '' : 'cunning', online: true, asked: true, yours, invited: false, away: null, stands_in: false, absent: '', wish: null, known_to: [], program: false, late: 0 });
let drawn: Record<string, unknown> | null = null;

function choose(me: number, company: string[], mine: readonly number[]) {
  const act = vi.fn<(answer: HeroQuest.Answer) => Promise<boolean>>(() => Promise.resolve(true));
  drawn = mount(Setup, {
    target: document.body,
    props: {
      prompt: { ...prompt(OPTIONS, null), question: 'heroquest.hero' }, view: table({ heroes: [], company }), content, me,
      seats: company.map((_, at) => seat(at + 1, mine.includes(at + 1))), act, why: vi.fn(),
    },
  });
  flushSync();
  return act;
}
const at = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('heroquest');
});
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
  willing.seats = new Set();
});

describe('choosing a hero', () => {
  it('takes the hero whose card is pressed', () => {
    const act = choose(1, ['', ''], [1]);
    at('hero-elf')!.click();
    expect(act).toHaveBeenCalledWith({ move: 'takehero', hero: 'elf' });
    expect(at('all-as-suggested')).toBeNull();
  });

  it('shows what others have taken', () => {
    choose(1, ['', 'elf'], [1]);
    expect(at('setup')!.textContent).toContain('Hero 2: Elf');
  });

  it('is settled for all own heroes by one press', async () => {
    const first = choose(1, ['', '', ''], [1, 2]);
    at('all-as-suggested')!.click();
    expect(first).toHaveBeenCalledWith({ move: 'takewhoisleft' });
    await unmount(drawn!);
    const second = choose(2, ['left', '', ''], [1, 2]);
    expect(second).toHaveBeenCalledWith({ move: 'takewhoisleft' });
    await unmount(drawn!);
    expect(choose(2, ['left', '', ''], [1, 2])).not.toHaveBeenCalled();
  });
});
