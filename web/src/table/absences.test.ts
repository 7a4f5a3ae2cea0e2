import { describe, expect, it } from 'vitest';
import { clockTime } from './absences.svelte';

describe('how long somebody is away', () => {
  it.each([
    [0, '0:00'],
    [65_000, '1:05'],
    [3_600_000, '1:00:00'],
  ])('%i is told as %s', (milliseconds, told) => {
    expect(clockTime(milliseconds)).toBe(told);
  });
});
