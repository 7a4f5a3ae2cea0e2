import { beforeEach, describe, expect, it, vi } from 'vitest';

import { call, calls } from './calls.svelte';

let notices: { title: string; tag: string; body: string }[];
let permission: NotificationPermission;
let hidden: boolean;

beforeEach(() => {
  notices = [];
  hidden = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: undefined });
  vi.stubGlobal(
    'Notification',
    class {
      static requestPermission = () => Promise.resolve(permission);
      constructor(title: string, { tag, body }: { tag: string; body: string }) {
        notices.push({ title, tag, body });
      }
    },
  );
  calls.leave = 'default';
});

const tell = () => call({ table: 't1', title: 'Your turn', text: 'The mill' });

describe('calls of the system', () => {
  it('come only when they are wished for and allowed', async () => {
    permission = 'denied';
    await calls.wish(true);
    await tell();
    expect([calls.on, notices]).toEqual([false, []]);
    calls.leave = 'default';
    permission = 'granted';
    await calls.wish(true);
    await tell();
    expect([calls.on, notices]).toEqual([true, [{ title: 'Your turn', tag: 't1', body: 'The mill' }]]);
  });

  it('do not come to somebody who is looking', async () => {
    permission = 'granted';
    await calls.wish(true);
    hidden = false;
    await tell();
    expect(notices).toEqual([]);
  });
});
