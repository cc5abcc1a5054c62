import { sql } from "kysely";
import type { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import type { Clock } from "../../../platform/clock.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { columnsOf, isDrawable, ownerOf } from "../exercises/commands.ts";

export interface ImportedRow {
  readonly line: number;
  readonly exercise: ExerciseDraft;
}

type Imported =
  | { readonly outcome: "imported"; readonly createdCount: number; readonly existingLines: readonly number[] }
  | { readonly outcome: "refused"; readonly fields: Readonly<Record<string, string>> };

const NOT_LISTED = "Escolha uma opção da lista";

/** Rows whose name is listed already change nothing. Sending an import again answers the same. */
export async function importExercises(scope: Scope, key: string, rows: readonly ImportedRow[]): Promise<Imported> {
  const fields = await unlistedParts(scope, rows);
  if (Object.keys(fields).length > 0) return { outcome: "refused", fields };

  await oneAtATime(scope, "exercise imports");
  const imported = await exercisesOf(scope, key);
  const exercises = imported.length > 0 ? imported : await insertExercises(scope, key, rows);
  const idOfName = new Map(exercises.map(({ name, id }) => [name, id]));
  const created = rows.flatMap((row) => {
    const id = idOfName.get(row.exercise.name);
    idOfName.delete(row.exercise.name);
    return id === undefined ? [] : [{ ...row, id }];
  });
  if (imported.length === 0) await insertLinks(scope, created);
  const lines = new Set(created.map(({ line }) => line));
  return {
    outcome: "imported",
    createdCount: exercises.length,
    existingLines: rows.map(({ line }) => line).filter((line) => !lines.has(line)),
  };
}

const exercisesOf = (scope: Scope, key: string) =>
  scope.tx
    .selectFrom("exercises")
    .select(["id", "name"])
    .where("owner_id", "=", ownerOf(scope))
    .where("import_key", "=", key)
    .execute();

const insertExercises = (scope: Scope, key: string, rows: readonly ImportedRow[]) =>
  scope.tx
    .insertInto("exercises")
    .values(rows.map(({ exercise }) => ({ owner_id: ownerOf(scope), import_key: key, ...columnsOf(exercise) })))
    .onConflict((conflict) => conflict.columns(["owner_id", "search"]).where("hidden_at", "is", null).doNothing())
    .returning(["id", "name"])
    .execute();

async function insertLinks(scope: Scope, created: readonly (ImportedRow & { readonly id: number })[]): Promise<void> {
  const key = (id: number) => ({ owner_id: ownerOf(scope), exercise_id: id });
  const groups = created.flatMap(({ id, exercise }) =>
    [...new Set(exercise.muscle_group_ids)].map((muscle_group_id, position) => ({
      ...key(id),
      muscle_group_id,
      position,
    })),
  );
  const deviations = created.flatMap(({ id, exercise }) =>
    [...new Set(exercise.postural_deviation_ids)].map((postural_deviation_id) => ({
      ...key(id),
      postural_deviation_id,
    })),
  );
  if (groups.length > 0) await scope.tx.insertInto("exercise_muscle_groups").values(groups).execute();
  if (deviations.length > 0) await scope.tx.insertInto("exercise_postural_deviations").values(deviations).execute();
}

async function unlistedParts({ tx }: Scope, rows: readonly ImportedRow[]): Promise<Record<string, string>> {
  const refused: Record<string, string> = {};
  for (const [index, { exercise }] of rows.entries()) {
    if (!isDrawable(exercise)) refused[`rows.${index}.exercise.movement`] = NOT_LISTED;
  }
  for (const [table, field] of [
    ["muscle_groups", "muscle_group_ids"],
    ["postural_deviations", "postural_deviation_ids"],
  ] as const) {
    const ids = [...new Set(rows.flatMap(({ exercise }) => exercise[field] ?? []))];
    const found = await tx.selectFrom(table).select("id").where("id", "=", anyOf(ids, "bigint")).execute();
    const listedIds = new Set(found.map(({ id }) => id));
    for (const [index, { exercise }] of rows.entries()) {
      if (exercise[field]?.some((id) => !listedIds.has(id))) refused[`rows.${index}.exercise.${field}`] = NOT_LISTED;
    }
  }
  return refused;
}

type Undone =
  | { readonly outcome: "undone"; readonly removedCount: number; readonly keptCount: number }
  | Outcome<"not_found">;

export async function undoImport(scope: Scope, key: string, clock: Clock): Promise<Undone> {
  const ofImport = scope.tx
    .updateTable("exercises")
    .where("owner_id", "=", ownerOf(scope))
    .where("import_key", "=", key);
  await ofImport
    .set({ hidden_at: clock.now() })
    .where("hidden_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("training_entry_exercises as uses")
            .select(sql`1`.as("one"))
            .whereRef("uses.exercise_owner_id", "=", "exercises.owner_id")
            .whereRef("uses.exercise_id", "=", "exercises.id"),
        ),
      ),
    )
    .execute();
  const { total, kept } = await scope.tx
    .selectFrom("exercises")
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      sql<number>`count(*) filter (where hidden_at is null)`.as("kept"),
    ])
    .where("owner_id", "=", ownerOf(scope))
    .where("import_key", "=", key)
    .executeTakeFirstOrThrow();
  if (total === 0) return { outcome: "not_found" };
  return { outcome: "undone", removedCount: total - kept, keptCount: kept };
}
