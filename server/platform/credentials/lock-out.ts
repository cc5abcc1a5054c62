import { MS_PER_DAY } from "#domain/calendar-date.ts";

const MINUTE_MS = 60_000;
const LONGEST_MS = 15 * MINUTE_MS;

/** After a day without a try, what failed before is forgotten. */
export const FORGOTTEN_AFTER_MS = MS_PER_DAY;

/** As long as a network from which the account was opened stays familiar. */
export const FAMILIAR_FOR_MS = 90 * MS_PER_DAY;

/** Failures that cost nothing: for one network more than anybody mistypes, for all unfamiliar ones together a few such networks. */
export const FREE_FAILURES = { network: 10, unfamiliar: 50 } as const;

export interface Failures {
  readonly failures: number;
  readonly lastTriedAt: Date;
}

/** How many failures still count. */
export const remembered = ({ failures, lastTriedAt }: Failures, now: Date): number =>
  now.getTime() - lastTriedAt.getTime() >= FORGOTTEN_AFTER_MS ? 0 : failures;

/**
 * How long the next try has to wait: a minute after the first failure too many, twice as long after each further one, a
 * quarter of an hour at most, so that nobody is locked out for good.
 */
export function pauseLeftMs(tries: Failures, free: number, now: Date): number {
  const tooMany = remembered(tries, now) - free;
  if (tooMany <= 0) return 0;
  const pause = Math.min(LONGEST_MS, MINUTE_MS * 2 ** (tooMany - 1));
  return Math.max(0, tries.lastTriedAt.getTime() + pause - now.getTime());
}
