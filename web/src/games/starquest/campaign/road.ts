/** The road of a campaign: chapters, each with the missions that were played, that come, and that nobody knows yet. */
import type * as StarQuest from '../protocol';

export type Kind = 'passed' | 'passed_all' | 'lost' | 'given_up' | 'camp' | 'next' | 'ahead';

export interface Station {
  kind: Kind;
  /** The mission; nothing: nobody knows yet, or it is the camp. */
  mission: string;
  title: Readonly<Record<string, string>>;
  /** How it ended, as it was told. */
  text: Readonly<Record<string, string>>;
  /** It was lost before. */
  again: boolean;
}

export interface Stage {
  chapter: number;
  stations: readonly Station[];
}

const KINDS: ReadonlySet<string> = new Set<Kind>(['passed', 'passed_all', 'lost', 'given_up']);

export function isPassed({ how }: StarQuest.StationView): boolean {
  return how === 'passed' || how === 'passed_all';
}

function kindOf(how: string): Kind {
  return KINDS.has(how) ? (how as Kind) : 'lost';
}

export function stagesOf({ done, next, chapter, in_camp, ahead }: StarQuest.CampaignView): Stage[] {
  const all: { chapter: number; station: Station }[] = done.map((one, n) => ({
    chapter: one.chapter,
    station: { kind: kindOf(one.how), mission: one.mission, title: one.title, text: one.text, again: n > 0 && done[n - 1]!.mission === one.mission && !isPassed(done[n - 1]!) },
  }));
  const last = done.at(-1);
  const plain = (kind: Kind, mission = ''): Station => ({ kind, mission, title: {}, text: {}, again: kind === 'next' && last !== undefined && !isPassed(last) });
  if (in_camp) all.push({ chapter: last?.chapter ?? chapter, station: plain('camp') });
  if (next !== '') all.push({ chapter, station: plain('next', next) });
  all.push(...ahead.map((one) => ({ chapter: one, station: plain('ahead') })));
  const stages: { chapter: number; stations: Station[] }[] = [];
  for (const { chapter: n, station } of all) {
    if (stages.at(-1)?.chapter !== n) stages.push({ chapter: n, stations: [] });
    stages.at(-1)!.stations.push(station);
  }
  return stages;
}
