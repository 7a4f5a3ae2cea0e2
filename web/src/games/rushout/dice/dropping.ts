/** Where a die was let go. */
import type { Point } from '../../../lib/drag';

export interface Dropped {
  place: string;
  /** The own field, if it was exactly there. */
  field: number | null;
}

export function droppedOn({ x, y }: Point): Dropped | null {
  const under = document.elementsFromPoint(x, y);
  const nearest = (what: string) => under.map((each) => each.closest<HTMLElement>(what)).find((each) => each !== null);
  const field = nearest('[data-field]');
  const place = nearest('[data-place]');
  const name = place?.dataset['place'];
  if (name === undefined) return null;
  const inside = field && place?.contains(field) && field.dataset['own'] === 'true';
  return { place: name, field: inside ? Number(field.dataset['field']) : null };
}
