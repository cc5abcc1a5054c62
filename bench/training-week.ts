import pg from "pg";
import { findMesocycle } from "#server/features/cycles/queries.ts";
import { systemClock } from "#server/platform/clock.ts";
import { captureStatements, withFloorServer } from "./floor.ts";
import { signIn } from "./list-request.ts";
import type { Measure } from "./measure.ts";
import { withPopulatedDatabases } from "./populated-databases.ts";
import { STUDENTS_PER_TRAINER, TRAINER } from "./population.ts";
import { withProductServer } from "./product-server.ts";
import { shareOfFloor } from "./share-of-floor.ts";

const SIZES = {
  full: { rounds: 7, seconds: 3 },
  quick: { rounds: 1, seconds: 1 },
} as const;
const LEAST_SHARE = 0.4;

/** The first student of the population, with the first macrocycle and mesocycle. */
const WEEK = { id: 10_000, macroId: 10_000, mesoId: 20_000 };
const PATH = `/api/v1/students/${WEEK.id}/macrocycles/${WEEK.macroId}/mesocycles/${WEEK.mesoId}/trainings`;

/**
 * A mesocycle with five trainings of ten rows, as the trainings' screen asks for it. The database has one trainer alone,
 * because the floor's statements name no tenant and so find no index of a large database.
 */
export const trainingWeek: Measure = {
  letter: "i",
  title: "training week: a mesocycle with five trainings of ten exercises, 20 connections",
  measure: (size) =>
    withPopulatedDatabases([STUDENTS_PER_TRAINER], async ([database]) => {
      if (!database) throw new Error("no database");
      const token = await signIn(database);
      // The running server has brought the catalogue, of which the trainings are made.
      return withProductServer(database.ownerUrl, async (product) => {
        await prescribeWeek(database.ownerUrl);
        const statements = await captureStatements(database, async (scope) => {
          const mesocycle = await findMesocycle(scope, WEEK, systemClock);
          if (mesocycle?.trainings.length !== 5) throw new Error("the week is not there");
        });
        return withFloorServer(database, { address: PATH, statements }, (floor) =>
          shareOfFloor({ product, floor, path: PATH, token, leastShare: LEAST_SHARE, ...SIZES[size] }),
        );
      });
    }),
};

const STATEMENTS = `
  delete from evaluations where mesocycle_id = ${WEEK.mesoId};
  update macrocycles set skinfold_protocol = 'Pollock - 7 Dobras' where id = ${WEEK.macroId};
  insert into trainings (trainer_id, student_id, mesocycle_id, position, name, weekdays, exercise_types, muscle_group_ids)
  select ${TRAINER}, ${WEEK.id}, ${WEEK.mesoId}, place, 'Treino ' || place, array[place]::smallint[],
         array['resistence'], array[1, 2, 3]
    from generate_series(1, 5) as place;
  insert into training_entries (trainer_id, student_id, training_id, position, technique_id, series_type_id, series,
                                min_reps, max_reps, rest, cadence, notes)
  select trainer_id, student_id, id, place, 1, 1, 4, 8, 12, '01:00', '2020', 'Sem dor.'
    from trainings cross join generate_series(1, 10) as place;
  insert into training_entry_exercises (trainer_id, entry_id, student_id, slot, exercise_owner_id, exercise_id)
  select entry.trainer_id, entry.id, entry.student_id, 1, 0, exercise.id
    from (select *, row_number() over (order by id) as place from training_entries) as entry
    join (select id, row_number() over (order by id) as place from exercises where owner_id = 0) as exercise using (place);
  analyze;`;

async function prescribeWeek(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(STATEMENTS);
  } finally {
    await owner.end();
  }
}
