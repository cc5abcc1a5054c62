import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { CardKey } from "#contract/platform-billing/subscription-payments.ts";
import type { Database } from "../database/connection/connection.ts";
import { RETRY_AFTER_SECONDS } from "../refusal.ts";
import { limitRates } from "./rate-limits.ts";

interface Protection {
  readonly db: Database;
  readonly production: boolean;
  readonly cardKey: CardKey;
}

export async function protect(app: FastifyInstance, { db, production, cardKey }: Protection): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes the sizes of its components as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        // A film is looked at before it is sent.
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        // A card goes from the page to the payment provider alone.
        connectSrc: ["'self'", ...(cardKey.provider === "pagarme" ? [cardKey.tokens_url] : [])],
        // Videos of exercises and tutorials play in frames of these hosts; `domain/text/video-link.ts` makes their addresses.
        frameSrc: ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
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
  // The API answers personal data: no browser or proxy stores it unless the call says for how long.
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  // Mails show the mark and the sender's photo, other sites the drawing of an exercise.
  app.addHook("onSend", async (request, reply) => {
    if (/^\/(api\/(photos|exercise-figures)|icons)\//.test(request.url))
      reply.header("cross-origin-resource-policy", "cross-origin");
  });
  await app.register(compress, { threshold: 1024, syncThreshold: 65_536 });
  limitRates(app, db);
  // 0: no limit. A developer's machine and a test stall for other reasons than load.
  const maxEventLoopDelay = production ? 2000 : 0;
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: RETRY_AFTER_SECONDS, exposeStatusRoute: false });
}
