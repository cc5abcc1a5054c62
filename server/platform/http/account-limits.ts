import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "../refusal.ts";

/** From one address, whatever the account: a gym full of people behind one router stays below it. */
const TRIES_OF_AN_ADDRESS = { max: 300, timeWindow: "1 minute" } as const;
const MAILS_OF_AN_ADDRESS = { max: 60, timeWindow: "15 minutes" } as const;
const MAILS_TO_AN_ACCOUNT = { max: 5, timeWindow: "15 minutes" } as const;

/** Counts by what was sent, never by whether there is such an account: a 429 tells nothing about it. */
export function limitAccounts(app: FastifyInstance): void {
  const count = (of: string, { max, timeWindow }: { max: number; timeWindow: string }, key: typeof accountOf) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${of} ${key(request)}` });
  const byAddress = ({ ip }: FastifyRequest) => ip;
  // What one account stands from many addresses is counted in the database, where a restart forgets nothing.
  const tries = [count("tries from", TRIES_OF_AN_ADDRESS, byAddress)];
  const mails = [
    count("mails from", MAILS_OF_AN_ADDRESS, byAddress),
    count("mails to", MAILS_TO_AN_ACCOUNT, accountOf),
  ];

  app.addHook("preHandler", async (request: FastifyRequest) => {
    const limit = request.routeOptions.config.access?.limit;
    const limits = limit === "secret" ? tries : limit === "mail" ? mails : [];
    // A link's token names no account, and is beyond guessing.
    for (const check of accountOf(request) ? limits : limits.slice(0, 1)) {
      const checked = await check(request);
      if (checked.isAllowed || !checked.isExceeded) continue;
      refuse("too_many_tries", { retryAfterSeconds: checked.ttlInSeconds });
    }
  });
}

/** The account that a request is about: its e-mail, somebody whom the address names, or whoever is signed in. */
export function accountOf({ body, query, params, actor }: FastifyRequest): string {
  const named = emailIn(body) || emailIn(query) || emailIn(isRecord(body) ? body.user : undefined);
  if (named || !actor) return named;
  // Within what the acting person may name: nobody uses up what is allowed to a stranger's account.
  return isRecord(params) && "id" in params ? `#${actor.userId} ${params.id}` : `#${actor.userId}`;
}

const emailIn = (part: unknown): string => (isRecord(part) && "email" in part ? String(part.email) : "");

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
