import type { TrainingDraft } from "#contract/trainings.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** What drafts name of the catalogue, by id. */
export interface Catalogue {
  /** 0 for the platform's exercises, else the tenant. */
  readonly ownerOf: ReadonlyMap<number, number>;
  readonly typeOf: ReadonlyMap<number, string>;
  readonly techniqueOf: ReadonlyMap<number, string>;
}

/** Looks up what the drafts name; undefined when something is not there, or not for this trainer. */
export async function namedIn({ tx }: Scope, drafts: readonly TrainingDraft[]): Promise<Catalogue | undefined> {
  const entries = drafts.flatMap(({ exercises }) => exercises);
  const exerciseIds = distinct(entries.flatMap(({ exercise }) => exercise.map(({ id }) => id)));
  const techniqueIds = distinct(entries.flatMap(({ exercise_technic }) => exercise_technic?.id ?? []));
  const seriesTypeIds = distinct(entries.flatMap(({ series_type_id }) => series_type_id ?? []));
  const muscleGroupIds = distinct(drafts.flatMap(({ muscle_group }) => muscle_group.map(({ id }) => id)));

  const exercises = await tx
    .selectFrom("exercises")
    .select(["id", "owner_id", "exercise_type"])
    .where("id", "in", exerciseIds)
    .execute();
  const techniques = await tx.selectFrom("techniques").select(["id", "name"]).where("id", "in", techniqueIds).execute();
  const seriesTypes = await tx.selectFrom("series_types").select("id").where("id", "in", seriesTypeIds).execute();
  const muscleGroups = await tx.selectFrom("muscle_groups").select("id").where("id", "in", muscleGroupIds).execute();

  const isComplete =
    exercises.length === exerciseIds.length &&
    techniques.length === techniqueIds.length &&
    seriesTypes.length === seriesTypeIds.length &&
    muscleGroups.length === muscleGroupIds.length;
  if (!isComplete) return undefined;
  return {
    ownerOf: new Map(exercises.map(({ id, owner_id }) => [id, owner_id])),
    typeOf: new Map(exercises.map(({ id, exercise_type }) => [id, exercise_type])),
    techniqueOf: new Map(techniques.map(({ id, name }) => [id, name])),
  };
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];
