import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limit } from "#contract/call.ts";
import type { Database } from "../database/connection/connection.ts";
import { countRequest } from "../database/request-counts.ts";
import { RATE_LIMITS, type RateLimit } from "../limits.ts";
import { refuse } from "../refusal.ts";
import { hashToken } from "../tokens.ts";
import { networkOf } from "./network.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Counts what only some requests of a call do. */
    countAgainst: (limit: Limit) => Promise<void>;
  }
}

/** Networks are counted before the body is read; an account is known only after it was validated. */
export function limitRates(app: FastifyInstance, db: Database): void {
  const refused = new RefusedKeys();
  const refuseAbove = async (
    request: FastifyRequest,
    isDue: (rule: RateLimit) => boolean,
    limit = request.routeOptions.config.access?.limit,
  ) => {
    if (!limit) return;
    for (const [index, rule] of RATE_LIMITS[limit].entries()) {
      if (!isDue(rule)) continue;
      const key = `${limit} ${index} ${keyOf(request, rule)}`;
      const secondsLeft = refused.secondsLeft(key) ?? (await countAbove(db, key, rule));
      if (secondsLeft === undefined) continue;
      refused.add(key, secondsLeft);
      refuse("too_many_tries", { retryAfterSeconds: Math.ceil(secondsLeft) });
    }
  };
  app.decorateRequest("countAgainst", function countAgainst(this: FastifyRequest, limit: Limit) {
    return refuseAbove(this, () => true, limit);
  });
  app.addHook("onRequest", (request) => refuseAbove(request, ({ per }) => per === "network"));
  // The token of a link names no account, and cannot be guessed.
  app.addHook("preHandler", (request) =>
    refuseAbove(request, ({ per }) => per !== "network" && accountOf(request, per) !== ""),
  );
}

async function countAbove(db: Database, key: string, { max, windowMs }: RateLimit): Promise<number | undefined> {
  const { requests, seconds_left } = await countRequest(db, hashToken(key), windowMs);
  return requests > max ? seconds_left : undefined;
}

/** A flood of refused requests costs no queries. */
class RefusedKeys {
  static readonly #MAX = 10_000;
  readonly #ends = new Map<string, number>();

  secondsLeft(key: string): number | undefined {
    const seconds = ((this.#ends.get(key) ?? 0) - performance.now()) / 1000;
    return seconds > 0 ? seconds : undefined;
  }

  add(key: string, secondsLeft: number): void {
    if (this.#ends.size >= RefusedKeys.#MAX) this.#ends.clear();
    this.#ends.set(key, performance.now() + secondsLeft * 1000);
  }
}

function keyOf(request: FastifyRequest, { per }: RateLimit): string {
  const network = per === "account" ? "" : networkOf(request.ip);
  return `${network} ${per === "network" ? "" : accountOf(request, per)}`;
}

/** Only parts that the call describes are read: in any other a client could write a new e-mail each time and never meet the limit. */
function accountOf(request: FastifyRequest, per: RateLimit["per"]): string {
  const { params, actor, routeOptions } = request;
  const body = routeOptions.schema?.body ? request.body : undefined;
  const query = routeOptions.schema?.querystring ? request.query : undefined;
  const named = emailIn(body) || emailIn(query) || emailIn(isRecord(body) ? body.user : undefined);
  if (named || !actor) return named;
  // Counted per acting person, so that one person cannot use up another's limit. An id in the address names the mailbox.
  return per === "account" && isRecord(params) && "id" in params ? `#${actor.userId} ${params.id}` : `#${actor.userId}`;
}

const emailIn = (part: unknown): string => (isRecord(part) && "email" in part ? String(part.email) : "");

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
