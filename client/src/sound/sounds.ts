import { whenIdle } from "../parts/idle";
import { sound } from "../state/prefs";

// Wood and paper, made here: short, quiet, all off by one switch. Nothing is told by sound alone.

export type Sound = "laid" | "drawn" | "turn" | "owed" | "called" | "caught" | "tick" | "out";

let context: AudioContext | null = null;

/** Making the first one takes a browser longer than anything else here: it is done while nothing moves yet. */
export function warmUp(): void {
  whenIdle(() => sound.peek() === "on" && (context ??= new AudioContext()));
}

/** Browsers let a page sound only after somebody has touched it. */
function ready(): AudioContext | null {
  if (sound.value !== "on" || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function noise(at: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const frames = Math.floor(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  const gain = at.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(start);
}

function note(at: AudioContext, start: number, pitch: number, length = 0.22, loud = 0.05): void {
  const wave = at.createOscillator();
  wave.type = "triangle";
  wave.frequency.value = pitch;
  const gain = at.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(at.destination);
  wave.start(start);
  wave.stop(start + length);
}

const made: Record<Sound, (at: AudioContext, now: number) => void> = {
  laid: (at, now) => noise(at, now, 0.09, 900, 0.22),
  drawn: (at, now) => noise(at, now, 0.12, 2400, 0.1),
  turn: (at, now) => (note(at, now, 523), note(at, now + 0.09, 659)),
  owed: (at, now) => (noise(at, now, 0.12, 160, 0.5), note(at, now, 110, 0.2, 0.08)),
  called: (at, now) => note(at, now, 880, 0.28),
  caught: (at, now) => (note(at, now, 494), note(at, now + 0.1, 370)),
  tick: (at, now) => noise(at, now, 0.03, 3000, 0.08),
  out: (at, now) => (note(at, now, 523, 0.16), note(at, now + 0.08, 659, 0.16), note(at, now + 0.16, 784, 0.2)),
};

export function play(which: Sound): void {
  const at = ready();
  if (at) made[which](at, at.currentTime + 0.005);
}

const OF_EVENT: Readonly<Record<string, Sound>> = {
  played: "laid", matched: "laid", set_down: "laid", added: "laid", discarded: "laid", inserted: "drawn", drew: "drawn", exploded: "owed", blasted: "owed", overloaded: "owed",
  signalled: "turn", drew_blind: "drawn", owed: "owed", called: "called", caught: "caught", round_ended: "out",
};

export function soundsOf(events: readonly { readonly what: string }[]): void {
  for (const which of new Set(events.map((event) => OF_EVENT[event.what]))) if (which) play(which);
}
