import { randomUUID } from "node:crypto";
import pg from "pg";
import type { ExecutionSnapshot } from "#contract/execution/executions.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { recordExecution } from "#server/features/execution/executions/commands.ts";
import { systemClock } from "#server/platform/clock.ts";
import { actAsStudent, type Scope } from "#server/platform/database/scope.ts";
import { captureStatements, withFloorServer } from "../floor.ts";
import { signIn } from "../list-request.ts";
import { atMost, type Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { STUDENTS_PER_TRAINER, TRAINER } from "../population.ts";
import { prescribeRunningWeek, WEEK } from "../prescribed-week.ts";
import { withProductServer } from "../product-server.ts";
import { median, rounded } from "../statistics.ts";

const SIZES = { full: { days: 30, rounds: 12 }, quick: { days: 2, rounds: 1 } } as const;
const MAX_TIMES_FLOOR = 3;
const MAX_SYNC_MS = 3000;
const TRAININGS = 7;
const ROWS = 8;
const SETS = 4;
const DEVICE = randomUUID();

/** A training as a phone kept it: every set done, with a pain and a note. */
export const snapshotOf = (training: Training, day: string, revision: number): ExecutionSnapshot => ({
  device_id: DEVICE,
  revision,
  day,
  started_at: `${day}T13:00:00.000Z`,
  finished_at: `${day}T14:00:00.000Z`,
  effort: 7,
  note: "Bom treino",
  replaces: [],
  exercises: training.exercises.flatMap((entry) =>
    exercisesOf(entry).map(({ id: exercise_id, name }, place) => ({
      entry_id: entry.id,
      exercise_id,
      name,
      pain: place === 0 ? 2 : null,
      note: "",
      sets: Array.from({ length: SETS }, (_, index) => ({
        set: index + 1,
        repetitions: 10,
        load_kg: 40 + index,
        seconds: null,
        done_at: `${day}T13:0${index}:00.000Z`,
        rir: 2,
      })),
    })),
  ),
});

async function beginLongAgo(ownerUrl: string, days: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query("update mesocycles set start_date = current_date - $2::int where id = $1", [WEEK.mesoId, days + 1]);
  await owner.end();
}

/** The queue of a phone that was a month without a signal: each record in its turn, then what to train next. */
export const offlineMonth: Measure = {
  letter: "w",
  title: `sync of 30 days of trainings of ${ROWS} exercises of ${SETS} sets`,
  measure: (size) =>
    withPopulatedDatabases([STUDENTS_PER_TRAINER], async ([database]) => {
      if (!database) throw new Error("no database");
      const { days, rounds } = SIZES[size];
      const token = await signIn(database, WEEK.id);
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      return withProductServer(database.ownerUrl, async ({ url }) => {
        await prescribeRunningWeek(database.ownerUrl, { trainings: TRAININGS, rows: ROWS });
        await beginLongAgo(database.ownerUrl, days);
        const gym = `${url}/api/v1/students/${WEEK.id}/gym`;
        const { trainings } = (await (await fetch(gym, { headers })).json()) as { trainings: Training[] };
        const today = todayInSaoPaulo(systemClock.now().getTime());
        const recordsOf = (revision: number) =>
          Array.from({ length: days }, (_, place) => {
            const training = trainings[place % TRAININGS];
            if (!training) throw new Error("nothing is prescribed");
            return { id: training.id, snapshot: snapshotOf(training, addDays(today, place - days), revision) };
          });
        const send = async (method: "POST" | "PUT", to: string, snapshot: ExecutionSnapshot) => {
          const start = performance.now();
          const answer = await fetch(to, { method, headers, body: JSON.stringify(snapshot) });
          if (!answer.ok) throw new Error(`a record was refused: ${await answer.text()}`);
          await answer.arrayBuffer();
          return performance.now() - start;
        };
        const sync = async (revision: number) => {
          const times: number[] = [];
          for (const { id, snapshot } of recordsOf(revision))
            times.push(await send("POST", `${url}/api/v1/trainings/${id}/executions`, snapshot));
          await (await fetch(gym, { headers })).arrayBuffer();
          return times;
        };
        // The first sets of an exercise also make its strength test, which later ones seldom do.
        await sync(1);
        const [first] = recordsOf(2);
        if (!first) throw new Error("there is a day");
        const student = actAsStudent({ studentId: WEEK.id, trainerId: TRAINER }, "demonstration");
        const record = (scope: Scope) => recordExecution(scope, first.id, first.snapshot, systemClock);
        const statements = await captureStatements(database, record, student);
        const address = `/api/v1/trainings/${first.id}/executions`;
        return withFloorServer(database, { address, statements }, async (floor) => {
          const [product, bare, whole]: [number[], number[], number[]] = [[], [], []];
          for (let round = 0; round < rounds; round++) {
            const start = performance.now();
            product.push(...(await sync(round + 3)));
            whole.push(performance.now() - start);
            for (let call = 0; call < days; call++) bare.push(await send("PUT", floor.url + address, first.snapshot));
          }
          return [
            atMost(MAX_SYNC_MS, { what: "all, p50", value: rounded(median(whole), 0), unit: "ms" }),
            atMost(MAX_TIMES_FLOOR, {
              what: "one record against the floor's, p50",
              value: rounded(median(product) / median(bare), 2),
              unit: "x",
            }),
            { what: "one record, p50", value: rounded(median(product), 1), unit: "ms" },
            { what: "floor: p50", value: rounded(median(bare), 1), unit: "ms" },
          ];
        });
      });
    }),
};
