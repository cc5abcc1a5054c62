import sharp from "sharp";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { placePhoto } from "../../features/assessment/posture-photos/commands.ts";
import { listPhotoFiles } from "../../features/assessment/posture-photos/queries.ts";
import { type PosturePhotoStore, thumbnailOf } from "../../features/assessment/posture-photos/store.ts";
import type { Database } from "../../platform/database/connection/connection.ts";
import { actAsTrainer, inScope, inSignInScope, type TrainerScope } from "../../platform/database/scope.ts";
import { marina } from "./accounts.ts";
import { SILHOUETTE_SIZE, SILHOUETTE_VIEWS, STANCES, silhouette } from "./silhouettes.ts";

/** Ids of the demo's drawings: no random id begins so. Their last digits say stance and view. */
const DRAWN = "00000000-0000-4000-8000-";

const fileOf = (stance: number, view: number): string => `${DRAWN}${String(stance * 10 + view).padStart(12, "0")}.jpg`;

/** The files are drawn later: images have no place in a transaction. */
export async function placeSilhouettes(scope: TrainerScope, path: CyclePath, stance: number, now: Date): Promise<void> {
  for (const [view, slot] of SILHOUETTE_VIEWS.entries()) {
    const photo = { key: `posture/${scope.actor.trainerId}/${fileOf(stance, view)}`, ...SILHOUETTE_SIZE };
    const { outcome } = await placePhoto(scope, path, {
      change: { slot, made: null, keeps: null },
      photo,
      device: "",
      now,
    });
    if (outcome !== "saved") throw new Error(`demo photo ${slot}: ${outcome}`);
  }
}

/** It runs while the server already listens. */
export async function drawSilhouettes(db: Database, store: PosturePhotoStore): Promise<void> {
  const trainer = await inSignInScope(db, ({ tx }) =>
    tx
      .selectFrom("users")
      .select("id")
      .where("email", "=", marina.email)
      .where("role", "=", "trainer")
      .executeTakeFirst(),
  );
  if (!trainer) return;
  const actor = actAsTrainer(trainer.id, "demonstration");
  const rows = new Set(await inScope(db, actor, listPhotoFiles));
  const files = new Set((await store.listFiles(trainer.id)).map(({ key }) => key));
  for (const [place, stance] of STANCES.entries())
    for (const [number, view] of SILHOUETTE_VIEWS.entries()) {
      const key = `posture/${trainer.id}/${fileOf(place, number)}`;
      if (!rows.has(key) || (files.has(key) && files.has(thumbnailOf(key)))) continue;
      await store.write(
        key,
        await sharp(Buffer.from(silhouette(view, stance)))
          .png()
          .toBuffer(),
      );
    }
}
