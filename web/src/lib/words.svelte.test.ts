import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { argumentsOf, fill } from './template';
import { games } from 'virtual:words';
import { canSay, firstLanguage, language, loadWordsOf, nameOf, say, sayIn, setLanguage } from './words.svelte';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Texts>(['../words/*/*.json', '../games/*/words/*/*.json'], { import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true,
});

function flat(texts: Texts, before: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${before}.${key}`, text] as [string, string]] : flat(text, `${before}.${key}`),
  );
}

function allOf(lang: string): Map<string, string> {
  const entries = Object.entries(files).flatMap(([file, texts]) => {
    const [folder, name] = file.split('/').slice(-2) as [string, string];
    const subject = name.replace('.json', '');
    const game = /games\/([^/]+)\//.exec(file)?.[1];
    return folder === lang ? flat(texts, game === undefined ? subject : `${game}.${subject}`) : [];
  });
  return new Map(entries);
}

describe('templates', () => {
  it('insert and count', () => {
    expect(fill('{who} has {n|one card|{n} cards}.', { who: 'Ada', n: 1 }, 'en')).toBe('Ada has one card.');
    expect(fill('{who} has {n|one card|{n} cards}.', { who: 'Ada', n: 3 }, 'en')).toBe('Ada has 3 cards.');
    expect(fill('{n|keine Karte|eine Karte}', { n: 0 }, 'de')).toBe('eine Karte');
  });

  it('write numbers as the language does', () => {
    expect(fill('{n}', { n: 12345 }, 'en')).toBe('12,345');
    expect(fill('{n}', { n: 12345 }, 'de')).toBe('12.345');
  });

  it('know the plurals of other languages', () => {
    const cards = '{n|{n} karta|{n} karty|{n} kart}';
    expect([1, 2, 5].map((n) => fill(cards, { n }, 'pl'))).toEqual(['1 karta', '2 karty', '5 kart']);
  });

  it('show what was not given', () => {
    expect(fill('Hello {who}', {}, 'en')).toBe('Hello {who}');
  });
});

describe('languages', () => {
  const reference = language.all[0]!;

  it('are at least two', () => {
    expect(language.all.length).toBeGreaterThanOrEqual(2);
  });

  it.each(language.all.filter((lang) => lang !== reference))('%s has the same keys as the first', (lang) => {
    expect([...allOf(lang).keys()].sort()).toEqual([...allOf(reference).keys()].sort());
  });

  it.each(language.all.filter((lang) => lang !== reference))('%s has the same arguments as the first', (lang) => {
    const texts = allOf(lang);
    for (const [key, text] of allOf(reference)) {
      expect([key, ...[...argumentsOf(texts.get(key) ?? '')].sort()]).toEqual([key, ...[...argumentsOf(text)].sort()]);
    }
  });

  it('have a text for everything that is said', () => {
    const known = allOf(reference);
    const missing: string[] = [];
    for (const [file, source] of Object.entries(sources)) {
      for (const [, key] of source.matchAll(/\bsay\(\s*['"]([a-z][\w.-]*)['"]/g)) {
        if (!known.has(key!)) missing.push(`${file}: ${key}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

describe('the chosen language', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => setLanguage('en'));

  it('changes at once what is said', async () => {
    await setLanguage('de');
    const heard: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void heard.push(say('common.close')));
    });
    flushSync();
    await setLanguage('en');
    flushSync();
    stop();
    expect(heard).toHaveLength(2);
    expect(heard[0]).not.toBe(heard[1]);
    expect(document.documentElement.lang).toBe('en');
  });

  it('is remembered', async () => {
    await setLanguage('de');
    expect(firstLanguage()).toBe('de');
  });

  it('that is not there is refused', async () => {
    await expect(setLanguage('xx')).rejects.toThrow('xx');
  });

  it('shows a key without a text as it is', async () => {
    await setLanguage('en');
    expect(say('common.nothing.of.the.kind')).toBe('common.nothing.of.the.kind');
    expect(canSay('common.close')).toBe(true);
    expect(canSay('common')).toBe(false);
  });

  it('is named in itself', () => {
    expect(nameOf('de')).toBe('Deutsch');
    expect(nameOf('en')).toBe('English');
  });
});

describe('the words of a game', () => {
  const told = (name: string) => [...allOf('en').keys()].some((key) => key.startsWith(`${name}.hall.`));
  const game = Object.keys(games).find(told)!;
  const second = Object.keys(games).find((name) => name !== game)!;
  const first = (name: string, lang: string) => {
    const hall = (key: string) => key.startsWith(`${name}.hall.`);
    return [...allOf(lang)].find(([key, text]) => key.startsWith(`${name}.`) && !hall(key) && !text.includes('{'))!;
  };

  it('come when they are wanted; what the hall says about it is there before', async () => {
    await setLanguage('en');
    const hall = [...allOf('en').keys()].find((key) => key.startsWith(`${game}.hall.`))!;
    const [key, text] = first(game, 'en');
    expect([canSay(hall), canSay(key)]).toEqual([true, false]);
    await loadWordsOf(game);
    expect([canSay(hall), say(key)]).toEqual([true, text]);
  });

  it('follow the language, also when both are changed at once', async () => {
    await setLanguage('en');
    await Promise.all([setLanguage('de'), loadWordsOf(second), loadWordsOf('mill')]);
    expect(language.current).toBe('de');
    for (const [key, text] of [first(game, 'de'), first(second, 'de')]) expect(say(key)).toBe(text);
    await setLanguage('en');
    for (const [key, text] of [first(game, 'en'), first(second, 'en')]) expect(say(key)).toBe(text);
  });

  it('come before those of the house under the same key', async () => {
    await setLanguage('en');
    expect(sayIn('mill', 'common.close')).toBe(say('common.close'));
    const game = Object.keys(games).find((name) => files[`../games/${name}/words/en/table.json`]?.['why'] !== undefined)!;
    await loadWordsOf(game);
    expect(sayIn(game, 'table.why.hint')).not.toBe(say('table.why.hint'));
  });
});
