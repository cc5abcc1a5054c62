/** A pause between sets, by instants (milliseconds since 1970), so that it runs on behind a locked screen and over a reload. */
export interface Rest {
  readonly startedAt: number;
  readonly endsAt: number;
}

/** A longer pause than this was forgotten: the person has gone on long ago. */
const FORGOTTEN_MS = 15 * 60_000;

/** The pause after a set that was done at an instant; null where none is prescribed. */
export const restFrom = (now: number, seconds: number): Rest | null =>
  seconds > 0 ? { startedAt: now, endsAt: now + seconds * 1000 } : null;

/** Whole seconds to go, rounded up; negative are the seconds since its end. */
export const remainingSeconds = ({ endsAt }: Rest, now: number): number => Math.ceil((endsAt - now) / 1000);

/** How much of it is over: 0 to 1. */
export function restProgress({ startedAt, endsAt }: Rest, now: number): number {
  return Math.min(Math.max((now - startedAt) / Math.max(endsAt - startedAt, 1), 0), 1);
}

/** A longer or shorter pause. It does not end before now; one that is over begins anew. */
export function extendRest(rest: Rest, seconds: number, now: number): Rest {
  const from = Math.max(rest.endsAt, now);
  return { startedAt: rest.startedAt, endsAt: Math.max(from + seconds * 1000, now) };
}

/** The pause while it still says something. */
export const currentRest = (rest: Rest | null, now: number): Rest | null =>
  rest && now - rest.endsAt < FORGOTTEN_MS ? rest : null;

/** "1:05"; "20:00" and longer in minutes and seconds too. */
export function clockText(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
