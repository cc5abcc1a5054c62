import pg from "pg";
import { measureGrowth } from "../growth.ts";
import type { Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { STUDENTS_PER_TRAINER, TRAINER } from "../population.ts";

const SIZES = {
  full: { sets: [5_000, 500_000], warmUp: 100, rounds: 20 },
  quick: { sets: [5_000, 10_000], warmUp: 1, rounds: 1 },
} as const;

/** The first student of the population. */
const STUDENT = 10_000;
const EXERCISE = 1;
const EXERCISES_A_DAY = 5;
const SETS = 4;
/** The measured student has trained on this number of days in each database. */
const OWN_DAYS = 50;

const say = (size: number) => size.toLocaleString("en-US");

export const exerciseHistory: Measure = {
  letter: "n",
  title: `history of an exercise: 50 days of one student among ${SIZES.full.sets.map(say).join(" and ")} executed sets`,
  measure: (size) => {
    const { sets, ...asking } = SIZES[size];
    return withPopulatedDatabases(
      sets.map(() => STUDENTS_PER_TRAINER),
      async (databases) => {
        for (const [place, { ownerUrl }] of databases.entries()) await execute(ownerUrl, sets[place] ?? 0);
        return measureGrowth(
          databases.map((database, place) => ({ database, size: `${say(sets[place] ?? 0)} sets` })),
          { path: `/api/v1/students/${STUDENT}/exercises/${EXERCISE}/history`, ...asking },
        );
      },
    );
  },
};

const statements = (sets: number) => {
  const others = sets / (EXERCISES_A_DAY * SETS) - OWN_DAYS;
  return `
    insert into training_executions (trainer_id, student_id, training_key, training_name, day, note, recorded_by, versions, overruled)
    select ${TRAINER}, ${STUDENT}, 1, 'Treino A', date '2026-01-01' + place, '', 'student', '[]'::jsonb, '[]'::jsonb
      from generate_series(0, ${OWN_DAYS - 1}) as place
    union all
    select ${TRAINER}, ${STUDENT} + 1 + place % ${STUDENTS_PER_TRAINER - 1}, 1, 'Treino A',
           date '2026-01-01' + place / ${STUDENTS_PER_TRAINER - 1}, '', 'student', '[]'::jsonb, '[]'::jsonb
      from generate_series(0, ${others - 1}) as place;
    insert into executed_exercises (trainer_id, student_id, execution_id, position, exercise_id, name, day, note)
    select trainer_id, student_id, id, place, place, 'Exercício ' || place, day, ''
      from training_executions cross join generate_series(1, ${EXERCISES_A_DAY}) as place;
    insert into executed_sets (trainer_id, student_id, execution_id, position, set_number, repetitions, load_kg)
    select trainer_id, student_id, execution_id, position, place, 8 + place, 40
      from executed_exercises cross join generate_series(1, ${SETS}) as place;`;
};

async function execute(ownerUrl: string, sets: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(statements(sets));
    await owner.query("vacuum analyze");
    await owner.query("checkpoint");
  } finally {
    await owner.end();
  }
}
