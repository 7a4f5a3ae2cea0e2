import { beforeAll, describe, expect, it } from 'vitest';

import { setLanguage } from '../lib/words.svelte';
import { botName } from './hall.svelte';
import { aboutLevel, botsToChoose, levelIn, LEVEL } from './levels';
import { TablePlan } from './plan.svelte';
import { mill } from './samples';

beforeAll(() => setLanguage('en', false));

describe('levels', () => {
  it('are read from the names of bots', () => {
    expect(['level@37', 'level', 'best', 'level@', 'level@1000'].map(levelIn)).toEqual([37, null, null, null, null]);
  });

  it('have the name of their stretch of the line', () => {
    const names = [0, 19, 20, 50, 62, 100].map((level) => botName(mill(), `level@${level}`));
    expect(names).toEqual(['Greenhorn 0', 'Greenhorn 19', 'Apprentice 20', 'Adventurer 50', 'Expert 62', 'Master 100']);
  });

  it('say nothing about the people for whom they were chosen', () => {
    expect(botName(mill(), LEVEL)).toBe('Fits the table');
    expect(aboutLevel(LEVEL)).not.toMatch(/\d/u);
  });

  it('can be chosen by name, and who sits there now is among them', () => {
    const bots = botsToChoose({ bots: [...mill().bots, { name: 'other', title: 'Other', about: '', takes_time: true }] }, 'level@62').map(({ name }) => name);
    expect(bots[0]).toBe('level@62');
    expect(bots).toContain('level@50');
    expect(botsToChoose(undefined, '')).toEqual([]);
  });

  it('stay on offer for whoever has chosen another bot and thinks better of it', () => {
    expect(botsToChoose(mill(), 'best', LEVEL).map(({ name }) => name).slice(0, 2)).toEqual([LEVEL, 'weak']);
    expect(botsToChoose(mill(), LEVEL, LEVEL).filter(({ name }) => name === LEVEL)).toHaveLength(1);
  });
});

describe('a wish for wins', () => {
  it('lets all bots fit, and takes that back', () => {
    const plan = new TablePlan(mill());
    plan.setWins(50);
    expect(plan.places.every(({ bot }) => bot === LEVEL)).toBe(true);
    plan.choose('gm');
    expect(plan.places.filter(({ to }) => to === 'bot').every(({ bot }) => bot === LEVEL)).toBe(true);
    plan.setWins(0);
    expect(plan.places.some(({ bot }) => bot === LEVEL)).toBe(false);
  });

  it('leaves alone who was chosen by hand while it only changes', () => {
    const plan = new TablePlan(mill());
    plan.setWins(50);
    plan.places = plan.places.map((place) => ({ ...place, bot: 'best' }));
    plan.setWins(75);
    expect(plan.places.every(({ bot }) => bot === 'best')).toBe(true);
  });
});
