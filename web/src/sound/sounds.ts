/** Sounds for any game, made on the spot: no file is fetched for them. */
import { sound as settings } from './settings.svelte';

export type Sound =
  'roll' | 'place' | 'back' | 'complete' | 'spell' | 'dragon' | 'curse' | 'start' | 'win' | 'lose' | 'gong' | 'blow' | 'turn';

export interface Tone {
  /** Hertz at the beginning, and at the end. */
  from: number;
  to?: number;
  /** Seconds. */
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
}

const TONES: Record<Exclude<Sound, 'roll'>, readonly Tone[]> = {
  place: [{ from: 420, to: 300, long: 0.06, loud: 0.5, shape: 'triangle' }],
  back: [{ from: 260, to: 340, long: 0.07, loud: 0.3, shape: 'triangle' }],
  complete: [523, 659, 784].map((from, i) => ({ from, at: i * 0.07, long: 0.22, loud: 0.35, shape: 'triangle' as const })),
  spell: [466, 370, 311].map((from, i) => ({ from, at: i * 0.07, long: 0.22, loud: 0.3, shape: 'sine' as const })),
  dragon: [
    { from: 92, to: 44, long: 0.7, loud: 0.5, shape: 'sawtooth' },
    { from: 61, to: 38, at: 0.08, long: 0.7, loud: 0.4, shape: 'square' },
  ],
  curse: [
    { from: 311, to: 220, long: 0.6, loud: 0.3, shape: 'sawtooth' },
    { from: 330, to: 208, long: 0.6, loud: 0.3, shape: 'sawtooth' },
  ],
  start: [392, 392, 784].map((from, i) => ({ from, at: i * 0.12, long: 0.14, loud: 0.35, shape: 'square' as const })),
  win: [523, 659, 784, 1047].map((from, i) => ({ from, at: i * 0.12, long: 0.4, loud: 0.35, shape: 'triangle' as const })),
  gong: [
    { from: 196, to: 190, long: 1.6, loud: 0.5, shape: 'sine' },
    { from: 293, to: 285, long: 1.2, loud: 0.25, shape: 'triangle' },
  ],
  blow: [
    { from: 150, to: 50, long: 0.25, loud: 0.6, shape: 'square' },
    { from: 90, to: 40, at: 0.05, long: 0.35, loud: 0.5, shape: 'triangle' },
  ],
  turn: [{ from: 587, to: 622, long: 0.18, loud: 0.25, shape: 'sine' }],
  lose: [392, 349, 311, 233].map((from, i) => ({ from, at: i * 0.16, long: 0.4, loud: 0.35, shape: 'triangle' as const })),
};
/** As loud as anything gets, of all that a speaker can do. */
const LOUDEST = 0.3;
const CLICKS = 7;
/** Seconds in which the same sound is heard once, however many things call for it. */
const ECHO = 0.08;

let context: AudioContext | null = null;
const begun = new Map<Sound | readonly Tone[], number>();

/**
 * Plays a sound by its name, or tones of a game's own. A browser that waits for a first click stays silent, and so does a tab that nobody sees, unless it calls somebody.
 */
export function play(sound: Sound | readonly Tone[], { unseen = false } = {}): void {
  if (!settings.on || settings.volume === 0 || (document.hidden && !unseen) || typeof AudioContext === 'undefined') return;
  // Before the first click browsers allow no sound, and complain about the attempt.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const last = begun.get(sound);
  if (last !== undefined && context.currentTime - last < ECHO) return;
  begun.set(sound, context.currentTime);
  if (sound === 'roll') rattle(context);
  else for (const tone of typeof sound === 'string' ? TONES[sound] : sound) sing(context, tone);
}

function sing(audio: AudioContext, { from, to = from, at = 0, long, loud = 0.4, shape = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: shape, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(loud * LOUDEST * settings.volume, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long);
}

/** Dice on wood: short bursts of noise, further and further apart. */
function rattle(audio: AudioContext): void {
  const length = Math.round(audio.sampleRate * 0.03);
  const burst = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = burst.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  for (let i = 0; i < CLICKS; i++) {
    const start = audio.currentTime + 0.02 * i + 0.012 * i * i;
    const source = new AudioBufferSourceNode(audio, { buffer: burst });
    const wood = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1400 + Math.random() * 1600, Q: 1.2 });
    const volume = new GainNode(audio, { gain: LOUDEST * settings.volume * 2 * (1 - (0.6 * i) / CLICKS) });
    source.connect(wood).connect(volume).connect(audio.destination);
    source.start(start);
  }
}
