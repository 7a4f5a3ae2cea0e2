import { describe, expect, it } from 'vitest';
import { deedOf, type Pressed } from './keys';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  repeat: false,
  ...more,
});

describe('keys of the table', () => {
  it('mean what the help page says', () => {
    expect(deedOf(press('3'), 'elsewhere')).toEqual({ does: 'number', n: 3 });
    expect(deedOf(press('p'), 'control')).toEqual({ does: 'pass' });
    expect(deedOf(press('U'), 'elsewhere')).toEqual({ does: 'undo' });
    expect(deedOf(press('?'), 'elsewhere')).toEqual({ does: 'help' });
    expect(deedOf(press('Escape'), 'control')).toEqual({ does: 'cancel' });
    expect(deedOf(press('0'), 'elsewhere')).toBeNull();
  });

  it('never fire while somebody types', () => {
    for (const key of ['1', 'p', 'u', 's', '?', 'l', 't', 'Enter', 'Escape']) {
      expect(deedOf(press(key), 'typing')).toBeNull();
    }
  });

  it('leave Enter to the button that has the focus', () => {
    expect(deedOf(press('Enter'), 'control')).toBeNull();
    expect(deedOf(press('Enter'), 'elsewhere')).toEqual({ does: 'primary' });
  });

  it('leave alone what the browser or the board has taken', () => {
    expect(deedOf(press('u', { ctrlKey: true }), 'elsewhere')).toBeNull();
    expect(deedOf(press('s', { metaKey: true }), 'elsewhere')).toBeNull();
    expect(deedOf(press('Escape', { defaultPrevented: true }), 'elsewhere')).toBeNull();
    expect(deedOf(press('p', { repeat: true }), 'elsewhere')).toBeNull();
  });
});
