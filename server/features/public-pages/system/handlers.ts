import { setTimeout as pause } from "node:timers/promises";
import { health, productInfo, ready } from "#contract/public-pages/system.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { checkWritable } from "../../../platform/database/connection/readiness.ts";
import { inVisitorScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { RETRY_AFTER_SECONDS, refuse } from "../../../platform/refusal.ts";
import { isPlatformPublished } from "../landing-pages/queries.ts";

/** A balancer waits about a second for the whole answer. */
const FILES_ANSWER_MS = 500;

export function systemRoutes({ config, db, photos }: Dependencies): Route[] {
  return [
    bind(health, async () => ({ status: "ok" as const })),
    bind(ready, async ({ log }) => {
      await checkWritable(db).catch((err: unknown) => {
        log.warn({ err }, "not ready");
        return refuse("dependency_away", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      });
      // All servers share the store: a balancer that took them out for it would end everything else, too.
      const late = pause(FILES_ANSWER_MS).then(() => Promise.reject(new Error("photo storage does not answer")));
      const files = await Promise.race([photos.check(), late]).then(
        () => "there" as const,
        (err: unknown) => {
          log.warn({ err }, "photo storage is away");
          return "away" as const;
        },
      );
      return { status: "ready" as const, files };
    }),
    bind(productInfo, async () => ({
      name: config.productName,
      trial_days: config.trialDays,
      support_url: config.supportUrl ?? null,
      support_email: config.supportEmail,
      tour_url: config.tourUrl ?? ((await inVisitorScope(db, isPlatformPublished)) ? "/conheca" : null),
    })),
  ];
}
