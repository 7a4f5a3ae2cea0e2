import type * as RushOut from './protocol';
import type { Agreement } from '../../lobby/agreements';

export const agreements: readonly Agreement[] = [
  {
    kind: 'choice',
    name: 'scenario',
    rule: 'RO-16',
    first: 'exercise1',
    choices: (content) =>
      (content as RushOut.Content).scenarios.map(({ id, name, about }) => ({ value: id, label: name, about })),
  },
  { kind: 'pick', name: 'roll_time', rule: 'RO-30', usual: 1000, values: [1000, 1300, 1700, 2500] },
  { kind: 'pick', name: 'handicap', rule: 'RO-27', usual: 0, values: [0, 2] },
  { kind: 'switch', name: 'honour', rule: 'RO-146' },
];
