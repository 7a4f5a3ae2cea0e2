/** An edict in the making: which one, with what, and where. The rules decide about it when it is spoken. */
import type { Table } from '../board/table.svelte';
import type * as HeroQuest from '../protocol';

/** How an edict is finished: by its form alone, or by places on the board. */
export const TOOLS = {
  monster: 'square', remove: 'figure', treasure: 'square', trap: 'square', disarm: 'square', door: 'squares', shot: 'figures',
  blind: 'figures',
  gold: 'form', roll: 'form', speak: 'form', note: 'form', wandering: 'form', end: 'form',
} as const;
export type Tool = keyof typeof TOOLS;
/** What can be laid on a single square. */
export const TRAPS = ['spear', 'pit', 'rock', 'tomb', 'blaze'] as const;

export class Decree {
  tool = $state<Tool | null>(null);
  /** The board is waited for. */
  armed = $state(false);
  picked = $state.raw<readonly number[]>([]);
  kind = $state('');
  trap = $state<string>(TRAPS[0]);
  thing = $state('');
  gold = $state(25);

  constructor(private readonly table: Table) {}

  choose(tool: Tool | null): void {
    this.disarm();
    this.tool = tool;
  }

  arm(): void {
    this.armed = true;
    this.picked = [];
    this.table.catcher = (square) => this.take(square);
  }

  disarm(): void {
    this.armed = false;
    this.picked = [];
    this.table.catcher = null;
  }

  /** A press on the board. Several of the same may follow each other; pairs begin anew. */
  take(square: number): boolean {
    if (!this.armed || this.tool === null || square < 0) return false;
    const way = TOOLS[this.tool];
    const what = way === 'figure' || way === 'figures' ? this.table.figureAt(square) : square;
    // Where nobody stands there is nobody to choose; the press is spent all the same.
    if ((way === 'figure' || way === 'figures') && what === 0) return true;
    this.picked = [...this.picked, what];
    if ((way === 'squares' || way === 'figures') && this.picked.length < 2) return true;
    const edict = this.edict(this.picked);
    this.picked = [];
    if (edict !== null) void this.say(edict);
    return true;
  }

  edict([first = 0, second = 0]: readonly number[]): HeroQuest.Answer | null {
    switch (this.tool) {
      case 'monster':
        return { move: 'placemonster', kind: this.kind, square: first };
      case 'remove':
        return { move: 'removemonster', monster: first };
      case 'treasure':
        return { move: 'placetreasure', square: first, gold: this.thing === '' ? this.gold : 0, thing: this.thing };
      case 'trap':
        return { move: 'placetrap', kind: this.trap, square: first };
      case 'disarm':
        return { move: 'removetrap', square: first };
      case 'door':
        return { move: 'placedoor', one: first, other: second };
      case 'shot':
        return { move: 'allowshot', shooter: first, target: second };
      case 'blind':
        return { move: 'denyshot', shooter: first, target: second };
      default:
        return null;
    }
  }

  say(edict: HeroQuest.Answer): Promise<boolean> {
    return this.table.aside(edict);
  }
}
