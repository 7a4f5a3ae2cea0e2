/**
 * Calling somebody to a table that waits for them: with a notice of the system where they allow it, with a sound, and
 * with the title of the tab. Nothing is sent anywhere: a page of the house must be open in some tab.
 */
import { keep, kept } from '../lib/kept';
import { play } from '../sound/sounds';

const KEPT = 'calls';

/** What the system says about notices: it may be asked, it has agreed, it has refused, or it knows none. */
export type Leave = NotificationPermission | 'unknown';

function leave(): Leave {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}

class Calls {
  #wanted = $state(kept(KEPT) === 'on');
  leave: Leave = $state(leave());

  /** Whether notices of the system are wanted and allowed. */
  get on(): boolean {
    return this.#wanted && this.leave === 'granted';
  }

  /** Wishes for them, or wants them no more; the system asks the person if it has not yet. */
  async wish(on: boolean): Promise<void> {
    if (on && this.leave === 'default') this.leave = await Notification.requestPermission();
    this.#wanted = on && this.leave === 'granted';
    keep(KEPT, this.#wanted ? 'on' : 'off');
  }
}

export const calls = new Calls();

export interface Call {
  /** The same table calls once, not again and again. */
  table: string;
  title: string;
  text: string;
}

/** Calls somebody who looks elsewhere. */
export async function call({ table, title, text }: Call): Promise<void> {
  if (!document.hidden) return;
  play('turn', { unseen: true });
  if (!calls.on) return;
  const address = `/table/${encodeURIComponent(table)}`;
  const notice = { body: text, tag: table, icon: '/icon-192.png', data: address };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, notice);
  const shown = new Notification(title, notice);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
