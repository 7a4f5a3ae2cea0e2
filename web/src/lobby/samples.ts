/** A small game for the tests, as the hall would tell of it. */
import type { AgreementInfo, GameInfo, PackInfo } from '../lib/protocol';

export const choice = (name: string, values: readonly (string | number)[], more: Partial<AgreementInfo> = {}): AgreementInfo => ({
  kind: typeof values[0] === 'number' ? 'number' : 'choice', name, label: `The ${name}`, about: `About ${name}.`, rule: 'ML-1',
  optional: false, seats: 'table', values: values.map((value) => ({ value, label: String(value), about: '' })), usual: null,
  newcomer: null, unit: '', ...more,
});

export const pack = (id: string, more: Partial<PackInfo> = {}): PackInfo => ({
  id, name: `The ${id} pack`, version: '1', needs: [], core: false, errors: [], ...more,
});

export const mill = (more: Partial<GameInfo> = {}): GameInfo => ({
  name: 'mill', title: 'Mill', about: 'Nine stones.', settings: {}, heroes: [1, 3], master: 'always', together: 'covered', secrets: true,
  real_time: false, roles: { miller: 'Miller', stone: 'Stone {n}' }, master_role: 'miller', hero_role: 'stone',
  bots: ['weak', 'best'].map((name) => ({ name, title: `${name} one`, about: `Plays ${name}.`, takes_time: false })),
  agreements: [
    choice('difficulty', ['normal', 'hard']),
    choice('flying', [], { kind: 'switch', optional: true, usual: false }),
    choice('turn_limit', [0, 60_000, 120_000], { optional: true, usual: 0, unit: 'minutes' }),
  ],
  optional: 'More rules', optional_about: 'For later.', packs: [pack('core', { core: true })],
  dice: [{ kind: 'd6', colour: 'ivory', faces: [1, 2, 3, 4, 5, 6].map((n) => ({ face: String(n), label: String(n) })) }],
  own_dice: false, own_dice_about: '', own_dice_rule: '', lessons: [{ name: 'hero', title: 'Hero', about: '' }], campaign: false, looks_back: false, credits: 'By millers.', fields: {}, ...more,
});
