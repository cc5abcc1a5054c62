import { join } from "node:path";
import pg from "pg";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { listSignals } from "#server/features/execution/signals/queries.ts";
import { systemClock } from "#server/platform/clock.ts";
import { createPhotoStore } from "#server/platform/files/photos.ts";
import { openFolder, shareStorage } from "#server/platform/files/storage.ts";
import { captureStatements } from "../floor.ts";
import { signIn } from "../list-request.ts";
import type { Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { STUDENTS_PER_TRAINER, TRAINER } from "../population.ts";
import { withProductServer } from "../product-server.ts";
import { timeOfFloor } from "../time-of-floor.ts";

const SIZES = { full: { weeks: 26, warmUp: 30, rounds: 60 }, quick: { weeks: 2, warmUp: 1, rounds: 1 } } as const;
const MAX_MS = 50;
const EXERCISES_A_DAY = 6;
const SETS = 3;

const disk = openFolder(join(import.meta.dirname, "no-photos"));
const photos = createPhotoStore(shareStorage(disk, { secrets: [Buffer.alloc(32)], clock: systemClock, log: console }));

/** Each student trains every other day up to yesterday, one in eight stopped, and some told of pain, were tired or lifted less. */
const statements = (weeks: number) => `
  update mesocycles set start_date = current_date - 14, end_date = current_date + 14 where trainer_id = ${TRAINER} and id % 2 = 1;
  update mesocycles set start_date = current_date - 50, end_date = current_date - 15 where trainer_id = ${TRAINER} and id % 2 = 0;
  insert into trainings (trainer_id, student_id, mesocycle_id, name, position, weekdays, exercise_types, muscle_group_ids, created_at)
  select trainer_id, student_id, id, 'Treino ' || place, place, array[place * 2 + 1]::smallint[], '{}', '{}', current_date - 14
    from mesocycles cross join generate_series(0, 2) as place where trainer_id = ${TRAINER} and id % 2 = 1;
  insert into training_executions
    (trainer_id, student_id, training_key, training_name, day, effort, note, recorded_by, versions, overruled)
  select trainer_id, id, 1, 'Treino A', current_date - 1 - 2 * place - case when id % 8 = 0 then 9 else 0 end,
         case when id % 10 = 3 then 9 else 7 end, '', 'student', '[]'::jsonb, '[]'::jsonb
    from students cross join generate_series(0, ${Math.ceil((weeks * 7) / 2)}) as place where trainer_id = ${TRAINER};
  insert into executed_exercises (trainer_id, student_id, execution_id, position, exercise_id, name, day, note, pain, tells_of_pain,
                                  working_sets, tonnage_kg, top_load_kg, top_repetitions)
  select trainer_id, student_id, id, place, place, 'Exercício ' || place, day, '', pain, pain >= 4, ${SETS}, ${SETS} * 10 * load_kg, load_kg, 10
    from training_executions cross join generate_series(1, ${EXERCISES_A_DAY}) as place
         cross join lateral (select case when student_id % 20 = 4 and place = 2 then 5 else 1 end as pain) felt
         cross join lateral (
           select case when student_id % 15 = 5 and day > current_date - 4 then 50 else 60 + (current_date - day) % 3 end as load_kg) lifted;
  insert into executed_sets (trainer_id, student_id, execution_id, position, set_number, repetitions, load_kg)
  select trainer_id, student_id, execution_id, position, place, 10, top_load_kg
    from executed_exercises cross join generate_series(1, ${SETS}) as place;`;

export const signals: Measure = {
  letter: "u",
  title: `signals of ${STUDENTS_PER_TRAINER} students who trained every other day for half a year`,
  measure: (size) => {
    const { weeks } = SIZES[size];
    return withPopulatedDatabases([STUDENTS_PER_TRAINER], async ([database]) => {
      if (!database) throw new Error("no database");
      await train(database.ownerUrl, weeks);
      return withProductServer(database.ownerUrl, async ({ url }) => {
        const token = await signIn(database);
        const path = "/api/v1/signals";
        const today = todayInSaoPaulo(systemClock.now().getTime());
        const statements = await captureStatements(database, (scope) => listSignals(scope, { photos, today }));
        const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
        const { total_count: found } = (await answer.json()) as { total_count: number };
        if (!answer.ok || found === 0) throw new Error(`no signals: ${answer.status}`);
        return [
          ...(await timeOfFloor(database, {
            what: "signals",
            path,
            token,
            statements,
            url,
            maxMs: MAX_MS,
            ...SIZES[size],
          })),
          { what: "students with signals", value: found, unit: "" },
        ];
      });
    });
  },
};

async function train(ownerUrl: string, weeks: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(statements(weeks));
    await owner.query("vacuum analyze");
    await owner.query("checkpoint");
  } finally {
    await owner.end();
  }
}
