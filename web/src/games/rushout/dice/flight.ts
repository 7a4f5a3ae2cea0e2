/** Dice fly from where they lay to where they lie. Who wants little motion sees them there at once. */
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

import { still } from '../../../settings/look.svelte';

const FLIGHT = 240;

export const [send, receive] = crossfade({
  duration: () => (still() ? 0 : FLIGHT),
  easing: cubicOut,
  fallback: () => ({ duration: still() ? 0 : FLIGHT / 2, css: (t) => `opacity: ${t}` }),
});
