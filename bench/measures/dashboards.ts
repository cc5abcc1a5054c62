import { join } from "node:path";
import * as dashboards from "#server/features/overview/dashboards/queries.ts";
import { lineOf } from "#server/features/overview/dashboards/rules.ts";
import { systemClock } from "#server/platform/clock.ts";
import { actAsAdmin, asTrainer, type Scope } from "#server/platform/database/scope.ts";
import { createPhotoStore } from "#server/platform/files/photos.ts";
import { openFolder, shareStorage } from "#server/platform/files/storage.ts";
import { captureStatements, type Statement } from "../floor.ts";
import { ADMIN, receivePayments } from "../income.ts";
import { signIn } from "../list-request.ts";
import { atMost, type Measure } from "../measure.ts";
import { withPopulatedDatabases } from "../populated-databases.ts";
import { STUDENTS_PER_TRAINER } from "../population.ts";
import { withProductServer } from "../product-server.ts";
import { median, rounded } from "../statistics.ts";
import { timeOf, timeOfFloor } from "../time-of-floor.ts";

const SIZES = {
  full: { payments: 100_000, students: 30 * STUDENTS_PER_TRAINER, warmUp: 30, rounds: 40 },
  quick: { payments: 1_000, students: 600, warmUp: 1, rounds: 1 },
} as const;
const MAX_MS = 100;
const TODAY = "2026-11-22";
const PERIOD = { start: "2026-01-01", end: "2026-12-31" };
const QUERY = `?start_date=${PERIOD.start}&end_date=${PERIOD.end}`;

const disk = openFolder(join(import.meta.dirname, "no-photos"));
const photos = createPhotoStore(shareStorage(disk, { secrets: [Buffer.alloc(32)], clock: systemClock, log: console }));
const line = lineOf(PERIOD, undefined, TODAY);

async function readMaster(scope: Scope) {
  await dashboards.listPlatformIncome(scope, line);
  await dashboards.sumPlatformIncome(scope, line.compared?.previous);
  await dashboards.countSubscriptionStates(scope, PERIOD, TODAY);
  await dashboards.findTrainerWithMostStudents(scope, photos);
}

async function readPersonal(anyScope: Scope) {
  const scope = asTrainer(anyScope);
  await dashboards.listTrainerIncome(scope, line);
  await dashboards.sumTrainerIncome(scope, line.compared?.previous);
  await dashboards.countPlanStates(scope, PERIOD, TODAY);
  await dashboards.findStudentWithMostTrainings(scope, PERIOD, photos);
}

export const dashboardFigures: Measure = {
  letter: "o",
  title: `dashboards: a year with ${SIZES.full.payments.toLocaleString("en-US")} payments`,
  measure: (size) =>
    withPopulatedDatabases([SIZES[size].students], async ([database]) => {
      if (!database) throw new Error("no database");
      await receivePayments(database.ownerUrl, SIZES[size].payments);
      const admin = actAsAdmin(ADMIN, "demonstration");
      return withProductServer(database.ownerUrl, async (product) => {
        const compare = (what: string, path: string, token: string, statements: readonly Statement[]) =>
          timeOfFloor(database, {
            what,
            path,
            query: QUERY,
            token,
            statements,
            url: product.url,
            maxMs: MAX_MS,
            ...SIZES[size],
          });
        const [adminToken, token] = [await signIn(database, ADMIN), await signIn(database)];
        const calls = { token, ...SIZES[size] };
        const personal = `${product.url}/api/dashboard/personal`;
        const masters = await captureStatements(database, readMaster, admin);
        const personals = await captureStatements(database, readPersonal);
        return [
          ...(await compare("administrator", "/api/dashboard/master", adminToken, masters)),
          ...(await compare("trainer", "/api/dashboard/personal", token, personals)),
          await timeOfCall("income by plan and by student", `${personal}/income${QUERY}`, calls),
          await timeOfCall(`today's tasks of ${STUDENTS_PER_TRAINER} students`, `${personal}/today`, calls),
        ];
      });
    }),
};

interface Calls {
  readonly token: string;
  readonly warmUp: number;
  readonly rounds: number;
}

async function timeOfCall(what: string, address: string, { token, warmUp, rounds }: Calls) {
  for (let call = 0; call < warmUp; call++) await timeOf(address, token);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeOf(address, token));
  return atMost(MAX_MS, { what: `${what}: p50`, value: rounded(median(times), 1), unit: "ms" });
}
