/** Short tones for great moments, made here by Web Audio. Nothing is heard unless the reader switched it on. */

import { preferences } from '../../app/preferences.svelte';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning of the sound, and how long. */
  at: number;
  lasts: number;
  shape?: OscillatorType;
}

const knock = (at: number, pitch: number): Tone => ({ pitch, at, lasts: 0.06, shape: 'square' });
const bell = (at: number, pitch: number, lasts = 0.5): Tone => ({ pitch, at, lasts });

/** By the name of the scene; others are a single bell. */
const SOUNDS: Record<string, Tone[]> = {
  auction: [knock(0, 220), knock(0.16, 220), knock(0.38, 165)],
  battle: [knock(0, 140), knock(0.07, 190), knock(0.13, 120), knock(0.22, 170), knock(0.34, 110)],
  election: [bell(0, 392), bell(0.18, 494), bell(0.36, 587)],
  scoring: [bell(0, 523, 0.25), bell(0.12, 659, 0.25), bell(0.24, 784, 0.5)],
  lost: [bell(0, 294, 0.4), bell(0.22, 233, 0.4), bell(0.44, 175, 0.8)],
  epoch: [bell(0, 262, 0.9), bell(0.02, 392, 0.9)],
  end: [bell(0, 392, 0.3), bell(0.2, 523, 0.3), bell(0.4, 659, 0.3), bell(0.6, 784, 1)],
};
const OTHER: Tone[] = [bell(0, 440)];
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Sounds what belongs to a scene. */
export function sound(scene: string): void {
  if (!preferences.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[scene] ?? OTHER) play(context, tone);
}

function play(on: AudioContext, { pitch, at, lasts, shape = 'sine' }: Tone): void {
  const begins = on.currentTime + at;
  const source = on.createOscillator();
  const volume = on.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUD, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  source.connect(volume).connect(on.destination);
  source.start(begins);
  source.stop(begins + lasts);
}
