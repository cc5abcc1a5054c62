import pg from "pg";
import { TRAINER } from "./population.ts";

/** The first student of the population, with the first macrocycle and mesocycle. */
export const WEEK = { id: 10_000, macroId: 10_000, mesoId: 20_000 };
export const WEEK_PATH = `/api/v1/students/${WEEK.id}/macrocycles/${WEEK.macroId}/mesocycles/${WEEK.mesoId}`;

interface Size {
  /** At most seven: each has a weekday of its own. */
  readonly trainings: number;
  readonly rows: number;
}

const statements = ({ trainings, rows }: Size) => `
  update macrocycles set skinfold_protocol = 'Pollock - 7 Dobras' where id = ${WEEK.macroId};
  insert into trainings (trainer_id, student_id, mesocycle_id, position, name, weekdays, exercise_types, muscle_group_ids)
  select ${TRAINER}, ${WEEK.id}, ${WEEK.mesoId}, place - 1, 'Treino ' || chr(64 + place), array[place - 1]::smallint[],
         array['resistence'], array[1, 2, 3]
    from generate_series(1, ${trainings}) as place;
  insert into training_entries (trainer_id, student_id, training_id, position, series_type_id, series, min_reps, max_reps,
                                rest, cadence, notes)
  select trainer_id, student_id, id, place, 1, 4, 8, 12, '01:00', '2-0-2-0', 'Sem dor.'
    from trainings cross join generate_series(1, ${rows}) as place where mesocycle_id = ${WEEK.mesoId};
  insert into training_entry_exercises (trainer_id, entry_id, student_id, slot, exercise_owner_id, exercise_id)
  select entry.trainer_id, entry.id, entry.student_id, 1, 0, exercise.id
    from (select *, row_number() over (order by id) - 1 as place from training_entries
           where trainer_id = ${TRAINER} and student_id = ${WEEK.id}) as entry
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
            from exercises where owner_id = 0 and exercise_type = 'resistence') as exercise
      on exercise.place = entry.place % exercise.all_of_them;
  analyze;`;

/** The mesocycle runs today and was evaluated, so that it can be edited. The trainer is not asked for the terms, which cover the page. */
const RUNNING = `
  insert into consents (user_id, version, given_at) select ${TRAINER}, max(version), now() from terms;
  update mesocycles set start_date = current_date, end_date = current_date + 27 where id = ${WEEK.mesoId};
  insert into evaluations (trainer_id, mesocycle_id, student_id, student, heart, perimeter, stature_cm, weight_kg,
                           sex, skinfold_protocol, assessment_version, evaluated_on)
  select ${TRAINER}, ${WEEK.mesoId}, ${WEEK.id}, '{"stature": "170", "weight": "70"}', '{}', '{}', 170, 70,
         'female', 'Pollock - 7 Dobras', '1', current_date
   where not exists (select from evaluations where mesocycle_id = ${WEEK.mesoId});`;

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
