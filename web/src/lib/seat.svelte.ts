/** What one seat of a table sees, kept up to date by the updates of the server. */

import { applyPatch, PatchError } from './patch';
import type { AutoState, ClockInfo, Line, OptionInfo, PromptInfo, Update } from './protocol';

export interface RunningClock extends ClockInfo {
  /** When it runs out, as Date.now() counts. */
  until: number;
}

export interface SeatState {
  readonly view: any;
  readonly version: number;
  readonly lines: readonly Line[];
  readonly prompt: PromptInfo | null;
  /** What the seat may do although nobody asks for it. */
  readonly asides: readonly OptionInfo[];
  readonly clock: RunningClock | null;
  readonly auto: AutoState | null;
  /** The lines that came with the latest update; none when everything was sent again. */
  readonly news: readonly Line[];
  /** Counts how often everything was sent. */
  readonly epoch: number;
}

export class Seat implements SeatState {
  view: any = $state.raw(null);
  version = $state(0);
  lines: readonly Line[] = $state.raw([]);
  prompt: PromptInfo | null = $state.raw(null);
  asides: readonly OptionInfo[] = $state.raw([]);
  clock: RunningClock | null = $state.raw(null);
  auto: AutoState | null = $state.raw(null);
  news: readonly Line[] = $state.raw([]);
  epoch = $state(0);

  /** As it is at this moment. */
  snapshot(): SeatState {
    const { view, version, lines, prompt, asides, clock, auto, news, epoch } = this;
    return { view, version, lines, prompt, asides, clock, auto, news, epoch };
  }

  /** Takes an update in. False: it does not fit to what is here, and nothing has changed. */
  take(update: Update): boolean {
    const whole = update.view !== undefined;
    if (!whole && (this.epoch === 0 || (update.base !== undefined && update.base !== this.version))) return false;
    const from = update.lines_from ?? (whole ? 0 : this.lines.length);
    if (from > this.lines.length) return false;
    let view = whole ? update.view : this.view;
    if (update.patch !== undefined) {
      try {
        view = applyPatch(view, update.patch);
      } catch (error) {
        if (error instanceof PatchError) return false;
        throw error;
      }
    }
    this.view = view;
    this.version = update.version;
    if (update.lines !== undefined || from < this.lines.length) {
      this.lines = [...this.lines.slice(0, from), ...(update.lines ?? [])];
    }
    this.news = whole ? [] : (update.lines ?? []);
    if (update.prompt !== undefined) this.prompt = update.prompt;
    if (update.asides !== undefined) this.asides = update.asides;
    if (update.clock !== undefined) {
      this.clock = update.clock && { ...update.clock, until: Date.now() + update.clock.left };
    }
    if (whole) this.epoch++;
    return true;
  }
}
