import { LOCK_OUT } from "../limits.ts";

export interface Failures {
  readonly failures: number;
  readonly lastTriedAt: Date;
}

export const remembered = ({ failures, lastTriedAt }: Failures, now: Date): number =>
  now.getTime() - lastTriedAt.getTime() >= LOCK_OUT.forgottenAfterMs ? 0 : failures;

export function pauseLeftMs(counted: Failures, free: number, now: Date): number {
  const tooMany = remembered(counted, now) - free;
  if (tooMany <= 0) return 0;
  const pause = Math.min(LOCK_OUT.longestPauseMs, LOCK_OUT.firstPauseMs * 2 ** (tooMany - 1));
  return Math.max(0, counted.lastTriedAt.getTime() + pause - now.getTime());
}
