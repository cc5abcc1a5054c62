import { randomId } from "./random-id.ts";

/** By what was sent: the server may have done what it did not answer. */
const keys = new Map<string, string>();

/** A proxy answers these in the place of a server that it lost. */
const LOST: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whoever sends the same again before an answer came sends the same key, so that nothing is created twice. */
export function idempotencyKeyOf(sent: string): string {
  const key = keys.get(sent) ?? randomId();
  keys.set(sent, key);
  return key;
}

export function noteAnswer(sent: string, status: number): void {
  if (!LOST.has(status)) keys.delete(sent);
}
