/**
 * What the table lets one hear: short sounds, made here of a few tones. Only that it is one's turn
 * is heard unless the reader wants more.
 */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "provost" | "count" | "end";

interface Tone {
  /** Seconds from now. */
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

const bell = (at: number): Tone[] => [
  { at, pitch: 1318, lasts: 0.5, loud: 0.16 },
  { at, pitch: 2637, lasts: 0.25, loud: 0.05 },
];
const wood = (at: number, pitch = 240): Tone[] => [
  { at, pitch, lasts: 0.07, loud: 0.2, shape: "triangle" },
];
const horn = (at: number, pitch: number, lasts: number): Tone[] => [
  { at, pitch, lasts, loud: 0.1, shape: "sawtooth" },
  { at, pitch: pitch * 1.5, lasts, loud: 0.05, shape: "sawtooth" },
];

const SOUNDS: Record<Sound, Tone[]> = {
  turn: [...bell(0), ...bell(0.18)],
  move: wood(0),
  provost: [...wood(0, 180), ...wood(0.16, 150)],
  count: [{ at: 0, pitch: 70, lasts: 0.4, loud: 0.3 }, ...horn(0.25, 196, 0.5)],
  end: [...horn(0, 196, 0.5), ...horn(0.45, 262, 1.1)],
};

let context: AudioContext | null = null;

/** Whether the reader wants to hear this. */
export function heard(sound: Sound): boolean {
  return settings.sound === "all" || (settings.sound === "turn" && sound === "turn");
}

/** Lets a sound be heard, if the reader wants it and the browser allows it. */
export function play(sound: Sound): void {
  if (!heard(sound) || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  // Before the first press of the page browsers keep silent; then nothing is made up for.
  if (context.state === "suspended") {
    void context.resume();
    if (!navigator.userActivation.hasBeenActive) return;
  }
  for (const tone of SOUNDS[sound]) ring(context, tone);
}

function ring(on: AudioContext, { at, pitch, lasts, loud, shape = "sine" }: Tone): void {
  const begins = on.currentTime + at;
  const source = on.createOscillator();
  const volume = on.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  source.connect(volume).connect(on.destination);
  source.start(begins);
  source.stop(begins + lasts);
}
