import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";
import { accountOf, limitTries, SECRETS } from "./tries.ts";

/** Calls that check a secret: one address may try one account this often a minute, right or wrong. Lock-outs come on top of it. */
const TRIES_A_MINUTE = 30;

/** Paying: enough for a few mistyped cards, too few for trying out stolen ones, or for asking which e-mails are known. */
const PAYMENTS_A_MINUTE = 10;
const PAYMENTS = /^\/api\/v1\/(auth\/registration|subscribe)$/;

/** Looking up a CEP asks somebody else's server, and needs no account. */
const LOOKUPS_A_MINUTE = 30;
const LOOKUPS = /^\/api\/v1\/postal-codes\//;

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
    if (LOOKUPS.test(route.url))
      route.config = { ...route.config, rateLimit: { max: LOOKUPS_A_MINUTE, timeWindow: "1 minute" } };
    if (route.method === "POST" && PAYMENTS.test(route.url))
      route.config = { ...route.config, rateLimit: { max: PAYMENTS_A_MINUTE, timeWindow: "1 minute" } };
    if (!SECRETS.test(route.url)) return;
    route.config = {
      ...route.config,
      rateLimit: { max: TRIES_A_MINUTE, timeWindow: "1 minute", hook: "preHandler", keyGenerator: byAddressAndAccount },
    };
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal("too_many_tries"),
  });
  limitTries(app);
  // A developer's machine and a test stall for other reasons than load (0: no limit); there a 503 would tell nothing.
  const maxEventLoopDelay = production ? 2000 : 0;
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: 5, exposeStatusRoute: false });
}

function byAddressAndAccount(request: FastifyRequest): string {
  return `${request.ip} ${accountOf(request)}`;
}
