import { health, productInfo, ready } from "#contract/public-pages/system.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { checkWritable } from "../../../platform/database/readiness.ts";
import { inVisitorScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { RETRY_AFTER_SECONDS, refuse } from "../../../platform/refusal.ts";
import { isPlatformPublished } from "../landing-pages/queries.ts";

export function systemRoutes({ config, db, photos }: Dependencies): Route[] {
  return [
    bind(health, async () => ({ status: "ok" as const })),
    bind(ready, async ({ log }) => {
      try {
        await checkWritable(db);
        await photos.check();
        return { status: "ready" as const };
      } catch (error) {
        log.warn({ err: error }, "not ready");
        return refuse("dependency_away", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
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
