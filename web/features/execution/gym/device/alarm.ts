import { createContext } from "react";

const MUTED = "prumo.gym.muted";

export interface Alarm {
  /** Browsers allow sound only after a tap: every tap that begins a rest calls this. */
  readonly prepare: () => void;
  readonly ring: () => void;
}

function createAlarm(): Alarm {
  let speaker: AudioContext | undefined;
  return {
    prepare() {
      if (isMuted()) return;
      speaker ??= new AudioContext();
      void speaker.resume();
    },
    ring() {
      if ("vibrate" in navigator) navigator.vibrate([300, 120, 300]);
      if (speaker?.state === "running" && !isMuted()) beep(speaker);
    },
  };
}

/** One for the page: it stays audible when another training is opened. */
export const AlarmContext = createContext(createAlarm());

export const isMuted = (): boolean => localStorage.getItem(MUTED) !== null;

export function mute(isQuiet: boolean): void {
  if (isQuiet) localStorage.setItem(MUTED, "1");
  else localStorage.removeItem(MUTED);
}

/** The tone is short, and music plays on under it. */
function beep(context: AudioContext): void {
  for (const start of [0, 0.25]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.4, context.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + start + 0.2);
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + start);
    tone.stop(context.currentTime + start + 0.2);
  }
}
