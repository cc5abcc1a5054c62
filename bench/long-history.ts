import pg from "pg";
import { TRAINER } from "./population.ts";

/** A student of the measured trainer. */
export const STUDENT = 10_000;
export const EACH = 12;

const FIRST = 900_000;
export const macrocycleAt = (place: number): number => FIRST + place;
export const nameOf = (place: number): string => `Temporada ${place}`;

/**
 * Twelve macrocycles of twelve mesocycles of twelve weeks, every mesocycle evaluated, every second week evaluated and
 * prescribed: more than ten years of one person. Seasons begin a month apart, so that the eleventh is current in 2026.
 */
const STATEMENTS = `
  set session_replication_role = replica;
  delete from evaluations where student_id = ${STUDENT};
  delete from mesocycles where student_id = ${STUDENT};
  delete from macrocycles where student_id = ${STUDENT};

  insert into macrocycles (trainer_id, id, student_id, name, skinfold_protocol, vo2_protocol, items_to_be_evaluated)
  select ${TRAINER}, ${FIRST} + macro, ${STUDENT}, 'Temporada ' || macro, 'Pollock - 7 Dobras', 'protocol_3',
         array['perimeter', 'caloric_expenditure', 'posture']
    from generate_series(1, ${EACH}) as macro;
  insert into mesocycles (trainer_id, id, student_id, macrocycle_id, name, goal, start_date, end_date, weeks)
  select ${TRAINER}, ${FIRST} + macro * 100 + meso, ${STUDENT}, ${FIRST} + macro, 'Mesociclo ' || meso, 'Hipertrofia',
         day, day + 83, 12
    from generate_series(1, ${EACH}) as macro cross join generate_series(1, ${EACH}) as meso
    cross join lateral (select date '2024-01-01' + macro * 30 + (meso - 1) * 84 as day) as starts;
  insert into microcycles (trainer_id, student_id, macrocycle_id, mesocycle_id, mesocycle_start, mesocycle_end,
                           name, goal, start_date, end_date)
  select trainer_id, student_id, macrocycle_id, id, start_date, end_date, 'Microciclo ' || week, goal,
         start_date + (week - 1) * 7, start_date + week * 7 - 1
    from mesocycles cross join generate_series(1, 12) as week where student_id = ${STUDENT};
  insert into evaluations (trainer_id, student_id, mesocycle_id, student, heart, perimeter, fat_percentage,
                           sex, skinfold_protocol, assessment_version, evaluated_on)
  select trainer_id, student_id, id, '{}', '{}', '{"percentualGordura": {"value": 18.4, "label": ""}}', 18.4,
         'female', 'Pollock - 7 Dobras', '1', start_date
    from mesocycles where student_id = ${STUDENT};
  insert into evaluations (trainer_id, student_id, mesocycle_id, microcycle_id, student, heart, perimeter,
                           sex, skinfold_protocol, assessment_version, evaluated_on)
  select trainer_id, student_id, mesocycle_id, id, '{}', '{}', '{}', 'female', 'Pollock - 7 Dobras', '1', start_date
    from microcycles where student_id = ${STUDENT} and id % 2 = 0;
  insert into trainings (trainer_id, student_id, mesocycle_id, microcycle_id, position, name, weekdays, exercise_types,
                         muscle_group_ids)
  select trainer_id, student_id, mesocycle_id, id, place, 'Treino', array[place]::smallint[], array['resistence'], array[1]
    from microcycles cross join generate_series(0, 2) as place where student_id = ${STUDENT} and id % 2 = 0;

  reset session_replication_role;`;

export async function giveLongHistory(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(STATEMENTS);
    await owner.query("vacuum analyze");
  } finally {
    await owner.end();
  }
}

/** Accepts the terms for the trainer, so that no dialog covers the page. The running server has published them. */
export async function agreeToTerms(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("insert into consents (user_id, version, given_at) select $1, max(version), now() from terms", [
      TRAINER,
    ]);
  } finally {
    await owner.end();
  }
}
