import { expect, it } from 'vitest';
import { promiseOf } from './seed';

it('the promise about the dice is the one that the kernel gives', async () => {
  expect(await promiseOf('7', globalThis.crypto.subtle)).toBe('9c9c7d834ef58a7cb2da75eff6844304575c636671c3bab31195f6f25ab73355');
});
