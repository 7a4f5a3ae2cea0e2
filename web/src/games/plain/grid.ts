/** A board of squares, where a view has one: squares are counted row by row. */
import { isRecord, type DataRecord } from './data';

export interface Grid {
  width: number;
  /** What lies on each square, in a few letters. */
  rows: string[][];
}

/** The grid of a view: `width` and `cells`, as rows of words or as rows of letters; null where there is none. */
export function gridIn(view: unknown): Grid | null {
  const grid = isRecord(view) ? view['grid'] : undefined;
  if (!isRecord(grid) || typeof grid['width'] !== 'number') return null;
  const cells: unknown = grid['cells'] ?? grid['rows'];
  if (!Array.isArray(cells) || cells.length === 0) return null;
  const rows = cells.map((row: unknown) => (typeof row === 'string' ? [...row] : Array.isArray(row) ? row.map(String) : []));
  return { width: grid['width'], rows };
}

/** The rest of a view, when its grid is drawn. */
export function withoutGrid(view: unknown): DataRecord {
  const { grid: _, ...rest } = view as DataRecord;
  return rest;
}
