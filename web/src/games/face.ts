/** What the frame of a table asks a game, and nothing more. A game says what differs from the usual (usual.ts). */
import type { Component } from 'svelte';
import type { Forecast, Line, OptionInfo, PromptInfo, Reasons, SeatInfo } from '../lib/protocol';
import type { Sound, Tone } from '../sound/sounds';
import type { Chosen } from '../table/domains';
import type { IconName } from '../ui/icons';

/** The same for the board of any game; `view` and `content` are the game's own. */
export interface BoardProps {
  view: unknown;
  prompt: PromptInfo | null;
  content: unknown;
  me: number | null;
  readonly: boolean;
  /** Seen again: time stands where the view says. */
  again?: boolean;
  news: readonly Line[];
  epoch: number;
  suggestion: unknown;
  /** Whether it was accepted; a refusal has been told by then. */
  act: (answer: unknown) => Promise<boolean>;
  /** Says something that nobody asked for. */
  aside: (answer: unknown) => Promise<boolean>;
  /** A player of the house answers for this seat until the turn ends, or until the person takes it back. */
  playForMe?: () => void;
  why: (what: string | number) => Promise<Reasons>;
  /** Why an answer that the board could give is not possible. */
  whyAnswer?: (answer: unknown) => Promise<Reasons>;
  /** What would follow from an answer, for a board that draws it. */
  foresee?: (answer: unknown) => Promise<Forecast>;
  seats: readonly SeatInfo[];
  /** The option that somebody points at among the buttons. */
  highlight: OptionInfo | null;
  /** What the fields of the view are called, for a board that knows nothing else of them. */
  labels?: Readonly<Record<string, string>>;
}

export interface SetupProps {
  prompt: PromptInfo;
  view: unknown;
  content: unknown;
  me: number;
  seats: readonly SeatInfo[];
  act: (answer: unknown) => Promise<boolean>;
  why: (what: string | number) => Promise<Reasons>;
}

export interface PreviewProps {
  id: string;
  content: unknown;
}

/** The drawn part of a game; it is fetched when somebody sits down to it. */
export interface LoadedFace {
  Board: Component<BoardProps>;
  /** Questions before the game that need more room than buttons. */
  Setup: Component<SetupProps> | null;
  /** A thing of the game by its id, as it is shown beside its name. */
  preview: Component<PreviewProps>;
}

/** What a game draws itself; the rest is as usual. */
export type DrawnFace = Pick<LoadedFace, 'Board'> & Partial<LoadedFace>;

/** A seat of a table that may not have begun (then there is no view). */
export interface Seated {
  seat: number;
  view: unknown;
  content: unknown;
  settings: Readonly<Record<string, unknown>>;
}

export interface Named {
  id: string | number;
  name: string;
}

/** Something that may be said although nobody asked, offered as a small card. */
export interface Claim {
  text: string;
  deed: string;
  rules: readonly string[];
  answer: unknown;
}

export interface Phrase {
  text: string;
  answer: unknown;
}

/** A line of the log that is more than a line. */
export interface Moment {
  /** big: a banner, a sound, a turning point of the story. passing: no turning point. told: only that, and its sound. heard: a sound only. */
  weight: 'big' | 'passing' | 'told' | 'heard';
  /** Good or bad for the one who looks. */
  tone: 'good' | 'bad' | 'plain';
  /** In a few words; without it the line itself. */
  title?: string;
  icon?: IconName;
  sound?: Sound | readonly Tone[];
}

/** A figure of a game that is over. */
export interface Figure {
  label: string;
  value: string;
  /** What it means, for whoever wants to know. */
  about?: string;
}

/** A game that is over, as far as the one who looks may know it. */
export interface Ended {
  lines: readonly Line[];
  view: unknown;
  content: unknown;
  /** Whose eyes; null: the public's. */
  me: number | null;
  /** Whether one of the people at this screen has won. */
  won: boolean;
  settings: Readonly<Record<string, unknown>>;
  nameOf: (seat: number) => string;
}

/** What could be played next: the same game with other settings. */
export interface Proposal {
  text: string;
  settings: Readonly<Record<string, unknown>>;
}

/** A part of what one update tells, and the table as it was then. */
export interface Unfolded {
  lines: readonly Line[];
  view: unknown;
}

/** A campaign as its page hands it to the game: what is carried, as the game shows it. */
export interface CampaignProps {
  shown: unknown;
  content: unknown;
}

/** Everything that the frame may ask. */
export interface Face {
  load(): Promise<LoadedFace>;
  /** full: the board shows questions and answers itself and needs all the room there is. */
  layout: 'framed' | 'full';
  /** The board draws dice that are thrown; else they are thrown onto it by the frame. */
  drawsDice: boolean;
  /** The keys of the board for the help page, as names of texts; null: the keys of any table. */
  keys: readonly { key: string; text: string }[] | null;
  /** The faces of dice that are drawn and not written: paths for a square of 24. */
  dieSigns: Readonly<Record<string, string>>;
  /** Whether the board shows the answers to a question, so that the list of them waits behind a button. */
  answersOnBoard(question: string): boolean;
  /** The seats that are asked something. */
  awaited(view: unknown): readonly number[];
  /** An answer that does nothing or ends something. */
  passes(answer: unknown): boolean;
  /** The answer to an open question, from what somebody put together for it. */
  answerFor(prompt: PromptInfo, chosen: Chosen): unknown;
  /** Whether a line of the log opens a turn. */
  opensTurn(line: Line): boolean;
  /** Whether a line of the log is a quick phrase that somebody said. */
  isPhrase(line: Line): boolean;
  /** Whether a question is one for `Setup`. */
  isSetup(question: string): boolean;
  /** What a seat plays, where the game has a name for it ("Barbarian"); nothing: what the hall calls the seat. */
  roleOf(seated: Seated): string;
  /** Things that may be a reason to be asked in others' turns. */
  reacting(view: unknown, content: unknown, me: number): Named[];
  /** What one may ask about: why can I not use this? */
  askable(view: unknown, content: unknown, me: number): Named[];
  /** What a thing of the content is called. */
  nameOfThing(content: unknown, id: string): string;
  claims(view: unknown, nameOf: (seat: number) => string): Claim[];
  phrases(content: unknown): Phrase[];
  /** Whether a line of the log is more than a line to the one who looks (null: the public). */
  moment(line: Line, me: number | null): Moment | null;
  /** What something costs, in the measures of the game; nothing: as many of its name. */
  priced(name: string, n: number, view: unknown): string;
  /** Whether what a line tells hits this seat, so that it is told again. */
  hits(line: Line, me: number, view: unknown): boolean;
  /** Where one answer sets off much, what happened one after another; the last part ends with the table as it is. */
  unfold(before: unknown, lines: readonly Line[], after: unknown): readonly Unfolded[];
  /** Draws what a campaign carries in the place of the sheets in words; null: words are enough. */
  campaign: (() => Promise<Component<CampaignProps>>) | null;
  /** Where seconds count: what stops the clock while somebody reads a tip, and what lets it go on; null: nobody hurries. */
  clock: { state(view: unknown): 'runs' | 'stands' | ''; stop: unknown; goOn: unknown } | null;
  /** What an end is called that is neither victory nor defeat; nothing: the usual words. */
  verdict(ended: Ended): string;
  /** What the end tells beside rounds and dice. */
  figures(ended: Ended): Figure[];
  /** What to play next: harder after a victory, easier after a defeat. */
  proposals(ended: Ended): Proposal[];
}

/** What a game says of itself: how its board is loaded, and whatever is not as usual. */
export interface GameFace extends Partial<Omit<Face, 'load'>> {
  load(): Promise<DrawnFace>;
}
