import { randomUUID } from "node:crypto";
import { afterEach, expect } from "vitest";
import { addNoticeDevice, changeNotices, type NoticeSettings } from "#contract/people/notices.ts";
import { aStudent, aTrainer, type TheirStudent } from "../people.ts";
import { type Bearer, send } from "../send.ts";
import type { startPushService } from "../services/push-service.ts";
import { NOW, type TestApp } from "../test-app.ts";
import { type AMesocycleOfTheirs, aPrescribedMesocycle } from "./cycles.ts";

/** A file calls it at its top. `prumo` sends its notices to `service`. */
export function noticesOf(prumo: TestApp, service: Awaited<ReturnType<typeof startPushService>>) {
  const { app, clock, database, runDueJobs } = prumo;
  const { owner } = database;

  async function aTrainersStudent() {
    const ana = await aTrainer(prumo, { name: "Ana Prado" });
    return { ana, joao: await aStudent(prumo, ana, { name: "João da Silva" }) };
  }

  /** A browser in which the person has just switched notices on. */
  async function aDevice(as: Bearer): Promise<string> {
    const browser = randomUUID();
    expect((await send(app, addNoticeDevice, { body: service.subscribe(browser), as })).status).toBe(200);
    return browser;
  }

  const choose = (as: Bearer, changes: Partial<NoticeSettings>) =>
    send(app, changeNotices, {
      body: { choices: [], training_at: "07:00", quiet_hours: { from: "22:00", until: "07:00" }, ...changes },
      as,
    });

  const arrivedAt = (browser: string) => service.delivered.filter((push) => push.browser === browser);
  const titlesAt = (browser: string) => arrivedAt(browser).map(({ message }) => message.title);

  const at = async (instant: string) => clock.advance(new Date(instant).getTime() - clock.now().getTime());
  // One test that fails in the night would leave the quiet hours to those after it.
  afterEach(() => at(NOW));

  /** As if the time had come of everything that waits. */
  async function everythingDue(): Promise<void> {
    await owner.query("update graphile_worker._private_jobs set run_at = now()");
    await runDueJobs();
  }

  const byTheClock = async (job: string): Promise<void> => {
    await owner.query("select graphile_worker.add_job($1)", [job]);
    await runDueJobs();
  };

  const waitingJobs = async () =>
    (
      await owner.query<{ seconds: number }>(
        `select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where task_identifier = 'send_notice'`,
      )
    ).rows.map(({ seconds }) => seconds);

  /** A cycle that the student has heard of. */
  async function aKnownCycle(student: TheirStudent): Promise<AMesocycleOfTheirs> {
    const cycle = await aPrescribedMesocycle(prumo, student);
    await everythingDue();
    await owner.query("update trainings set created_at = '2026-02-23 12:00Z' where student_id = $1", [student.id]);
    return cycle;
  }

  return {
    aTrainersStudent,
    aDevice,
    choose,
    arrivedAt,
    titlesAt,
    at,
    everythingDue,
    byTheClock,
    waitingJobs,
    aKnownCycle,
  };
}
