/** By instants (milliseconds since 1970), so that it runs on behind a locked screen and over a reload. */
export interface Rest {
  readonly startedAt: number;
  readonly endsAt: number;
}

/** A longer pause than this was forgotten: the person has gone on long ago. */
const FORGOTTEN_MS = 15 * 60_000;

/** Null where no pause is prescribed. */
export const restFrom = (now: number, seconds: number): Rest | null =>
  seconds > 0 ? { startedAt: now, endsAt: now + seconds * 1000 } : null;

/** Rounded up; negative after its end. */
export const remainingSeconds = ({ endsAt }: Rest, now: number): number => Math.ceil((endsAt - now) / 1000);

/** From 0 to 1. */
export function restProgress({ startedAt, endsAt }: Rest, now: number): number {
  return Math.min(Math.max((now - startedAt) / Math.max(endsAt - startedAt, 1), 0), 1);
}

/** It does not end before now; one that is over begins anew. */
export function extendRest(rest: Rest, seconds: number, now: number): Rest {
  const from = Math.max(rest.endsAt, now);
  return { startedAt: rest.startedAt, endsAt: Math.max(from + seconds * 1000, now) };
}

export const currentRest = (rest: Rest | null, now: number): Rest | null =>
  rest && now - rest.endsAt < FORGOTTEN_MS ? rest : null;

/** "1:05"; "20:00" and longer in minutes and seconds too. */
export function clockText(seconds: number): string {
  const wholeSeconds = Math.abs(Math.trunc(seconds));
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, "0")}`;
}
