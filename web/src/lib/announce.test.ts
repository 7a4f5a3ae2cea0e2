import { beforeEach, describe, expect, it } from 'vitest';

import { announce } from './announce';

beforeEach(() => (document.body.innerHTML = ''));

const heard = (kind: string) => [...document.querySelectorAll(`[aria-live=${kind}] p`)].map((line) => line.textContent);

describe('announce', () => {
  it('says things in order, politely or at once', () => {
    announce('first');
    announce('first');
    announce('fire!', true);
    expect(heard('polite').slice(-2)).toEqual(['first', 'first']);
    expect(heard('assertive').slice(-1)).toEqual(['fire!']);
  });

  it('does not pile up', () => {
    for (let i = 0; i < 20; i++) announce(`line ${i}`);
    expect(heard('polite').length).toBeLessThanOrEqual(6);
    expect(heard('polite').slice(-1)).toEqual(['line 19']);
  });

  it('is heard inside an open dialog too', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    announce('in here');
    expect(document.querySelector('dialog')!.textContent).toContain('in here');
    document.querySelector('dialog')!.removeAttribute('open');
    announce('outside again');
    expect(document.querySelector('dialog')!.textContent).toBe('');
  });
});
