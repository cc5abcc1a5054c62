import { sql } from "kysely";
import { PLATFORM, type Scope } from "../../platform/database/scope.ts";
import { catalogueDeviations } from "./deviations/deviations.ts";
import { catalogueExercises } from "./exercises.ts";
import { muscleGroups } from "./muscle-groups.ts";
import { firstPlans } from "./plans.ts";
import { seriesTypes } from "./series-types.ts";
import { techniques } from "./techniques.ts";
import { firstTerms } from "./terms.ts";
import { trainingMethods } from "./training-methods.ts";
import { firstTutorials } from "./tutorials.ts";

/** Loads the catalogue once. The administrator's later changes stay, because a new release adds to it by migration. */
export async function loadCatalogue({ tx }: Scope): Promise<void> {
  if (await tx.selectFrom("muscle_groups").select("id").limit(1).executeTakeFirst()) return;
  await tx
    .insertInto("muscle_groups")
    .values([...muscleGroups])
    .execute();
  // Fixed ids do not move the sequence.
  await sql`select setval(pg_get_serial_sequence('muscle_groups', 'id'), max(id)) from muscle_groups`.execute(tx);
  await tx
    .insertInto("techniques")
    .values([...techniques])
    .execute();
  await tx
    .insertInto("series_types")
    .values([...seriesTypes])
    .execute();
  await tx
    .insertInto("training_methods")
    .values([...trainingMethods])
    .execute();

  const saved = await tx
    .insertInto("exercises")
    .values(
      catalogueExercises.map(({ name, exercise_type, equipament_needed, execution }) => ({
        owner_id: PLATFORM,
        name,
        exercise_type,
        equipment: equipament_needed || null,
        execution,
      })),
    )
    .returning(["id", "name"])
    .execute();
  const exerciseIds = new Map(saved.map(({ id, name }) => [name, id]));
  const groupIds = new Map<string, number>(muscleGroups.map(({ id, name }) => [name, id]));
  await tx
    .insertInto("exercise_muscle_groups")
    .values(
      catalogueExercises.flatMap(({ name, muscle_groups }) =>
        muscle_groups.map((group, position) => ({
          owner_id: PLATFORM,
          exercise_id: exerciseIds.get(name) ?? 0,
          muscle_group_id: groupIds.get(group) ?? 0,
          position,
        })),
      ),
    )
    .execute();
}

/**
 * Adds the postural deviations and the links to their exercises, also to a database that was filled before deviations existed. A link to a
 * muscle group or an exercise that the administrator has renamed is left out.
 */
export async function loadDeviations({ tx }: Scope): Promise<void> {
  if (await tx.selectFrom("postural_deviations").select("id").limit(1).executeTakeFirst()) return;
  const groups = await tx.selectFrom("muscle_groups").select(["id", "name"]).execute();
  const groupIds = new Map<string, number>(groups.map(({ id, name }) => [name, id]));
  const rows = catalogueDeviations.flatMap((deviation) => {
    const muscle_group_id = groupIds.get(deviation.muscle_group);
    return muscle_group_id === undefined ? [] : [{ ...deviation, muscle_group_id }];
  });
  if (rows.length === 0) return;
  const saved = await tx
    .insertInto("postural_deviations")
    .values(rows.map(({ name, region, muscle_group_id }) => ({ name, region, muscle_group_id })))
    .returning(["id", "name"])
    .execute();
  const ids = new Map(saved.map(({ id, name }) => [name, id]));
  const withIds = rows.map((row) => ({ ...row, postural_deviation_id: ids.get(row.name) ?? 0 }));
  const properties = withIds.flatMap((row) =>
    row.properties.map((property) => ({ postural_deviation_id: row.postural_deviation_id, ...property })),
  );
  await tx.insertInto("postural_deviation_properties").values(properties).execute();

  const platforms = tx.selectFrom("exercises").select(["id", "name"]).where("owner_id", "=", PLATFORM);
  const exerciseIds = new Map((await platforms.execute()).map(({ id, name }) => [name, id]));
  const links = withIds.flatMap(({ postural_deviation_id, exercises }) =>
    exercises.flatMap((name) => {
      const exercise_id = exerciseIds.get(name);
      return exercise_id === undefined ? [] : [{ owner_id: PLATFORM, exercise_id, postural_deviation_id }];
    }),
  );
  if (links.length > 0) await tx.insertInto("exercise_postural_deviations").values(links).execute();
}

/** Writes the texts of the platform's exercises that have none, also in a database that was filled before texts existed. */
export async function loadExerciseTexts({ tx }: Scope): Promise<void> {
  const textless = tx.selectFrom("exercises").select("name").where("owner_id", "=", PLATFORM);
  const names = new Set((await textless.where("execution", "is", null).execute()).map(({ name }) => name));
  for (const { name, execution } of catalogueExercises.filter((exercise) => names.has(exercise.name))) {
    await tx
      .updateTable("exercises")
      .set({ execution })
      .where("owner_id", "=", PLATFORM)
      .where("name", "=", name)
      .where("execution", "is", null)
      .execute();
  }
}

/** Adds the first version of the terms, also to a database that was filled before terms existed. */
export async function loadFirstTerms({ tx }: Scope, now: Date): Promise<void> {
  if (await tx.selectFrom("terms").select("version").limit(1).executeTakeFirst()) return;
  await tx.insertInto("terms").values({ version: 1, description: firstTerms, published_at: now }).execute();
}

/** Adds the first plans that trainers can buy, also to a database that was filled before plans existed. */
export async function loadFirstPlans({ tx }: Scope): Promise<void> {
  const sold = tx.selectFrom("subscription_plans").select("id").where("owner_id", "=", PLATFORM);
  if (await sold.where("is_active", "=", true).limit(1).executeTakeFirst()) return;
  await tx
    .insertInto("subscription_plans")
    .values([...firstPlans])
    .execute();
}

/** Adds the tutorials that come with the product, once: those that the administrator removes do not return. */
export async function loadFirstTutorials({ tx }: Scope): Promise<void> {
  const { rows } = await sql<{ written: boolean }>`
    select pg_sequence_last_value(pg_get_serial_sequence('tutorials', 'id')::regclass) is not null as written
  `.execute(tx);
  if (rows[0]?.written) return;
  await tx
    .insertInto("tutorials")
    .values([...firstTutorials])
    .execute();
}
