/** The table as this browser sits at it: whose eyes the screen shows, what is asked, what can be done. */
import { untrack } from 'svelte';

import { announce } from '../lib/announce';
import { RefusedError, type SeatState, type TableConnection } from '../lib/connection.svelte';
import type { Forecast, GameInfo, Line, OptionInfo, Reasons, SeatInfo, Suggestion, TableInfo, Update } from '../lib/protocol';
import { language, say } from '../lib/words.svelte';
import type { Face, Seated } from '../games/face';
import { plain } from '../ui/marked';
import { toast } from '../ui/toasts.svelte';
import { Absences } from './absences.svelte';
import { readAloud } from './aloud';
import { answerFor } from './answering';
import type { AutoSetting } from './auto';
import { complain } from './complaining';
import { Forecasts } from './foresight/forecasts';
import { handTo, nextAfter, NOBODY, settle, takeOver, type Screen, type Sitting } from './handover';
import { dwell, pace } from './pace/pace.svelte';
import { isOwn, isToldAnew, mayNotWait } from './pace/heard';
import { Showing, type Step } from './pace/showing.svelte';
import { firstSince } from './pace/since';
import { roleName } from './seats';

export class TableState {
  screen: Screen = $state.raw(NOBODY);
  /** Whose hand a spectator looks into, where the table allows it. */
  watched: number | null = $state(null);
  suggestion: { ask: number; said: Suggestion } | null = $state.raw(null);
  /** The question for which a suggestion is being thought of. */
  #pondered: number | null = $state(null);
  /** The option that is pointed at among the buttons. */
  pointed: OptionInfo | null = $state.raw(null);
  /** What was tried last and refused. */
  refused: { answer: unknown } | null = $state.raw(null);
  busy = $state(false);
  /** From this line on the person has been away. */
  missedFrom: number | null = $state(null);
  #wentAwayAt: number | null = null;
  /** The moves of others, one after another. */
  readonly showing = new Showing({ dwell: (step) => this.#dwell(step), shown: (step) => readAloud(step.lines) });
  /** The question that was answered last. */
  #answered: number | null = null;
  /** Something was said aside, and what came of it has not been told yet. */
  #saying = false;
  /** The lines of an update that was shown in parts. */
  #parted: { whole: readonly Line[]; last: readonly Line[] } | null = $state.raw(null);
  /** How many lines had been told after the last own move, by seat. */
  #sinceOf: ReadonlyMap<number, number> = $state.raw(new Map());
  readonly #forecasts = new Forecasts((answer) => this.connection.try(this.me as number, answer));

  /** Who is away, and for how long. */
  readonly absences: Absences;
  /** The seats that were held when the table was told last. */
  #held: readonly number[] = [];

  /** What the game says of itself. */
  readonly about: GameInfo | undefined = $derived.by(() => this.described());
  /** Seats of one person are covered from each other unless the game says that all may be seen side by side. */
  readonly mode: Sitting['mode'] = $derived(this.about?.together === 'open' ? 'open' : 'covered');

  /** The seats of this browser that people play here and now; where bots play them all, those seats. */
  readonly people: readonly number[] = $derived.by(() => {
    const { held } = this.connection;
    const played = held.filter((seat) => !this.#botPlays(seat));
    return played.length > 0 ? played : held;
  });
  /** Those of them who have something to decide. */
  readonly asked: readonly number[] = $derived.by(() => (this.showing.behind ? [] : this.people.filter(this.#isAsked)));
  readonly me: number | null = $derived(this.screen.shown);
  /** Several seats share this screen. */
  readonly shared: boolean = $derived(this.people.length > 1);
  /** The table as the screen shows it. */
  readonly seen: SeatState = $derived.by(() => {
    if (this.showing.step !== null) return this.showing.step.seen;
    const seen = this.connection.seatOf(this.me ?? this.watched);
    return seen.view === null && this.me === null ? this.connection.seatOf(null) : seen;
  });
  /** What was told last on this screen: where one update was shown in parts, the last of them. */
  readonly news: readonly Line[] = $derived.by(() => {
    const { news } = this.seen;
    return this.#parted !== null && news === this.#parted.whole ? this.#parted.last : news;
  });
  /** Nothing is asked before everything was seen that led to it. */
  readonly prompt = $derived(this.me === null || this.showing.behind ? null : this.seen.prompt);
  /** What can be done now although nobody asks for it; also while others' moves are still being shown. */
  readonly asides: readonly OptionInfo[] = $derived.by(() =>
    this.me === null || this.standingIn || this.info.status !== 'playing' ? [] : this.connection.seatOf(this.me).asides,
  );
  /** What others have done since the own last move. */
  readonly since: readonly Line[] = $derived.by(() => {
    const { lines } = this.seen;
    return this.me === null ? [] : lines.slice(this.#sinceOf.get(this.me) ?? firstSince(lines, this.face.opensTurn));
  });
  /** The game is over, and its last moves were seen. */
  readonly over: boolean = $derived.by(() => this.info.status === 'over' && !this.showing.behind);
  /** A bot answers for the seat that is shown: for this turn, or until it is taken back. */
  readonly standingIn: boolean = $derived(
    this.me !== null && ((this.seen.auto?.standing_in ?? false) || this.#botPlays(this.me)),
  );
  readonly suggested: Suggestion | null = $derived(
    this.suggestion !== null && this.suggestion.ask === this.prompt?.ask ? this.suggestion.said : null,
  );

  /** Where seconds count nobody has the time to read a suggestion. */
  readonly advised: boolean = $derived(this.about?.real_time !== true);
  /** A suggestion is on its way. */
  readonly pondering: boolean = $derived(this.#pondered !== null && this.#pondered === this.prompt?.ask);

  /** Who is asked, as far as this screen can see. */
  readonly awaited: readonly number[] = $derived.by(() =>
    this.seen.view === null ? this.asked : this.face.awaited(this.seen.view),
  );

  constructor(
    readonly connection: TableConnection,
    readonly face: Face,
    readonly described: () => GameInfo | undefined,
    readonly content: () => unknown = () => null,
  ) {
    this.absences = new Absences(connection);
  }

  get info(): TableInfo {
    return this.connection.info as TableInfo;
  }

  get game(): string {
    return this.info.game;
  }

  /** Follows the table as long as the component lives that calls this. */
  follow(): void {
    $effect.pre(() => {
      const sitting = { held: this.people, asked: this.asked, mode: this.mode };
      // Whoever looks at a seat that is not asked may do so until something else is asked.
      this.screen = settle(untrack(() => this.screen), sitting);
    });
    $effect.pre(() => {
      void [this.me ?? this.watched, this.screen.cover];
      untrack(() => this.showing.forget());
    });
    $effect(() => {
      void pace.current;
      untrack(() => this.showing.hurry());
    });
    $effect(() => this.showing.forget);
    this.absences.follow();
    $effect(() => {
      const { held } = this.connection;
      untrack(() => this.#tellOfSeats(held));
    });
    $effect(() => {
      const { back } = this.connection;
      untrack(() => back.forEach((seat) => toast(say('table.back', { name: this.nameOf(seat) }))));
    });
    $effect(() => {
      if (this.connection.state === 'away') this.#wentAwayAt ??= this.seen.lines.length;
    });
    $effect(() => {
      // A board that shows the questions itself also says them.
      if (this.prompt !== null && !this.standingIn && this.face.layout !== 'full') announce(this.#asking(plain(this.prompt.title)));
    });
    $effect(() => this.connection.onUpdate((update, before, after) => this.#hear(update, before, after)));
  }

  seat(seat: number): SeatInfo | undefined {
    return this.info.seats.find((one) => one.seat === seat);
  }

  nameOf = (seat: number): string => {
    const info = this.seat(seat);
    return info === undefined ? '' : info.name || this.roleOf(info);
  };

  /** What a seat plays: by the game's own name, else the game master, Hero 2. */
  roleOf(info: SeatInfo): string {
    const content = this.content();
    const { view } = this.seen;
    const role = content === null ? '' : this.face.roleOf({ seat: info.seat, view, content, settings: this.info.settings as Seated['settings'] });
    return role || roleName(this.about, info);
  }

  // --- what is done ---------------------------------------------------------------------------

  act = (answer: unknown): Promise<boolean> => {
    const { me, prompt } = this;
    if (me === null || prompt === null || this.busy) return Promise.resolve(false);
    this.missedFrom = null;
    this.refused = null;
    this.#answered = prompt.ask;
    return this.attempt(async () => {
      try {
        await answerFor(this.connection, me, answer, prompt);
      } catch (error) {
        if (error instanceof RefusedError) this.refused = { answer };
        throw error;
      }
    }, true);
  };

  /** What would follow from an answer. Where seconds count nobody has the time to ask. */
  foresee = (answer: unknown): Promise<Forecast> => {
    const { me, prompt } = this;
    if (me === null || this.about?.real_time !== false) return Promise.reject(new Error(say('table.why.no-seat')));
    return this.#forecasts.of(`${me} ${prompt?.ask} ${this.seen.version} ${language.current}`, answer);
  };

  /** Why an answer is not possible. */
  whyAnswer = (answer: unknown): Promise<Reasons> => {
    const { me } = this;
    if (me === null) return Promise.reject(new Error(say('table.why.no-seat')));
    return this.connection.whyAnswer(me, answer);
  };

  /** Says something that nobody asked for: a phrase, a claim. */
  aside = (answer: unknown): Promise<boolean> => {
    const { me } = this;
    if (me === null) return Promise.resolve(false);
    this.#saying = true;
    return this.attempt(() => this.connection.move(me, answer, null)).then((accepted) => {
      if (!accepted) this.#saying = false;
      return accepted;
    });
  };

  why = (what: string | number): Promise<Reasons> => {
    const { me } = this;
    if (me === null) return Promise.reject(new Error(say('table.why.no-seat')));
    return this.connection.why(me, what);
  };

  undo = (): void => this.#forMe((me) => this.connection.undo(me));
  redo = (): void => this.#forMe((me) => this.connection.redo(me));
  auto = (setting: AutoSetting): void => this.#forMe((me) => this.connection.auto(me, setting.mode, setting.things));
  playForMe = (): void => this.#forMe((me) => this.connection.playForMe(me, true));
  playMyself = (): void =>
    this.#forMe((me) => (this.#botPlays(me) ? this.connection.giveSeat(me, 'me') : this.connection.playForMe(me, false)));

  suggest = (): void => {
    const asked = this.prompt;
    if (asked === null || this.pondering || !this.advised) return;
    this.#forMe(async (me) => {
      this.#pondered = asked.ask;
      const said = await this.connection.suggest(me).finally(() => {
        if (this.#pondered === asked.ask) this.#pondered = null;
      });
      // Where all answer at once, somebody else's answer may ask the same anew while the advice is under way.
      // While others' moves are shown there is no question at all; it may come back as it was.
      if (this.prompt !== null && this.prompt.ask !== asked.ask) return void (this.prompt.question === asked.question && this.suggest());
      this.suggestion = { ask: asked.ask, said };
      announce(say('table.suggest.said', { move: plain(said.text) }));
    });
  };

  forget = (): void => {
    this.suggestion = null;
  };

  watch = (seat: number | null): void => {
    void this.attempt(async () => {
      await this.connection.watch(seat);
      this.watched = seat;
    });
  };

  /** Whether the screen may go to this seat: where there are covers to one that is asked, or to any while nobody is. */
  mayTake(seat: number): boolean {
    if (!this.people.includes(seat) || seat === this.me) return false;
    return this.mode === 'open' || this.asked.length === 0 || this.asked.includes(seat);
  }

  handTo = (seat: number): void => {
    this.screen = handTo(this.screen, seat, this.mode);
  };

  /** Looks through the eyes of the next own seat that is asked, or of the next one at all. */
  nextSeat = (): void => {
    if (this.mode !== 'open' || !this.shared) return;
    const { me } = this;
    const others = this.asked.filter((seat) => seat !== me);
    this.handTo(nextAfter(me ?? -1, others.length > 0 ? others : this.people));
  };
  takeOver = (): void => {
    this.screen = takeOver(this.screen);
  };

  /** Tries something; whatever stands in the way is told. */
  async attempt(deed: () => Promise<unknown>, busy = false): Promise<boolean> {
    if (busy) this.busy = true;
    try {
      await deed();
      return true;
    } catch (error) {
      complain(error, this.game);
      return false;
    } finally {
      if (busy) this.busy = false;
    }
  }

  #forMe(deed: (me: number) => Promise<unknown>): void {
    const { me } = this;
    if (me !== null) void this.attempt(() => deed(me));
  }

  /** Nobody loses a seat or gets one without a word. */
  #tellOfSeats(held: readonly number[]): void {
    for (const seat of this.#held) if (!held.includes(seat)) toast(say('table.lost', { name: this.nameOf(seat) }));
    this.#held = held;
  }

  /** Who plays several seats openly hears which one is asked. */
  #asking(title: string): string {
    return this.mode === 'open' && this.shared && this.me !== null ? `${this.nameOf(this.me)}: ${title}` : title;
  }

  #botPlays(seat: number): boolean {
    return this.connection.info?.seats.find((one) => one.seat === seat)?.bot !== '';
  }

  #isAsked = (seat: number): boolean => {
    const { prompt, auto } = this.connection.seatOf(seat);
    return prompt !== null && !(auto?.standing_in ?? false) && !this.#botPlays(seat);
  };

  /** Everything was sent again; after an absence the lines behind the last known one are what was missed. */
  #cameBack(): void {
    if (this.#wentAwayAt === null) return;
    if (this.seen.lines.length > this.#wentAwayAt) this.missedFrom = this.#wentAwayAt;
    this.#wentAwayAt = null;
  }

  /** Something has happened. What others did is shown at the pace of this person; what was told anew is shown as it is. */
  #hear(update: Update, before: SeatState, seen: SeatState): void {
    if (update.seat !== (this.me ?? this.watched)) return;
    if (update.view !== undefined) this.#cameBack();
    if (isToldAnew(update) || this.screen.cover !== null || before.epoch === 0) {
      this.showing.forget();
      return;
    }
    const own = isOwn(update, before, this.busy ? before.prompt?.ask : this.#answered);
    const lines = update.lines ?? [];
    const said = this.#saying && lines.length > 0;
    if (said) this.#saying = false;
    const steps = this.#steps(before, seen, lines);
    if (own) this.#moved(before.lines.length + steps[0]!.lines.length);
    // Whatever the own answer has set off is looked at like the moves of others.
    const setOff = own && steps.length > 1 && seen.clock === null;
    if (!setOff && (own || said || this.about?.real_time !== false || mayNotWait(before, seen, this.showing.behind))) {
      this.showing.skip();
      readAloud(lines);
    } else {
      steps.forEach((step) => this.showing.queue(step));
    }
  }

  /** One update, or several steps where much has happened at once and this person wants to see it. */
  #steps(before: SeatState, seen: SeatState, lines: readonly Line[]): Step[] {
    if (this.about?.real_time !== false || pace.current === 'now') return [{ seen, lines }];
    const parts = this.face.unfold(before.view, lines, seen.view);
    if (parts.length > 1) this.#parted = { whole: seen.news, last: parts.at(-1)!.lines };
    let told = seen.lines.length - lines.length;
    return parts.map((part) => {
      told += part.lines.length;
      return { lines: part.lines, seen: { ...seen, view: part.view, news: part.lines, lines: seen.lines.slice(0, told) } };
    });
  }

  #moved(told: number): void {
    this.#answered = null;
    if (this.me !== null) this.#sinceOf = new Map(this.#sinceOf).set(this.me, told);
  }

  #dwell({ lines, seen }: Step): number {
    const { me, face } = this;
    const hits = me !== null && lines.some((line) => face.hits(line, me, seen.view));
    return dwell(pace.current, lines, { hits, big: lines.some((line) => face.moment(line, me)?.weight === 'big') });
  }
}
