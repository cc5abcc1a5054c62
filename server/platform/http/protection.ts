import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/** Calls that check a secret: one address may try one account this often a minute. Lock-outs come on top of it. */
const TRIES_A_MINUTE = 30;
const SECRETS = /^\/api\/v1\/(admin\/)?auth\/(login|confirm_user_password)$/;

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
  await app.register(compress, { threshold: 1024 });
  // Before the plugin, which reads each route's configuration in a hook of its own.
  app.addHook("onRoute", (route) => {
    if (LOOKUPS.test(route.url))
      route.config = { ...route.config, rateLimit: { max: LOOKUPS_A_MINUTE, timeWindow: "1 minute" } };
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
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5, exposeStatusRoute: false });
}

function byAddressAndAccount({ ip, body }: FastifyRequest): string {
  const email = typeof body === "object" && body !== null && "email" in body ? String(body.email) : "";
  return `${ip} ${email}`;
}
