import { describe, expect, it } from "vitest";
import { findExecutionCalendar } from "#contract/execution/execution-calendar.ts";
import { findTrainingToRecord, recordExecution } from "#contract/execution/gym.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMicrocycle } from "../../../testing/steps/cycles.ts";
import { aSnapshot, TODAY } from "../../../testing/steps/executions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

/** Today lies in the second week; the trainings are those of the first. */
async function lastWeeks(student: TheirStudent) {
  clock.advance(-5 * DAY_MS);
  const { microcycle } = await aPrescribedMicrocycle(prumo, student, { start_date: "2026-02-23" });
  clock.advance(5 * DAY_MS);
  const [training] = microcycle.trainings;
  if (!training) throw new Error("the first week has a training");
  return { microcycle, training };
}
const LAST_WEEK = "2026-02-25";
const ask = (id: number, day: string, as: Bearer) =>
  sendAnything(app, findTrainingToRecord, {
    params: { id },
    querystring: { day },
    as,
  });

describe("a forgotten training of last week", () => {
  it.each(["the student", "the trainer"])("is offered, recorded and corrected by %s", async (who) => {
    const student = await aStudent(prumo, ana);
    const { microcycle, training } = await lastWeeks(student);
    const as = who === "the student" ? student : ana;
    const period = { from: LAST_WEEK, to: LAST_WEEK };
    const read = async () =>
      (await send(app, findExecutionCalendar, { params: { id: student.id }, querystring: period, as })).body;
    expect((await read()).trainings).toContainEqual({
      training_id: training.id,
      training_name: training.name,
      cycle_name: microcycle.name,
      first: "2026-02-23",
      last: expect.stringMatching(/^2026-/),
    });
    const before = await send(app, findTrainingToRecord, {
      params: { id: training.id },
      querystring: { day: LAST_WEEK },
      as,
    });
    expect([before.body.training, before.body.execution]).toEqual([training, null]);

    const body = aSnapshot(training, { day: LAST_WEEK });
    expect((await sendAnything(app, recordExecution, { params: { id: training.id }, body, as })).status).toBe(200);
    const after = await send(app, findTrainingToRecord, {
      params: { id: training.id },
      querystring: { day: LAST_WEEK },
      as,
    });
    expect(after.body.execution).toMatchObject({ day: LAST_WEEK, exercises: body.exercises });
    expect((await read()).days[0]?.executions).toHaveLength(1);
  });

  it("is another trainer's to record as little as any", async () => {
    const student = await aStudent(prumo, ana);
    const { training } = await lastWeeks(student);
    expect((await ask(training.id, LAST_WEEK, bruno)).status).toBe(404);
    expect((await ask(training.id, "ontem", ana)).status).toBe(400);
    expect((await ask(training.id, TODAY, await aStudent(prumo, ana))).status).toBe(404);
  });
});
