import { sql } from "kysely";
import { PLATFORM, type Scope } from "../../platform/database/scope.ts";
import { catalogueDeviations } from "./deviations/deviations.ts";
import { catalogueExercises } from "./exercises.ts";
import { catalogueMovements } from "./movements.ts";
import { muscleGroups } from "./muscle-groups.ts";
import { firstPlans } from "./plans.ts";
import { seriesTypes } from "./series-types.ts";
import { techniques } from "./techniques.ts";
import { firstTerms } from "./terms.ts";
import { trainingMethods } from "./training-methods.ts";
import { firstTutorials } from "./tutorials.ts";

export async function loadCatalogue({ tx }: Scope): Promise<void> {
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

/** At each start, for new entries of the table: an exercise that has a movement, or is without one by the administrator's will, keeps it so. */
export async function loadMovements({ tx }: Scope): Promise<void> {
  await sql`
    update exercises set movement = known.movement
      from jsonb_each(${JSON.stringify(catalogueMovements)}::jsonb) as known (name, movement)
     where exercises.owner_id = ${PLATFORM} and exercises.movement is null and exercises.name = known.name
  `.execute(tx);
}

export async function loadDeviations({ tx }: Scope): Promise<void> {
  const groups = await tx.selectFrom("muscle_groups").select(["id", "name"]).execute();
  const groupIds = new Map<string, number>(groups.map(({ id, name }) => [name, id]));
  const rows = catalogueDeviations.flatMap((deviation) => {
    const muscle_group_id = groupIds.get(deviation.muscle_group);
    return muscle_group_id === undefined ? [] : [{ ...deviation, muscle_group_id }];
  });
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

export async function loadFirstTerms({ tx }: Scope, now: Date): Promise<void> {
  await tx.insertInto("terms").values({ version: 1, description: firstTerms, published_at: now }).execute();
}

export async function loadFirstPlans({ tx }: Scope): Promise<void> {
  await tx
    .insertInto("subscription_plans")
    .values([...firstPlans])
    .execute();
}

export async function loadFirstTutorials({ tx }: Scope): Promise<void> {
  await tx
    .insertInto("tutorials")
    .values([...firstTutorials])
    .execute();
}
