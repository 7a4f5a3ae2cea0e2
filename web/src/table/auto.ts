/** Automatic passes: what a seat has set, and how one card or the mode is changed. */
import type { AutoMode, AutoState } from '../lib/protocol';

export interface AutoSetting {
  mode: AutoMode;
  things: Record<string, boolean>;
}

/** What a seat wants to be asked because of one card. */
export type Wish = 'usual' | 'ask' | 'never';

export const MODES: readonly AutoMode[] = ['possible', 'all', 'turn', 'always'];
export const USUAL: AutoSetting = { mode: 'possible', things: {} };

export function settingOf(auto: AutoState | null): AutoSetting {
  return auto === null ? USUAL : { mode: auto.mode, things: auto.things };
}

export function isUsual(auto: AutoSetting): boolean {
  return auto.mode === USUAL.mode && Object.keys(auto.things).length === 0;
}

export function wishFor(auto: AutoSetting, card: string): Wish {
  const wish = auto.things[card];
  return wish === undefined ? 'usual' : wish ? 'ask' : 'never';
}

export function withWish(auto: AutoSetting, card: string, wish: Wish): AutoSetting {
  const { [card]: _, ...others } = auto.things;
  return { ...auto, things: wish === 'usual' ? others : { ...others, [card]: wish === 'ask' } };
}

/** The cards to show: those that could be a reason to ask, and those with a wish, each once. */
export function thingsToShow(auto: AutoSetting, reacting: readonly string[]): string[] {
  return [...new Set([...reacting, ...Object.keys(auto.things)])];
}
