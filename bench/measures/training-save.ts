import type { Mesocycle } from "#contract/planning/mesocycles.ts";
import { findMesocycle } from "#server/features/planning/cycles/queries.ts";
import { prescribe } from "#server/features/prescription/trainings/commands.ts";
import { copyOf } from "#server/features/prescription/trainings/rules.ts";
import { systemClock } from "#server/platform/clock.ts";
import { asStaff } from "#server/platform/database/scope.ts";
import { captureStatements, withFloorServer } from "../floor.ts";
import { signIn } from "../list-request.ts";
import { atMost, type Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { STUDENTS_PER_TRAINER } from "../population.ts";
import { prescribeRunningWeek, WEEK, WEEK_PATH } from "../prescribed-week.ts";
import { withProductServer } from "../product-server.ts";
import { median, rounded } from "../statistics.ts";

const SIZES = { full: { warmUp: 30, saves: 150 }, quick: { warmUp: 1, saves: 2 } } as const;
const MAX_TIMES_FLOOR = 3;

type Trainings = Mesocycle["trainings"];

/** The trainings as the editor sends them, with the series of the first row changed. */
const withSeries = (trainings: Trainings, series: number) =>
  trainings.map((training, index) => {
    const { exercises, ...copy } = copyOf(training);
    return {
      ...copy,
      id: training.id,
      exercises: exercises.map((entry, row) => ({
        ...entry,
        id: training.exercises[row]?.id,
        ...(index + row === 0 && { series }),
      })),
    };
  });

/**
 * The whole week travels with each change of a figure, as the editor sends it: the product against Fastify and pg that read the same
 * body and run the product's statements in one transaction.
 */
export const trainingSave: Measure = {
  letter: "m",
  title: "saving a week of 7 trainings of 30 exercises with one changed figure",
  measure: (size) =>
    withPopulatedDatabases([STUDENTS_PER_TRAINER], async ([database]) => {
      if (!database) throw new Error("no database");
      const headers = { authorization: `Bearer ${await signIn(database)}`, "content-type": "application/json" };
      return withProductServer(database.ownerUrl, async ({ url }) => {
        await prescribeRunningWeek(database.ownerUrl, { trainings: 7, rows: 30 });
        const read: { mesocycle: Mesocycle } = await (await fetch(url + WEEK_PATH, { headers })).json();
        let version = read.mesocycle.lock_version;
        const bodyOf = (series: number) =>
          JSON.stringify({ lock_version: version, trainings: withSeries(read.mesocycle.trainings, series) });
        const statements = await captureStatements(database, async (scope) => {
          const drafts = withSeries(read.mesocycle.trainings, 5);
          const { outcome } = await prescribe(asStaff(scope), WEEK, drafts);
          if (outcome !== "saved") throw new Error(`the week was refused: ${outcome}`);
          await findMesocycle(scope, WEEK, systemClock);
        });
        return withFloorServer(database, { address: WEEK_PATH, statements }, async (floor) => {
          const save = async (address: string, series: number) => {
            const body = bodyOf(series);
            const start = performance.now();
            const answer = await fetch(address + WEEK_PATH, { method: "PUT", headers, body });
            const saved = await answer.json();
            const taken = performance.now() - start;
            if (!answer.ok) throw new Error(`saving was refused: ${JSON.stringify(saved)}`);
            version = saved.mesocycle?.lock_version ?? version;
            return taken;
          };
          const { warmUp, saves } = SIZES[size];
          const product: number[] = [];
          const bare: number[] = [];
          for (let index = 0; index < warmUp + saves; index++) {
            const times = [await save(url, 3 + (index % 2)), await save(floor.url, 3 + (index % 2))] as const;
            if (index < warmUp) continue;
            product.push(times[0]);
            bare.push(times[1]);
          }
          return [
            atMost(MAX_TIMES_FLOOR, {
              what: "p50 against the floor's",
              value: rounded(median(product) / median(bare), 2),
              unit: "x",
            }),
            { what: "Prumo: p50", value: rounded(median(product), 1), unit: "ms" },
            { what: "floor: p50", value: rounded(median(bare), 1), unit: "ms" },
          ];
        });
      });
    }),
};
