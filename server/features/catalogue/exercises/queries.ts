import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { CatalogueExercise, Exercise, SuggestedExercise } from "#contract/catalogue/exercises.ts";
import type { ExerciseContent } from "#domain/training/exercise-contents.ts";
import { needsMuscleGroups } from "#domain/training/exercise-requirements.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";
import { everyWord } from "../../../tables/search.ts";

const SUGGESTIONS = 1000;

export interface ExerciseSearch {
  readonly q?: string | undefined;
  readonly exercise_type?: string | undefined;
  readonly except_type?: string | undefined;
  readonly my_library?: "true" | "false" | undefined;
  readonly muscle_group_id?: number | undefined;
  readonly postural_deviation_id?: number | undefined;
  readonly equipament_needed?: string | undefined;
  readonly missing?: ExerciseContent | undefined;
  readonly page: number;
  readonly limit: number;
}

/** One object for the whole list takes half of the time of a join for each exercise. */
const NAMES_OF_GROUPS = sql`(select jsonb_object_agg(id, name) from muscle_groups)`;

/** Hidden exercises are included, because trainings may still use them. */
export const exercises = ({ tx }: Pick<Scope, "tx">) =>
  tx
    .selectFrom("exercises")
    .select(["exercises.id", "exercises.name", "exercises.link", "exercises.exercise_type"])
    .select(["exercises.equipment as equipament_needed", "exercises.movement"])
    .select(sql<number | null>`nullif(exercises.owner_id, 0)`.as("user_id"))
    .select(
      sql<Exercise["muscle_groups"]>`(
        select coalesce(json_agg(json_build_object(
                 'id', muscle_group_id, 'name', ${NAMES_OF_GROUPS} ->> muscle_group_id::text
               ) order by position), '[]')
          from exercise_muscle_groups
         where owner_id = exercises.owner_id and exercise_id = exercises.id
      )`.as("muscle_groups"),
    );

const catalogue = (scope: Pick<Scope, "tx">) =>
  exercises(scope)
    .select("exercises.execution")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("exercise_postural_deviations as links")
          .innerJoin("postural_deviations as deviations", "deviations.id", "links.postural_deviation_id")
          .whereRef("links.owner_id", "=", "exercises.owner_id")
          .whereRef("links.exercise_id", "=", "exercises.id")
          .where("deviations.hidden_at", "is", null)
          .select(["deviations.id", "deviations.name"])
          .orderBy("deviations.id"),
      ).as("postural_deviations"),
    );

/** Repetitions are left out: rows of trainings prescribe them. */
const listed = <Row extends Pick<CatalogueExercise, "muscle_groups">>(row: Row) => ({
  ...row,
  muscle_group_id: row.muscle_groups[0]?.id ?? null,
  min_reps: null,
  max_reps: null,
});

export async function findExercise(scope: Scope, id: number) {
  const row = await catalogue(scope).where("exercises.id", "=", id).executeTakeFirst();
  return row && listed(row);
}

export async function listExercises(scope: Scope, search: ExerciseSearch) {
  let query = catalogue(scope).where("hidden_at", "is", null).where(everyWord("exercises.search", search.q));
  if (search.my_library === "true") query = query.where("owner_id", "=", scope.actor.trainerId);
  if (search.my_library === "false") query = query.where("owner_id", "=", PLATFORM);
  const type = search.exercise_type;
  if (type && type !== "all") query = query.where(sql<boolean>`exercise_type = ${type}`);
  if (search.except_type) query = query.where(sql<boolean>`exercise_type <> ${search.except_type}`);
  if (search.equipament_needed) query = query.where(everyWord(sql`folded(equipment)`, search.equipament_needed));
  if (search.muscle_group_id) query = query.where(isLinked("exercise_muscle_groups", search.muscle_group_id));
  if (search.postural_deviation_id) {
    query = query.where(isLinked("exercise_postural_deviations", search.postural_deviation_id));
  }
  if (search.missing) query = query.where(isWithout[search.missing]);
  const pages = query
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy("exercises.search")
    .orderBy("exercises.id")
    .limit(search.limit);
  const rows = await pages.offset((search.page - 1) * search.limit).execute();
  // No row, no count: after the last page the first one tells it.
  const [counted] = rows.length === 0 && search.page > 1 ? await pages.execute() : rows;
  const total = counted?.total ?? 0;
  return {
    exercises: rows.map(listed),
    meta: listMeta(search, total),
  };
}

const isWithout = {
  video: sql<boolean>`coalesce(link, '') = ''`,
  instruction: sql<boolean>`coalesce(execution, '') = ''`,
  drawing: sql<boolean>`movement is null`,
} satisfies Record<ExerciseContent, RawBuilder<boolean>>;

const LINKED = {
  exercise_muscle_groups: "muscle_group_id",
  exercise_postural_deviations: "postural_deviation_id",
} as const;

const isLinked = (table: keyof typeof LINKED, id: number) => sql<boolean>`exists (
  select from ${sql.table(table)} as links
   where links.owner_id = exercises.owner_id and links.exercise_id = exercises.id
     and ${sql.ref(`links.${LINKED[table]}`)} = ${id}
)`;

interface SuggestionFor {
  readonly types: readonly ExerciseTypeValue[];
  readonly muscleGroupIds: readonly number[];
  /** A library entry has no student, and so no deviations. */
  readonly deviationIds?: readonly number[];
  readonly q?: string | undefined;
}

const BY_POSTURE = EXERCISE_TYPES.map(({ value }) => value).filter((type) => !needsMuscleGroups(type));

/** Exercises of a leading group come first. Other types are also marked when they are for a student's deviation. */
export async function suggestExercises(
  scope: Scope,
  { types, muscleGroupIds, deviationIds = [], q }: SuggestionFor,
): Promise<SuggestedExercise[]> {
  const rows = await exercises(scope)
    .where("hidden_at", "is", null)
    .where("exercise_type", "=", anyOf(types, "text"))
    .where(everyWord("exercises.search", q))
    .select(
      sql<boolean>`exists (
        select from exercise_muscle_groups worked
         where worked.owner_id = exercises.owner_id
           and worked.exercise_id = exercises.id
           and worked.muscle_group_id = ${anyOf(muscleGroupIds, "bigint")}
      )`.as("works_group"),
    )
    .select(
      sql<boolean>`exists (
        select from exercise_muscle_groups main
         where main.owner_id = exercises.owner_id
           and main.exercise_id = exercises.id
           and main.position = 0
           and main.muscle_group_id = ${anyOf(muscleGroupIds, "bigint")}
      )`.as("leads_group"),
    )
    .select(
      sql<string[]>`case when exercise_type = ${anyOf(BY_POSTURE, "text")} then (
        select coalesce(jsonb_agg(deviations.name order by deviations.id), '[]')
          from exercise_postural_deviations links
          join postural_deviations deviations on deviations.id = links.postural_deviation_id
         where links.owner_id = exercises.owner_id
           and links.exercise_id = exercises.id
           and links.postural_deviation_id = ${anyOf(deviationIds, "bigint")}
      ) else '[]' end`.as("deviations"),
    )
    .orderBy("leads_group", "desc")
    .orderBy("works_group", "desc")
    .orderBy("exercises.search")
    .limit(SUGGESTIONS)
    .execute();
  const marked = rows.map(({ works_group, leads_group, ...exercise }) => ({
    ...listed(exercise),
    suggested: works_group || exercise.deviations.length > 0,
  }));
  return [...marked.filter(({ suggested }) => suggested), ...marked.filter(({ suggested }) => !suggested)];
}

export const listTechniques = ({ tx }: Scope, q: string | undefined) =>
  tx
    .selectFrom("techniques")
    .select(["id", "name", "description"])
    .where(everyWord("search", q))
    .orderBy("id")
    .execute();

export const listSeriesTypes = ({ tx }: Scope) =>
  tx.selectFrom("series_types").select(["id", "description"]).orderBy("id").execute();

export const listTrainingMethods = ({ tx }: Scope, q: string | undefined) =>
  tx
    .selectFrom("training_methods")
    .select(["id", "name", "description"])
    .where(everyWord("search", q))
    .orderBy("name")
    .execute();
