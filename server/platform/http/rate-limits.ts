import type { FastifyInstance, FastifyRequest } from "fastify";
import { RATE_LIMITS, type RateLimit } from "../limits.ts";
import { refuse } from "../refusal.ts";
import { networkOf } from "./network.ts";

/** Networks are counted before the body is read; an account is known only after it was validated. */
export function limitRates(app: FastifyInstance): void {
  const limits = Object.entries(RATE_LIMITS).flatMap(([name, rules]) =>
    rules.map((rule, index) => ({ name, rule, check: counterOf(app, `${name} ${index}`, rule) })),
  );
  const refuseAbove = async (request: FastifyRequest, isDue: (rule: RateLimit) => boolean) => {
    const limit = request.routeOptions.config.access?.limit;
    for (const { name, rule, check } of limits) {
      if (name !== limit || !isDue(rule)) continue;
      const checked = await check(request);
      if (!checked.isAllowed && checked.isExceeded)
        refuse("too_many_tries", { retryAfterSeconds: checked.ttlInSeconds });
    }
  };
  app.addHook("onRequest", (request) => refuseAbove(request, ({ per }) => per === "network"));
  // The token of a link names no account, and cannot be guessed.
  app.addHook("preHandler", (request) =>
    refuseAbove(request, ({ per }) => per !== "network" && accountOf(request) !== ""),
  );
}

const counterOf = (app: FastifyInstance, name: string, { per, max, windowMs }: RateLimit) =>
  app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => {
      const network = per === "account" ? "" : networkOf(request.ip);
      return `${name} ${network} ${per === "network" ? "" : accountOf(request)}`;
    },
  });

function accountOf({ body, query, params, actor }: FastifyRequest): string {
  const named = emailIn(body) || emailIn(query) || emailIn(isRecord(body) ? body.user : undefined);
  if (named || !actor) return named;
  // Counted per acting person, so that one person cannot use up another's limit.
  return isRecord(params) && "id" in params ? `#${actor.userId} ${params.id}` : `#${actor.userId}`;
}

const emailIn = (part: unknown): string => (isRecord(part) && "email" in part ? String(part.email) : "");

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
