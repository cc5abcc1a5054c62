interface FirstAnswer {
  readonly answer: Promise<Response>;
  readonly session: string;
  readonly askedAt: number;
}

declare global {
  /** By address. Undefined where pages are drawn in advance. */
  var firstAnswers: Map<string, FirstAnswer> | undefined;
}

/** As long as a read is fresh in the cache. */
const FRESH_MS = 30_000;

/** The answer serves once, and only the session that asked. */
export function takeFirstAnswer(address: string, token: string | null): Promise<Response> | undefined {
  const first = globalThis.firstAnswers?.get(address);
  globalThis.firstAnswers?.delete(address);
  const isUsable = first && first.session === token && performance.now() - first.askedAt < FRESH_MS;
  return isUsable ? first.answer : undefined;
}
