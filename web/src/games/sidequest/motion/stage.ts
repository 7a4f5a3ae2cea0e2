/** Performs movements over the board. They can be cut at any moment: the board below is right already. */
import type { Beat, Cue } from './animate';
import type { Place } from '../board/places';
import { signed } from '../card/values';
import { still } from '../../../settings/look.svelte';

interface Before {
  boxes: Map<Place, DOMRect>;
  leaving: Map<Place, HTMLElement>;
}

export class Stage {
  #board: HTMLElement;
  #layer: HTMLElement;
  #before: Before | null = null;
  #running = new Set<Animation>();

  /** `layer` lies over the board and takes no clicks. */
  constructor(board: HTMLElement, layer: HTMLElement) {
    this.#board = board;
    this.#layer = layer;
  }

  static get wanted(): boolean {
    return !document.hidden && !still();
  }

  /** Remembers where everything lies, and how that looks which is about to leave. */
  remember(leaving: readonly Place[]): void {
    const boxes = new Map<Place, DOMRect>();
    const kept = new Map<Place, HTMLElement>();
    for (const node of this.#board.querySelectorAll<HTMLElement>('[data-place]')) {
      const at = node.dataset.place ?? '';
      boxes.set(at, node.getBoundingClientRect());
      if (leaving.includes(at)) kept.set(at, node.cloneNode(true) as HTMLElement);
    }
    this.#before = { boxes, leaving: kept };
  }

  perform(cues: readonly Cue[]): void {
    this.skip();
    for (const cue of cues) this.#show(cue);
    this.#before = null;
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    this.#layer.replaceChildren();
  }

  #show({ beat, start, length }: Cue): void {
    const timing = { delay: start, duration: length, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' as const };
    switch (beat.kind) {
      case 'fly':
        this.#fly(beat, timing);
        return;
      case 'leave':
        this.#leave(beat, timing);
        return;
      case 'lunge':
        this.#lunge(beat, timing);
        return;
      case 'hit':
        this.#hit(beat, timing);
        return;
      case 'pulse':
        this.#run(
          this.#node(beat.at),
          [{ filter: 'none' }, { filter: 'brightness(1.6) drop-shadow(0 0 8px gold)' }, { filter: 'none' }],
          timing,
        );
        return;
    }
  }

  #fly(beat: Extract<Beat, { kind: 'fly' }>, timing: KeyframeAnimationOptions): void {
    const from = this.#known(beat.from);
    const end = beat.to.map((at) => this.#node(at)).find((node) => node !== null);
    if (!from || !end) return;
    const to = end.getBoundingClientRect();
    const ghost = this.#ghost(end, to);
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = Math.max(0.3, from.width / Math.max(1, to.width));
    this.#run(
      ghost,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(-8deg)`, opacity: 0.4 },
        { opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 1 },
      ],
      timing,
      () => ghost.remove(),
    );
    if (end.dataset.place?.startsWith('thing:') || end.dataset.place?.startsWith('hand:')) {
      this.#run(end, [{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], timing);
    }
  }

  #leave(beat: Extract<Beat, { kind: 'leave' }>, timing: KeyframeAnimationOptions): void {
    const clone = this.#before?.leaving.get(beat.at);
    const from = this.#before?.boxes.get(beat.at);
    const to = beat.to
      .map((at) => this.#node(at))
      .find((node) => node !== null)
      ?.getBoundingClientRect();
    if (!clone || !from || !to) return;
    const ghost = this.#lay(clone, from);
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    this.#run(
      ghost,
      [
        { transform: 'none', opacity: 1, filter: 'none' },
        { transform: 'scale(1.06) rotate(3deg)', opacity: 1, filter: 'grayscale(1)', offset: 0.35 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.4) rotate(14deg)`, opacity: 0 },
      ],
      timing,
      () => ghost.remove(),
    );
  }

  #lunge(beat: Extract<Beat, { kind: 'lunge' }>, timing: KeyframeAnimationOptions): void {
    const node = this.#node(beat.from);
    const to = this.#known([beat.to]);
    if (!node || !to) return;
    const from = node.getBoundingClientRect();
    const dx = (to.left + to.width / 2 - from.left - from.width / 2) * 0.55;
    const dy = (to.top + to.height / 2 - from.top - from.height / 2) * 0.55;
    const there = `translate(${dx}px, ${dy}px) scale(1.08)`;
    this.#run(
      node,
      [
        { transform: 'none', zIndex: 30 },
        { transform: there, offset: 0.45, zIndex: 30 },
        { transform: 'none', zIndex: 30 },
      ],
      timing,
    );
  }

  #hit(beat: Extract<Beat, { kind: 'hit' }>, timing: KeyframeAnimationOptions): void {
    const box = this.#known([beat.at]);
    if (!box || beat.n === 0) return;
    const figure = document.createElement('b');
    figure.className = beat.n < 0 ? 'figure hurt' : 'figure healed';
    figure.textContent = signed(beat.n);
    const pop = this.#lay(figure, new DOMRect(box.left + box.width / 2 - 30, box.top + box.height / 2 - 24, 60, 48));
    this.#run(
      pop,
      [
        { transform: 'scale(0.3)', opacity: 0 },
        { transform: 'scale(1.35)', opacity: 1, offset: 0.2 },
        { transform: 'translateY(-8px) scale(1.1)', opacity: 1, offset: 0.8 },
        { transform: 'translateY(-24px) scale(1)', opacity: 0 },
      ],
      timing,
      () => pop.remove(),
    );
    if (beat.n > 0) return;
    const shake = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.#run(this.#node(beat.at), shake, timing);
  }

  #node(at: Place): HTMLElement | null {
    return this.#board.querySelector<HTMLElement>(`[data-place="${CSS.escape(at)}"]`);
  }

  /** Where a place was before or is now. */
  #known(places: readonly Place[]): DOMRect | null {
    for (const at of places) {
      const box = this.#before?.boxes.get(at) ?? this.#node(at)?.getBoundingClientRect();
      if (box && box.width > 0) return box;
    }
    return null;
  }

  #ghost(node: HTMLElement, box: DOMRect): HTMLElement {
    return this.#lay(node.cloneNode(true) as HTMLElement, box);
  }

  /** Lays something over the board; for everybody but the eye it is not there. */
  #lay(node: HTMLElement, box: DOMRect): HTMLElement {
    for (const named of [node, ...node.querySelectorAll<HTMLElement>('*')]) {
      delete named.dataset.place;
      delete named.dataset.testid;
      delete named.dataset.stop;
      delete named.dataset.glow;
    }
    node.setAttribute('aria-hidden', 'true');
    node.tabIndex = -1;
    const origin = this.#layer.getBoundingClientRect();
    Object.assign(node.style, {
      position: 'absolute',
      left: `${box.left - origin.left}px`,
      top: `${box.top - origin.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
    });
    this.#layer.append(node);
    return node;
  }

  #run(node: HTMLElement | null, frames: Keyframe[], timing: KeyframeAnimationOptions, after?: () => void): void {
    if (node === null) return;
    const animation = node.animate(frames, timing);
    this.#running.add(animation);
    const done = () => {
      this.#running.delete(animation);
      after?.();
    };
    animation.onfinish = done;
    animation.oncancel = done;
  }
}
