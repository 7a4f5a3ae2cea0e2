import type * as SideQuest from './protocol';
import type { Agreement } from '../../lobby/agreements';

export const agreements: readonly Agreement[] = [
  {
    kind: 'choice',
    name: 'difficulty',
    rule: 'SQ-1.8',
    choices: (content) =>
      (content as SideQuest.Content).levels.map(({ id, name, about }) => ({ value: id, label: name, about })),
  },
  { kind: 'switch', name: 'judgment', rule: 'SQ-12.1' },
  { kind: 'switch', name: 'names', rule: 'SQ-12.2' },
  { kind: 'minutes', name: 'turn_limit', rule: 'SQ-12.3', minutes: [1, 2, 3, 5, 10] },
];
