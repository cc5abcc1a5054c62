import type { FastifyBaseLogger } from "fastify";
import type { SlotChange } from "#contract/assessment/posture-photos.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { cameTooLate } from "#domain/periodisation/late-changes.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { asStaff } from "../../../../platform/database/scope.ts";
import { removeUnsaved, saveOrRemove } from "../../../../platform/files/save-or-remove.ts";
import { refuseImage } from "../../../../platform/files/with-photo.ts";
import type { InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { placePhoto } from "../commands.ts";
import { findCycle, isKnownChange } from "../queries.ts";
import type { KeptPosturePhoto } from "../store.ts";

interface PhotoUpload {
  readonly path: CyclePath;
  /** The program that sends, in words. */
  readonly device: string;
  readonly change: SlotChange;
  readonly inScope: InScope;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** The first transaction refuses early what the second one would refuse, so that no image is prepared in vain. */
export async function savePhoto(
  { clock, posturePhotos }: Pick<Dependencies, "clock" | "posturePhotos">,
  { path, device, change: { photo, ...change }, inScope, log }: PhotoUpload,
): Promise<void> {
  const now = clock.now();
  /** Answers whether the file is of use. */
  const place = (stored: KeptPosturePhoto | null) =>
    inScope(async (scope) => {
      const placed = await placePhoto(asStaff(scope), path, { change, photo: stored, device, now });
      if (placed.outcome === "known") return false;
      if (placed.outcome !== "saved") return refuse(placed.outcome);
      const isRemoval = stored === null && change.keeps === null;
      await recordAccess(scope, { studentId: path.id, subject: "photos", action: isRemoval ? "removed" : "changed" });
      return placed.isFileUsed;
    });
  if (!photo || change.keeps) return void (await place(null));

  const owner = await inScope(async (scope) => {
    const { end_date } = found(await findCycle(scope, path));
    if (change.made && (await isKnownChange(scope, change.made.id))) return null;
    const madeAt = change.made ? Date.parse(change.made.made_at) : now.getTime();
    if (cameTooLate(end_date, madeAt, now.getTime())) return refuse("cycle_finished");
    const { actor } = asStaff(scope);
    return { tenant: actor.trainerId, accountId: actor.userId };
  });
  if (!owner) return;
  const storedPhoto = await posturePhotos.keep(photo, owner);
  if ("refused" in storedPhoto) return refuseImage(storedPhoto, change.slot);
  const files = { store: posturePhotos, keys: [storedPhoto.key], log };
  if (!(await saveOrRemove(files, () => place(storedPhoto)))) await removeUnsaved(files);
}
