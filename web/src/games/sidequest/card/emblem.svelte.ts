/** Emblems of cards: a name on the card, an icon of the set that the build gathered. They come after the cards. */
import names from './emblems.json';

let bodies = $state.raw<Readonly<Record<string, string>>>({});
let asked = false;

async function fetchBodies(): Promise<void> {
  bodies = (await import('../../../generated/emblems.json')).default;
}

/** The drawing of an emblem; empty while it is on its way or if there is none. */
export function emblemBody(emblem: string): string {
  if (!asked) {
    asked = true;
    // Cards are complete without pictures: where they cannot be fetched, the sign of the type stays.
    void fetchBodies().catch(() => (asked = false));
  }
  const icon = (names as Readonly<Record<string, string>>)[emblem];
  return icon === undefined ? '' : (bodies[icon] ?? '');
}
