/** Quests whose briefing was put away in this window: it is read once, and again when somebody asks for it. */
const PREFIX = 'questhall.heroquest.briefed.';

const keyFor = (quest: string): string => `${PREFIX}${location.pathname}.${quest}`;

export function wasBriefed(quest: string): boolean {
  try {
    return sessionStorage.getItem(keyFor(quest)) !== null;
  } catch {
    return false;
  }
}

export function setBriefed(quest: string): void {
  try {
    sessionStorage.setItem(keyFor(quest), '');
  } catch {
    // A browser that keeps nothing shows it once more.
  }
}
