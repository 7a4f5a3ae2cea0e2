import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { play, type Tone } from './sounds';
import { sound as settings } from './settings.svelte';

const DING: readonly Tone[] = [{ from: 440, long: 0.1 }];
const clock = { currentTime: 10 };
const started: number[] = [];
const loud: number[] = [];
const param = { setValueAtTime: (value: number) => void loud.push(value), exponentialRampToValueAtTime: () => {} };

class Node {
  gain = param;
  frequency = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect = <T>(next: T): T => next;
  start = (at: number): void => void started.push(at);
  stop = (): void => {};
}

class Speaker {
  state = 'running';
  destination = new Node();
  get currentTime(): number {
    return clock.currentTime;
  }
}

beforeEach(() => {
  for (const [name, one] of Object.entries({ AudioContext: Speaker, OscillatorNode: Node, GainNode: Node })) vi.stubGlobal(name, one);
  settings.on = true;
  settings.volume = 1;
});
afterEach(() => {
  vi.unstubAllGlobals();
  clock.currentTime += 10;
  started.length = loud.length = 0;
});

describe('a sound', () => {
  it('is heard once, however many things call for it at the same moment', () => {
    play(DING);
    play(DING);
    expect(started).toHaveLength(1);
    clock.currentTime += 0.5;
    play(DING);
    expect(started).toHaveLength(2);
  });

  it('does not drown another one', () => {
    play(DING);
    play('turn');
    expect(started).toHaveLength(2);
  });

  it('is as loud as was chosen, and not there at all where nobody wants any', () => {
    play(DING);
    settings.volume = 0.5;
    clock.currentTime += 1;
    play(DING);
    expect(loud[1]).toBeCloseTo(loud[0]! / 2);
    settings.on = false;
    clock.currentTime += 1;
    play(DING);
    expect(started).toHaveLength(2);
  });
});
