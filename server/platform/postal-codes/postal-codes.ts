import type { PostalCode } from "#contract/people/addresses.ts";
import { digitsOf } from "#domain/brazil.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { Clock } from "../clock.ts";
import type { Outcome } from "../outcome.ts";

export type PostalAnswer = { readonly outcome: "found"; readonly address: PostalCode } | Outcome<"unknown" | "away">;

/** The lookup never throws: a failure is the outcome "away". */
export type AskPostalService = (cep: string) => Promise<PostalAnswer>;

export interface PostalCodes {
  find(cep: string): Promise<PostalAnswer>;
}

/** About 5 MB of addresses. The least recently used one goes first. */
const MAX_CACHED = 20_000;
/** Streets are seldom renamed; a new CEP should be found on the same day. */
const CACHE_MS = { found: 30 * MS_PER_DAY, unknown: MS_PER_HOUR } as const;

interface CachedAnswer {
  readonly answer: PostalAnswer;
  readonly until: number;
}

export function createPostalCodes({ ask, clock }: { ask: AskPostalService; clock: Clock }): PostalCodes {
  const cache = new Map<string, CachedAnswer>();
  const pending = new Map<string, Promise<PostalAnswer>>();

  function cached(cep: string): PostalAnswer | undefined {
    const entry = cache.get(cep);
    if (!entry) return undefined;
    cache.delete(cep);
    if (entry.until <= clock.now().getTime()) return undefined;
    // A Map keeps the order of insertion, so the most recently used one is now the last.
    cache.set(cep, entry);
    return entry.answer;
  }

  function remember(cep: string, answer: PostalAnswer): void {
    if (answer.outcome === "away") return;
    cache.set(cep, { answer, until: clock.now().getTime() + CACHE_MS[answer.outcome] });
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  }

  async function askOnce(cep: string): Promise<PostalAnswer> {
    try {
      const answer = await ask(cep);
      remember(cep, answer);
      return answer;
    } finally {
      pending.delete(cep);
    }
  }

  return {
    async find(typed) {
      const cep = digitsOf(typed);
      const cachedAddress = cached(cep);
      if (cachedAddress) return cachedAddress;
      const asking = pending.get(cep) ?? askOnce(cep);
      pending.set(cep, asking);
      return asking;
    },
  };
}
