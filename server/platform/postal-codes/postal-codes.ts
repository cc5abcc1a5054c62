import type { PostalCode } from "#contract/addresses.ts";
import { digitsOf } from "#domain/brazil.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { Clock } from "../clock.ts";

export type PostalAnswer =
  | { readonly outcome: "found"; readonly address: PostalCode }
  | { readonly outcome: "unknown" }
  | { readonly outcome: "away" };

/** Asks whoever knows about eight digits. It answers in any case; a failure is "away". */
export type AskPostalService = (cep: string) => Promise<PostalAnswer>;

export interface PostalCodes {
  /** The address of a CEP, from memory when it was asked before. */
  find(cep: string): Promise<PostalAnswer>;
}

/** About 5 MB of addresses; the one that was not asked for the longest time goes first. */
const MOST_KEPT = 20_000;
/** Streets are seldom renamed; a new CEP should be known on the same day. */
const KEPT_FOR = { found: 30 * MS_PER_DAY, unknown: MS_PER_HOUR } as const;

interface Kept {
  readonly answer: PostalAnswer;
  readonly until: number;
}

/** Remembers what was answered, and asks once for all who ask at the same time. */
export function createPostalCodes({ ask, clock }: { ask: AskPostalService; clock: Clock }): PostalCodes {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<PostalAnswer>>();

  function remembered(cep: string): PostalAnswer | undefined {
    const entry = kept.get(cep);
    if (!entry) return undefined;
    kept.delete(cep);
    if (entry.until <= clock.now().getTime()) return undefined;
    // A Map keeps the order of insertion: what was asked last stands last.
    kept.set(cep, entry);
    return entry.answer;
  }

  function remember(cep: string, answer: PostalAnswer): void {
    if (answer.outcome === "away") return;
    kept.set(cep, { answer, until: clock.now().getTime() + KEPT_FOR[answer.outcome] });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  async function askOnce(cep: string): Promise<PostalAnswer> {
    try {
      const answer = await ask(cep);
      remember(cep, answer);
      return answer;
    } finally {
      underWay.delete(cep);
    }
  }

  return {
    async find(typed) {
      const cep = digitsOf(typed);
      const known = remembered(cep);
      if (known) return known;
      const asking = underWay.get(cep) ?? askOnce(cep);
      underWay.set(cep, asking);
      return asking;
    },
  };
}
