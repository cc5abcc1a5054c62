import type { Training } from "#contract/prescription/trainings.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { systemClock } from "#server/platform/clock.ts";
import { signIn } from "./list-request.ts";
import { snapshotOf } from "./measures/offline-month.ts";
import type { ScaledDatabase } from "./scaled-databases.ts";
import { activeStudentOf, runningMesocycleOf, trainerAt } from "./scaled-population.ts";

/** A trainer with one of their students, both signed in. */
export interface Visitor {
  readonly student: number;
  readonly asTrainer: Record<string, string>;
  readonly asStudent: Record<string, string>;
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });

export async function visitorOf(database: ScaledDatabase, tenant: number): Promise<Visitor> {
  const student = activeStudentOf(tenant, database.tenants);
  return {
    student,
    asTrainer: headersOf(await signIn(database, trainerAt(tenant))),
    asStudent: headersOf(await signIn(database, student)),
  };
}

export interface ScaledCall {
  readonly what: string;
  /** Milliseconds of the requests that are timed; what they need is read before. */
  ask(url: string, visitor: Visitor): Promise<number>;
}

const today = todayInSaoPaulo(systemClock.now().getTime());
const year = `start_date=${today.slice(0, 4)}-01-01&end_date=${today.slice(0, 4)}-12-31`;

async function answerOf<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${address} was refused: ${answer.status} ${body}`);
  return JSON.parse(body);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const reading = (what: string, pathOf: (visitor: Visitor) => string): ScaledCall => ({
  what,
  ask: (url, visitor) => timeOf(() => answerOf(url + pathOf(visitor), { headers: visitor.asTrainer })),
});

const mesocycleOf = ({ student }: Visitor) =>
  `/api/v1/students/${student}/macrocycles/${student}/mesocycles/${runningMesocycleOf(student)}`;

/** Each sync has a newer revision of the same day's training, as a phone sends one. */
let revision = Date.now();

const syncGym: ScaledCall = {
  what: "gym sync",
  ask: async (url, { student, asStudent: headers }) => {
    const gym = `${url}/api/v1/students/${student}/gym`;
    const { trainings } = await answerOf<{ trainings: Training[] }>(gym, { headers });
    const [training] = trainings;
    if (!training) throw new Error("nothing is prescribed");
    revision += 1;
    const body = JSON.stringify(snapshotOf(training, today, revision));
    return timeOf(async () => {
      await answerOf(`${url}/api/v1/trainings/${training.id}/executions`, { method: "POST", headers, body });
      await answerOf(gym, { headers });
    });
  },
};

const saveEvaluation: ScaledCall = {
  what: "evaluation save",
  ask: async (url, visitor) => {
    const address = url + mesocycleOf(visitor);
    const read = await answerOf<{ mesocycle: { evaluation_lock_version: number } }>(address, {
      headers: visitor.asTrainer,
    });
    const body = JSON.stringify({
      evaluation: true,
      evaluation_lock_version: read.mesocycle.evaluation_lock_version,
      evaluated_items: { student: { stature: "170", weight: `7${revision % 10},5` }, heart: { fcRepouso: "60" } },
    });
    return timeOf(() => answerOf(address, { method: "PUT", headers: visitor.asTrainer, body }));
  },
};

export const SCALED_CALLS: readonly ScaledCall[] = [
  reading("student list", () => "/api/v1/students?active=true&page=1"),
  reading("search", () => "/api/v1/students?q=silva&active=true&page=1"),
  reading("student page", ({ student }) => `/api/v1/students/${student}`),
  reading(
    "mesocycles of the student",
    ({ student }) => `/api/v1/students/${student}/macrocycles/${student}/mesocycles`,
  ),
  reading("today's tasks", () => "/api/dashboard/personal/today"),
  reading("dashboard of the trainer", () => `/api/dashboard/personal?${year}`),
  syncGym,
  saveEvaluation,
];
