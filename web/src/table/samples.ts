/** A small table for the tests: the other end of the wire, who sits there, what is asked. */
import { flushSync } from 'svelte';
import type { SeatInfo } from '../lib/protocol';

/** A WebSocket whose other end is the test. */
export class Wire {
  static last: Wire;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
    this.onclose = null;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

export const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat, role: seat === 0 ? 'gm' : 'hero', kind: 'human', name: `Person ${seat}`, bot: '', online: true, asked: false,
  yours: true, invited: false, away: null, stands_in: false, absent: '', wish: null, known_to: [], program: false, late: 0, ...more,
});
export const line = (n: number) => ({ n, key: 'log.draw', args: {}, rules: [], text: `line ${n}` });
export const prompt = (ask: number) => ({
  ask, question: 'mill.react', title: 'Do you react?', hint: '', rules: [], open: false, about: [], domain: null, thing: '',
  reaction: true, options: [{ answer: { move: 'pass' }, text: 'Pass' }],
});
export const update = (seat: number, more: object = {}) => ({
  type: 'update', seat, version: 1, view: { asked: [] }, lines_from: 0, lines: [line(0)], prompt: null, clock: null, ...more,
});
