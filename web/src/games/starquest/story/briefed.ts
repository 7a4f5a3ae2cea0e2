/** Missions whose briefing was put away in this window: it is read once, and again when somebody asks for it. */
const PREFIX = 'questhall.starquest.briefed.';

const keyFor = (mission: string): string => `${PREFIX}${location.pathname}.${mission}`;

export function wasBriefed(mission: string): boolean {
  try {
    return sessionStorage.getItem(keyFor(mission)) !== null;
  } catch {
    return false;
  }
}

export function setBriefed(mission: string): void {
  try {
    sessionStorage.setItem(keyFor(mission), '');
  } catch {
    // A browser that keeps nothing shows it once more.
  }
}
