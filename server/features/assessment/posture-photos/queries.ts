import { sql } from "kysely";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { isPhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";
import { findFieldChanges } from "../../../tables/field-changes.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";
import { photosReadBy, type StandingBySlot, type StoredPhoto } from "./rules.ts";

const COLUMNS = ["slot", "file_key", "width", "height", "created_at", "marks"] as const;

export const findCycle = ({ tx }: Scope, { id, macroId, mesoId, microId }: CyclePath) =>
  tx
    .selectFrom("mesocycles")
    .leftJoin("microcycles", (join) =>
      join
        .onRef("microcycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("microcycles.mesocycle_id", "=", "mesocycles.id")
        .on("microcycles.id", "=", microId ?? 0),
    )
    .select(({ fn }) => fn.coalesce("microcycles.end_date", "mesocycles.end_date").as("end_date"))
    .where("mesocycles.student_id", "=", id)
    .where("mesocycles.macrocycle_id", "=", macroId)
    .where("mesocycles.id", "=", mesoId)
    .$if(microId !== undefined, (query) => query.where("microcycles.id", "is not", null))
    .executeTakeFirst();

export async function listPhotos(scope: Scope, path: CyclePath): Promise<readonly StoredPhoto[] | undefined> {
  if (!(await findCycle(scope, path))) return undefined;
  const photos = await scope.tx
    .selectFrom("evaluation_photos")
    .select(COLUMNS)
    .where(ofCycle(path))
    .where("is_shown", "=", true)
    .execute();
  return photosReadBy(scope.actor, photos);
}

/** The changes that stand in each slot, with the photos that wait for a choice; a student reads none of them. */
export async function listStandingPhotos(scope: Scope, path: CyclePath): Promise<StandingBySlot> {
  if (scope.actor.role === "student") return [];
  const { fields } = await findFieldChanges(scope, slotsOf(path));
  const photos = await scope.tx
    .selectFrom("evaluation_photos")
    .select([...COLUMNS, "change_id"])
    .where(ofCycle(path))
    .execute();
  return Object.entries(fields).flatMap(([slot, changes]) => {
    if (!isPhotoSlot(slot)) return [];
    const standing = changes.flatMap((change) => {
      const photo = photos.find(({ change_id }) => change_id === change.value) ?? null;
      // A photo whose time of keeping passed left its change behind.
      return change.value === "" || photo ? [{ ...change, photo }] : [];
    });
    return [{ slot, standing }];
  });
}

export const slotsOf = (path: CyclePath) => ({ part: "slots", ...path }) as const;

export const isKnownChange = async ({ tx }: Scope, id: string): Promise<boolean> =>
  (await tx.selectFrom("evaluation_changes").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

export const hasPhotos = async (scope: Scope, path: CyclePath): Promise<boolean> =>
  ((await listPhotos(scope, path)) ?? []).length > 0;

export async function listPhotosOfStudent(scope: Scope, studentId: number) {
  const { tx } = scope;
  const student = await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst();
  if (!student) return undefined;
  const rows = await tx
    .selectFrom("evaluation_photos as photo")
    .innerJoin("mesocycles as meso", (join) =>
      join.onRef("meso.trainer_id", "=", "photo.trainer_id").onRef("meso.id", "=", "photo.mesocycle_id"),
    )
    .leftJoin("microcycles as micro", (join) =>
      join.onRef("micro.trainer_id", "=", "photo.trainer_id").onRef("micro.id", "=", "photo.microcycle_id"),
    )
    .leftJoin("evaluations as evaluation", (join) =>
      join
        .onRef("evaluation.trainer_id", "=", "photo.trainer_id")
        .onRef("evaluation.mesocycle_id", "=", "photo.mesocycle_id")
        .on(sql<boolean>`evaluation.microcycle_id is not distinct from photo.microcycle_id`),
    )
    .select(["photo.mesocycle_id", "photo.microcycle_id", "evaluation.evaluated_on"])
    .select(["photo.slot", "photo.file_key", "photo.width", "photo.height", "photo.created_at", "photo.marks"])
    .select(({ fn }) => [
      fn.coalesce("micro.name", "meso.name").as("name"),
      fn.coalesce("micro.start_date", "meso.start_date").as("start_date"),
    ])
    .where("photo.student_id", "=", studentId)
    .where("photo.is_shown", "=", true)
    .orderBy(({ fn }) => fn.coalesce("evaluation.evaluated_on", "micro.start_date", "meso.start_date"))
    // A mesocycle comes before its first microcycle, which begins on the same day.
    .orderBy("start_date")
    .orderBy(sql`photo.microcycle_id is not null`)
    .orderBy("photo.mesocycle_id")
    .orderBy("photo.microcycle_id")
    .execute();
  return photosReadBy(scope.actor, rows);
}

export async function listPhotoFiles({ tx, actor }: Scope): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("evaluation_photos")
    .select("file_key")
    .where("trainer_id", "=", tenantOf(actor))
    .execute();
  return rows.map(({ file_key }) => file_key);
}
