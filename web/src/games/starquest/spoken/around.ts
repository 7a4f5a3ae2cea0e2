/** Who is around, taken together: "two Scrap gangs 14 inches north". */
import { language, say } from '../../../lib/words.svelte';
import { unit } from '../choosing/offers';
import { bearing, compass, type Direction } from '../field/measure';
import type { Table, UnitView } from '../board/table.svelte';

interface Band {
  kind: string;
  direction: Direction | null;
  far: number;
  units: UnitView[];
}

/** Enemies of a kind in the same direction and about as far away are told in one breath. */
const ABOUT = 3000;

export function bandsOf(table: Table): Band[] {
  const from = table.actorPoint;
  const bands: Band[] = [];
  for (const one of table.view.enemies) {
    const to = table.pointOf(unit(one.unit));
    const far = table.apart(unit(table.actor), unit(one.unit)) ?? 0;
    const direction = from === null || to === null ? null : compass(bearing(from, to));
    const fitting = bands.find((band) => band.kind === one.kind && band.direction === direction && Math.abs(band.far - far) <= ABOUT);
    if (fitting === undefined) bands.push({ kind: one.kind, direction, far, units: [one] });
    else {
      fitting.units.push(one);
      fitting.far = Math.min(fitting.far, far);
    }
  }
  return bands.sort((a, b) => a.far - b.far);
}

export function bandInWords(table: Table, { kind, direction, far, units }: Band): string {
  const info = table.unitInfo(kind);
  const n = units.length;
  const name = n > 1 ? (info?.plural ?? kind) : table.nameOf(units[0]?.unit ?? 0);
  const covered = table.expected.filter(({ target, cover }) => cover && units.some((one) => one.unit === target)).length;
  const who = n > 1 ? say('starquest.spoken.band', { n, name }) : name;
  const where = direction === null ? '' : say('starquest.spoken.far', { inches: table.length(far, 0), direction: say(`starquest.spoken.compass.${direction}`) });
  const parts = [who, where, covered > 0 ? say('starquest.spoken.in-cover', { n: covered }) : '', shakenIn(units)];
  return new Intl.ListFormat(language.current, { type: 'unit', style: 'short' }).format(parts.filter((part) => part !== ''));
}

function shakenIn(units: readonly UnitView[]): string {
  const n = units.filter(({ shaken }) => shaken).length;
  return n > 0 ? say('starquest.spoken.shaken-of', { n }) : '';
}
