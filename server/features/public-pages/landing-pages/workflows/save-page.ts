import type { FastifyBaseLogger } from "fastify";
import type { LandingPageChange } from "#contract/public-pages/landing-pages.ts";
import { LANDING_IMAGE_REFUSED, LANDING_IMAGES } from "#domain/landing-page/images.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { StaffScope } from "../../../../platform/database/scope.ts";
import { saveOrRemove } from "../../../../platform/files/save-or-remove.ts";
import { refuseImage } from "../../../../platform/files/with-photo.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { saveLandingPage } from "../commands.ts";
import { toContent } from "../rules.ts";
import type { KeptLandingImage } from "../store.ts";

interface PageSaving {
  readonly change: LandingPageChange;
  readonly tenant: number;
  readonly accountId: number;
  readonly inScope: <T>(work: (scope: StaffScope) => Promise<T>) => Promise<T>;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** Images are prepared one by one before the transaction. */
export async function savePage(
  { clock, landingImages }: Pick<Dependencies, "clock" | "landingImages">,
  { change, tenant, accountId, inScope, log }: PageSaving,
): Promise<void> {
  const images = new Map<string, KeptLandingImage | null>();
  const keys: string[] = [];
  await saveOrRemove({ store: landingImages, keys, log }, async () => {
    for (const { field, slot } of LANDING_IMAGES) {
      const sent = change[field];
      if (sent === undefined) continue;
      if (!sent) {
        images.set(slot, null);
        continue;
      }
      const keptImage = await landingImages.keep(sent, { tenant, accountId });
      if ("refused" in keptImage) return refuseImage(keptImage, field, LANDING_IMAGE_REFUSED);
      images.set(slot, keptImage);
      keys.push(keptImage.key);
    }
    await inScope(async (scope) => {
      const { lock_version: lockVersion, ...texts } = change;
      const saved = await saveLandingPage(scope, {
        content: toContent(texts),
        images,
        lockVersion,
        now: clock.now(),
      });
      if (saved.outcome !== "saved") refuse(saved.outcome);
    });
  });
}
