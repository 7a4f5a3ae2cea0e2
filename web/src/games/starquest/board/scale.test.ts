import { describe, expect, it } from 'vitest';
import { bestSeen, enlarged, SCALE } from './scale';

describe('words on the table', () => {
  it('are drawn larger from afar, so that they can be read, and as they are from near', () => {
    expect(0.5 * 14 * enlarged(14, 0.5, 12)).toBeCloseTo(12);
    expect(enlarged(40, 0.5, 12)).toBe(1);
  });

  it('never grow so much that they hide what they are about', () => {
    expect(enlarged(1, 0.5, 12)).toBeLessThan(3);
  });
});

describe('where one looks from', () => {
  const phone = { width: 390, height: 560 };
  const desk = { width: 1100, height: 700 };

  it('in a small window is near whoever acts, and from there everything can be shown', () => {
    expect(bestSeen(phone, 48, { x: 5, y: 5 }).zoom).toBe(SCALE.close);
    expect(48 * bestSeen(phone, 48, null).zoom).toBeLessThan(phone.width);
  });

  it.each([
    [phone, 0, 104],
    [desk, 58, 40],
  ])('leaves nothing of the table below the tools', (window, left, top) => {
    const { x, y, zoom } = bestSeen(window, 48, { x: 0, y: 0 });
    expect((0 - x) * zoom + window.width / 2).toBeGreaterThanOrEqual(left);
    expect((0 - y) * zoom + window.height / 2).toBeGreaterThanOrEqual(top);
  });
});
