/** Who attacks, blocks and aims at whom, as arrows between places. */
import type * as SideQuest from '../protocol';

import type { Attacks } from '../choosing/choosing';
import { place, placeOf, type Place } from '../board/places';

export type ArrowKind = 'attack' | 'coming' | 'planned' | 'block' | 'spell';

export interface Arrow {
  key: string;
  from: Place;
  to: Place;
  kind: ArrowKind;
}

export function arrowsOf(view: SideQuest.View, planned: Attacks): Arrow[] {
  const arrows: Arrow[] = [];
  const add = (from: Place, to: Place, kind: ArrowKind) =>
    arrows.push({ key: `${kind}:${from}>${to}`, from, to, kind });
  const { attack } = view;
  if (attack !== null && !attack.cancelled) {
    const from = attack.weapon ? place.thing(attack.weapon) : placeOf(attack.attacker, view);
    const struck = attack.blocker || attack.armor || attack.target;
    add(from, placeOf(struck, view), 'attack');
    if (attack.blocker) add(place.thing(attack.blocker), placeOf(attack.target, view), 'block');
  }
  for (const [attacker, target] of view.coming) {
    if (attacker !== attack?.attacker) add(placeOf(attacker, view), placeOf(target, view), 'coming');
  }
  for (const [attacker, target] of planned) add(place.thing(attacker), placeOf(target, view), 'planned');
  for (const item of view.chain) {
    const at = item.target || item.attack;
    const to = at ? placeOf(at, view) : '';
    // Spells at spells lie on one another; the words beside them say which.
    if (to && !to.startsWith('item:')) add(place.item(item.id), to, 'spell');
    if (item.second) add(place.item(item.id), placeOf(item.second, view), 'spell');
  }
  return arrows;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const middle = (box: Rect): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** Where a line from the middle of a box to a point leaves the box. */
export function edge(box: Rect, towards: Point): Point {
  const from = middle(box);
  const dx = towards.x - from.x;
  const dy = towards.y - from.y;
  if (dx === 0 && dy === 0) return from;
  const halfWidth = Math.max(1, (box.right - box.left) / 2);
  const halfHeight = Math.max(1, (box.bottom - box.top) / 2);
  const part = 1 / Math.max(Math.abs(dx) / halfWidth, Math.abs(dy) / halfHeight);
  return part >= 1 ? from : { x: from.x + dx * part, y: from.y + dy * part };
}

/** The part of a box that one of several arrows may hit, so that they do not all end in one point. */
export function share(box: Rect, index: number, many: number): Rect {
  if (many < 2) return box;
  const width = (box.right - box.left) / many;
  return { ...box, left: box.left + index * width, right: box.left + (index + 1) * width };
}

/** A bent line from one box to another, with the head of the arrow at its end. */
export function curve(from: Rect, to: Rect): { line: string; head: string } {
  const a = edge(from, middle(to));
  const b = edge(to, middle(from));
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = Math.min(36, length * 0.14);
  const control = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend,
  };
  const angle = Math.atan2(b.y - control.y, b.x - control.x);
  const wing = (turn: number): Point => ({
    x: b.x - 15 * Math.cos(angle + turn),
    y: b.y - 15 * Math.sin(angle + turn),
  });
  const [left, right] = [wing(0.45), wing(-0.45)];
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { line: `M${at(a)}Q${at(control)} ${at(b)}`, head: `M${at(b)}L${at(left)}L${at(right)}Z` };
}
