const MUTED = "prumo.gym.muted";

let speaker: AudioContext | undefined;

/** Browsers allow sound only after a tap: every tap that begins a rest calls this. */
export function prepareAlarm(): void {
  if (isMuted()) return;
  speaker ??= new AudioContext();
  void speaker.resume();
}

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

export function ring(): void {
  if ("vibrate" in navigator) navigator.vibrate([300, 120, 300]);
  if (speaker?.state === "running" && !isMuted()) beep(speaker);
}
