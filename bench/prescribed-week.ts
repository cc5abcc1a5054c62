import pg from "pg";
import { type DetailedSet, WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import { TRAINER } from "./population.ts";

/** The first student of the population, with the first macrocycle and mesocycle. */
export const WEEK = { id: 10_000, macroId: 10_000, mesoId: 20_000 };
export const WEEK_PATH = `/api/v1/students/${WEEK.id}/macrocycles/${WEEK.macroId}/mesocycles/${WEEK.mesoId}`;

interface Size {
  /** At most seven: each has a weekday of its own. */
  readonly trainings: number;
  readonly rows: number;
  /** Each row tells its sets apart. */
  readonly inDetail?: boolean;
}

const WARM_UP: DetailedSet = { ...WORKING_SET, kind: "warmup", max_reps: 12, load_kg: 20 };
const SETS: readonly DetailedSet[] = [WARM_UP, ...Array(3).fill({ ...WORKING_SET, max_reps: 8, load_kg: 60, rir: 2 })];

const statements = ({ trainings, rows, inDetail = false }: Size) => `
  update macrocycles set skinfold_protocol = 'Pollock - 7 Dobras' where id = ${WEEK.macroId};
  insert into trainings (trainer_id, student_id, mesocycle_id, position, name, weekdays, exercise_types, muscle_group_ids)
  select ${TRAINER}, ${WEEK.id}, ${WEEK.mesoId}, place - 1, 'Treino ' || chr(64 + place), array[place - 1]::smallint[],
         array['resistence'], array[1, 2, 3]
    from generate_series(1, ${trainings}) as place;
  insert into training_entries (trainer_id, student_id, training_id, position, series_type_id, series, min_reps, max_reps,
                                rest, cadence, notes, sets)
  select trainer_id, student_id, id, place, 1, 4, 8, 12, '01:00', '2-0-2-0', 'Sem dor.',
         ${inDetail ? `'${JSON.stringify(SETS)}'::jsonb` : "null"}
    from trainings cross join generate_series(1, ${rows}) as place where mesocycle_id = ${WEEK.mesoId};
  insert into training_entry_exercises (trainer_id, entry_id, student_id, slot, exercise_owner_id, exercise_id)
  select entry.trainer_id, entry.id, entry.student_id, 1, 0, exercise.id
    from (select *, row_number() over (order by id) - 1 as place from training_entries
           where trainer_id = ${TRAINER} and student_id = ${WEEK.id}) as entry
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
            from exercises where owner_id = 0 and exercise_type = 'resistence') as exercise
      on exercise.place = entry.place % exercise.all_of_them;
  analyze;`;

/** The mesocycle runs today, and the student has no older evaluation. The trainer is not asked for the terms, which cover the page. */
const RUNNING = `
  insert into consents (user_id, version, given_at) select ${TRAINER}, max(version), now() from terms;
  update mesocycles set start_date = current_date, end_date = current_date + 27 where id = ${WEEK.mesoId};
  delete from evaluations where student_id = ${WEEK.id};`;

const run = async (ownerUrl: string, sql: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(sql);
  } finally {
    await owner.end();
  }
};

/** A mesocycle to read: its evaluation is left out, which is a read of its own. */
export const prescribeWeek = (ownerUrl: string, size: Size): Promise<void> =>
  run(ownerUrl, `delete from evaluations where mesocycle_id = ${WEEK.mesoId}; ${statements(size)}`);

export const prescribeRunningWeek = (ownerUrl: string, size: Size): Promise<void> =>
  run(ownerUrl, `${RUNNING} ${statements(size)}`);

const EVALUATION = {
  evaluation: true,
  evaluation_lock_version: 0,
  evaluated_items: { student: { stature: "170", weight: "70" }, heart: { fcRepouso: "60" } },
};

/** By the product itself, which derives what the pages show of it: a training needs an evaluation first. */
export async function evaluateWeek(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(url + WEEK_PATH, { method: "PUT", headers, body: JSON.stringify(EVALUATION) });
  if (!answer.ok) throw new Error(`the evaluation was refused: ${await answer.text()}`);
}
