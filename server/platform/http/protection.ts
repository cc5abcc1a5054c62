import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import rateLimit, { type RateLimitOptions } from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limit } from "#contract/access.ts";
import { Refusal } from "../refusal.ts";
import { accountOf, limitAccounts } from "./account-limits.ts";
import { rowOf } from "./guard.ts";

const timeWindow = "1 minute";

/** How often one address may use a call; what is counted by account as well is in `tries`. */
const LIMITS: Partial<Record<Limit, RateLimitOptions>> = {
  // One address may try one account this often, right or wrong. Lock-outs come on top of it.
  secret: { max: 30, timeWindow, hook: "preHandler", keyGenerator: byAddressAndAccount },
  // Enough for a few mistyped cards, too few for trying out stolen ones, or for asking which e-mails are known.
  payment: { max: 10, timeWindow },
  // Needs no account.
  lookup: { max: 30, timeWindow },
  // Enough for a file that is mended line by line.
  spreadsheet: { max: 10, timeWindow },
};

export async function protect(app: FastifyInstance, { production }: { production: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes the sizes of its components as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(production && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: production,
    referrerPolicy: { policy: "same-origin" },
  });
  // What the API answers is somebody's data: no browser or proxy keeps it, unless the call says for how long.
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  await app.register(compress, { threshold: 1024 });
  // Before the plugin, which reads each route's configuration in a hook of its own.
  app.addHook("onRoute", (route) => {
    const limit = rowOf(route.method, route.url)?.limit;
    const rateLimit = limit && LIMITS[limit];
    if (rateLimit) route.config = { ...route.config, rateLimit };
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal("too_many_tries"),
  });
  limitAccounts(app);
  // A developer's machine and a test stall for other reasons than load (0: no limit); there a 503 would tell nothing.
  const maxEventLoopDelay = production ? 2000 : 0;
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: 5, exposeStatusRoute: false });
}

function byAddressAndAccount(request: FastifyRequest): string {
  return `${request.ip} ${accountOf(request)}`;
}
