import { afterEach, describe, expect, it, vi } from 'vitest';
import { gestures, type Meant } from './gestures';

let stop = (): void => {};

function follow(more: Partial<Meant> = {}) {
  const node = document.body.appendChild(document.createElement('div'));
  const meant = { tap: vi.fn(), pan: vi.fn(), zoom: vi.fn(), hover: vi.fn(), leave: vi.fn(), ...more };
  stop = gestures(node, meant);
  const fire = (type: string, x: number, y: number, pointerType = 'touch', pointerId = 1) =>
    node.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType, pointerId, bubbles: true }));
  return { node, meant, fire };
}

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('fingers and mouse', () => {
  it('a press that stays where it is, is a tap', () => {
    const { meant, fire } = follow();
    fire('pointerdown', 10, 10);
    fire('pointermove', 12, 11);
    fire('pointerup', 12, 11);
    fire('pointerleave', 12, 11);
    expect(meant.tap).toHaveBeenCalledWith(12, 11, true, false);
    expect(meant.pan).not.toHaveBeenCalled();
    // What a finger has pointed at stays pointed at.
    expect(meant.leave).not.toHaveBeenCalled();
  });

  it('a press that moves drags, and presses nothing', () => {
    const { meant, fire } = follow();
    fire('pointerdown', 10, 10);
    fire('pointermove', 30, 10);
    fire('pointerup', 30, 10);
    expect(meant.pan).toHaveBeenCalledWith(20, 0);
    expect(meant.tap).not.toHaveBeenCalled();
  });

  it('a drag that begins on something takes it along and puts it down', () => {
    const [grab, carry, drop] = [vi.fn(() => true), vi.fn(), vi.fn()];
    const { meant, fire } = follow({ grab, carry, drop });
    fire('pointerdown', 10, 10);
    fire('pointermove', 30, 10);
    fire('pointerup', 40, 10);
    expect(grab).toHaveBeenCalledWith(10, 10);
    expect(carry).toHaveBeenCalledWith(30, 10);
    expect(drop).toHaveBeenCalledWith(40, 10);
    expect(meant.pan).not.toHaveBeenCalled();
  });

  it('two fingers pinch', () => {
    const { meant, fire } = follow();
    fire('pointerdown', 0, 0, 'touch', 1);
    fire('pointerdown', 100, 0, 'touch', 2);
    fire('pointermove', 200, 0, 'touch', 2);
    expect(meant.zoom).toHaveBeenCalledWith(2, 100, 0);
  });

  it('the mouse points without pressing, and leaves', () => {
    const { meant, fire } = follow();
    fire('pointermove', 5, 6, 'mouse');
    fire('pointerleave', 5, 6, 'mouse');
    expect(meant.hover).toHaveBeenCalledWith(5, 6);
    expect(meant.leave).toHaveBeenCalled();
  });
});
