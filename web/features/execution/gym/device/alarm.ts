import { createContext } from "react";

const MUTED = "prumo.gym.muted";

export interface Alarm {
  /** Browsers allow sound only after a tap: every tap that begins a rest calls this. */
  readonly prepare: () => void;
  /** Rings at that instant (milliseconds since 1970), behind a locked screen too, as far as the device lets it. */
  readonly set: (endsAt: number) => () => void;
}

/** Later than this after the end of the rest, the alarm stays silent. */
const LATE_MS = 30_000;

function createAlarm(): Alarm {
  let speaker: AudioContext | undefined;
  return {
    prepare() {
      if (isMuted()) return;
      speaker ??= new AudioContext();
      void speaker.resume();
    },
    set(endsAt) {
      const wait = endsAt - Date.now();
      if (wait < -LATE_MS) return () => {};
      // Timers of a hidden page may come a minute late; a tone that is ordered ahead does not.
      const silence = speaker && !isMuted() ? orderBeep(speaker, endsAt) : () => {};
      const timer = setTimeout(
        () => {
          if (Date.now() - endsAt > LATE_MS) return;
          if ("vibrate" in navigator) navigator.vibrate([300, 120, 300]);
          if (document.visibilityState === "hidden") void notify();
        },
        Math.max(wait, 0),
      );
      return () => {
        clearTimeout(timer);
        silence();
      };
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

export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;

export const isNotifying = (): boolean => canNotify() && Notification.permission === "granted";

/** A person who was on another page finds the way back by it. */
async function notify(): Promise<void> {
  if (!isNotifying()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification("O descanso acabou", {
    body: "Hora da próxima série.",
    tag: "descanso",
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: location.href,
  });
}

/** Answers how to take it back. The clock of a speaker that is not yet awake stands still. */
function orderBeep(context: AudioContext, endsAt: number): () => void {
  const cancelling = new AbortController();
  void context.resume().then(() => {
    if (!cancelling.signal.aborted) beep(context, Math.max(endsAt - Date.now(), 0) / 1000, cancelling.signal);
  });
  return () => cancelling.abort();
}

/** The tone is short, and music plays on under it. */
function beep(context: AudioContext, inSeconds: number, cancelled: AbortSignal): void {
  for (const delay of [0, 0.25]) {
    const start = context.currentTime + inSeconds + delay;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.4, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.2);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.2);
    cancelled.addEventListener("abort", () => tone.disconnect());
  }
}
