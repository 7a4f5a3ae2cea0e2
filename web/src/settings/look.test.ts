import { beforeEach, expect, it, vi } from 'vitest';

import { look, still } from './look.svelte';

const system = (little: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches: little, addEventListener: () => undefined }));
const page = (): DOMStringMap => document.documentElement.dataset;

beforeEach(() => {
  look.theme = 'auto';
  look.motion = 'auto';
  look.text = 'normal';
});

it('keeps what was chosen and tells the styles', () => {
  look.theme = 'light';
  look.text = 'large';
  expect([page()['theme'], page()['text']]).toEqual(['light', 'large']);
  expect([localStorage.getItem('questhall.theme'), localStorage.getItem('questhall.text')]).toEqual(['light', 'large']);
});

it('follows the system in motion until somebody chooses', () => {
  system(true);
  expect(still()).toBe(true);
  look.motion = 'full';
  expect([still(), page()['motion']]).toEqual([false, 'lively']);
  system(false);
  look.motion = 'less';
  expect([still(), page()['motion']]).toEqual([true, 'still']);
});

it('paints the frame of the browser like the page', () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: dark)"><meta name="theme-color" media="(prefers-color-scheme: light)">';
  const paints = () => [...document.querySelectorAll('meta')].map((paint) => paint.content);
  look.theme = 'light';
  expect(new Set(paints()).size).toBe(1);
  look.theme = 'auto';
  expect(new Set(paints()).size).toBe(2);
});
