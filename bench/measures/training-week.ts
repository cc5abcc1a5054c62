import { findMesocycle } from "#server/features/planning/cycles/queries.ts";
import { systemClock } from "#server/platform/clock.ts";
import { captureStatements, withFloorServer } from "../floor.ts";
import { signIn } from "../list-request.ts";
import type { Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { STUDENTS_PER_TRAINER } from "../population.ts";
import { prescribeWeek, WEEK, WEEK_PATH } from "../prescribed-week.ts";
import { withProductServer } from "../product-server.ts";
import { shareOfFloor } from "../share-of-floor.ts";

const SIZES = {
  full: { rounds: 7, seconds: 3 },
  quick: { rounds: 1, seconds: 1 },
} as const;
const LEAST_SHARE = 0.4;

const PATH = `${WEEK_PATH}/trainings`;

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
        await prescribeWeek(database.ownerUrl, { trainings: 5, rows: 10 });
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
