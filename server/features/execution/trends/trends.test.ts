import { expect, it } from "vitest";
import { recordExecution } from "#contract/execution/gym.ts";
import { findStudentTrends, listTrends } from "#contract/execution/trends.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { aSnapshot } from "../../../testing/steps/executions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

// Today is 2 March 2026, a Monday.
const prumo = await startTestApp();
const { app } = prumo;
const { owner } = prumo.database;

it("the trends of a student come from working sets, and nobody else's", async () => {
  const trainer = await aTrainer(prumo);
  const student = await aStudent(prumo, trainer, { name: "Trainee" });
  await aStudent(prumo, trainer, { name: "Nothing" });
  const { mesocycle } = await aPrescribedMesocycle(prumo, student, {
    start_date: "2026-02-02",
    end_date: "2026-03-29",
  });
  await owner.query("update trainings set created_at = '2026-02-02 12:00Z', weekdays = '{2}' where student_id = $1", [
    student.id,
  ]);
  const [training, other] = mesocycle.trainings;
  const [exercise] = training ? aSnapshot(training).exercises : [];
  if (!training || !other || !exercise) throw new Error("the training has an exercise");
  await owner.query("delete from trainings where id = $1", [other.id]);
  const stretching = await owner.query<{ id: number }>(
    "select id::int from exercises where exercise_type = 'stretching' limit 1",
  );
  const stretch = { ...exercise, entry_id: null, exercise_id: stretching.rows[0]?.id ?? 0, pain: null };
  const record = async (day: string, load_kg: number, effort: number) => {
    const sets = [
      { set: 1, load_kg: 200, repetitions: 10, seconds: null, done_at: null, kind: "warmup" as const },
      { set: 2, load_kg, repetitions: 10, seconds: null, done_at: null },
    ];
    const held = { ...stretch, sets: [{ set: 1, load_kg: null, repetitions: null, seconds: 30, done_at: null }] };
    const body = aSnapshot(training, { day, effort, exercises: [{ ...exercise, pain: 2, sets }, held] });
    const answer = await sendAnything(app, recordExecution, { params: { id: training.id }, body, as: student });
    expect(answer.status).toBe(200);
  };
  await record("2026-02-03", 40, 6);
  await record("2026-02-26", 60, 8);

  const { body } = await send(app, findStudentTrends, { params: { id: student.id }, as: student });
  expect(body.weeks).toHaveLength(12);
  expect(body.weeks.filter(({ tonnage_kg }) => tonnage_kg > 0)).toEqual([
    { start: "2026-02-01", planned: 1, done: 1, working_sets: 1, tonnage_kg: 400, effort: 6, max_pain: 2 },
    { start: "2026-02-22", planned: 1, done: 1, working_sets: 1, tonnage_kg: 600, effort: 8, max_pain: 2 },
  ]);
  expect(body.load).toEqual({ acute_kg: 600, chronic_kg: 250, ratio: 2.4 });
  expect(body.lifts).toMatchObject([
    {
      exercise_id: exercise.exercise_id,
      days: [
        { day: "2026-02-03", one_rep_max_kg: expect.closeTo(53.3, 1) },
        { day: "2026-02-26", one_rep_max_kg: 80 },
      ],
    },
  ]);
  expect(body.muscles.map(({ done_sets }) => done_sets)).toContain(0.5);

  const { students } = (await send(app, listTrends, { as: trainer })).body;
  expect(students).toMatchObject([{ name: "Trainee", adherence: 1 / 3, weekly_sets: 0.5, effort: 7, max_pain: 2 }]);
  const stranger = await aTrainer(prumo);
  expect((await sendAnything(app, findStudentTrends, { params: { id: student.id }, as: stranger })).status).toBe(404);
  expect((await send(app, listTrends, { as: stranger })).body.students).toEqual([]);
  expect((await sendAnything(app, listTrends, { as: student })).status).toBe(403);
});
