import type { FastifyBaseLogger } from "fastify";
import type { SlotChange } from "#contract/assessment/posture-photos.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { isFinished } from "#domain/periodisation/period.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { asStaff } from "../../../../platform/database/scope.ts";
import { refuseImage } from "../../../../platform/files/with-photo.ts";
import type { InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { placePhoto } from "../commands.ts";
import { findCycle } from "../queries.ts";
import type { KeptPosturePhoto } from "../store.ts";

interface PhotoUpload {
  readonly path: CyclePath;
  readonly change: SlotChange;
  readonly inScope: InScope;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** The first transaction refuses early what the second one would refuse, so that no image is prepared in vain. */
export async function savePhoto(
  { clock, posturePhotos }: Pick<Dependencies, "clock" | "posturePhotos">,
  { path, change: { slot, photo }, inScope, log }: PhotoUpload,
): Promise<void> {
  const now = clock.now();
  const place = (stored: KeptPosturePhoto | null) =>
    inScope(async (scope) => {
      const { outcome } = await placePhoto(asStaff(scope), path, { slot, photo: stored, now });
      if (outcome !== "saved") return refuse(outcome);
      return recordAccess(scope, { studentId: path.id, subject: "photos", action: stored ? "changed" : "removed" });
    });
  if (!photo) return place(null);

  const owner = await inScope(async (scope) => {
    const { end_date } = found(await findCycle(scope, path));
    if (isFinished(end_date, now.getTime())) return refuse("cycle_finished");
    const { actor } = asStaff(scope);
    return { tenant: actor.trainerId, accountId: actor.userId };
  });
  const storedPhoto = await posturePhotos.keep(photo, owner);
  if ("refused" in storedPhoto) return refuseImage(storedPhoto, slot);
  try {
    await place(storedPhoto);
  } catch (error) {
    // The person must read why it was not saved, also when the clean-up fails.
    await posturePhotos.remove(storedPhoto.key).catch((err: unknown) => log.warn({ err }, "a refused photo stayed"));
    throw error;
  }
}
