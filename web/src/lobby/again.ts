/** A new table with the settings of another: its address, and what that address says. */

import type { Settings } from './plan.svelte';

export function againAddress(game: string, settings: unknown): string {
  return `/new?${new URLSearchParams({ game, settings: JSON.stringify(settings) })}`;
}

/** The settings that an address names; none where it was cut short. */
export function settingsIn(query: URLSearchParams): Settings {
  try {
    const settings: unknown = JSON.parse(query.get('settings') ?? '{}');
    return typeof settings === 'object' && settings !== null && !Array.isArray(settings) ? (settings as Settings) : {};
  } catch {
    return {};
  }
}
