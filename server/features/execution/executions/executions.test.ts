import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findExecutionCalendar } from "#contract/execution/execution-calendar.ts";
import { findExecution, listExecutions } from "#contract/execution/executions.ts";
import { findExerciseHistory, listExecutedExercises } from "#contract/execution/exercise-history.ts";
import { findGym, recordExecution } from "#contract/execution/gym.ts";
import { listAuditEntries } from "#contract/people/audit.ts";
import { removeTraining } from "#contract/planning/mesocycles.ts";
import { listStudents } from "#contract/students/students.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { anAdmin, aStudent, aTrainer, signedIn, type TheirStudent } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle, aPrescribedMicrocycle } from "../../../testing/steps/cycles.ts";
import { aSnapshot, TODAY } from "../../../testing/steps/executions.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const admin = await anAdmin(prumo);

async function aTrainingOf(student: TheirStudent) {
  const { path, mesocycle } = await aPrescribedMesocycle(prumo, student);
  const [training, other] = mesocycle.trainings;
  if (!training || !other) throw new Error("there are two trainings");
  return { path, training, other };
}

const joao = await aStudent(prumo, ana);
const online = await aStudent(prumo, ana, { student_type: "consulting" });
const carla = await aStudent(prumo, bruno);
const joaos = await aTrainingOf(joao);
const carlas = await aTrainingOf(carla);

const record = (body: unknown, as: Bearer = joao, id = joaos.training.id) =>
  sendAnything(app, recordExecution, { params: { id }, body, as });
const list = async (as: Bearer = joao, id = joaos.training.id) =>
  (await send(app, listExecutions, { params: { id }, as })).body.executions;
const loadsOf = (execution: { exercises: readonly { sets: readonly { load_kg: number | null }[] }[] } | null) =>
  execution?.exercises.map(({ sets }) => sets.map(({ load_kg }) => load_kg));

describe("a recorded training", () => {
  it("is answered as it was sent, with the names and days that survive a change of the training", async () => {
    const snapshot = aSnapshot(joaos.training, { day: "2026-02-23" });
    const { execution } = (await record(snapshot)).body;
    expect(execution).toEqual({
      id: expect.any(Number),
      training_id: joaos.training.id,
      training_key: joaos.training.id,
      training_name: "Treino A",
      day: "2026-02-23",
      started_at: "2026-03-02T13:00:00.000Z",
      finished_at: "2026-03-02T14:00:00.000Z",
      effort: 7,
      note: "Bom treino",
      recorded_by: "student",
      versions: [{ device_id: snapshot.device_id, revision: 1 }],
      overruled: [],
      exercises: snapshot.exercises,
    });
    expect((await list()).find(({ day }) => day === "2026-02-23")).toEqual(execution);
    const params = { id: joao.id, executionId: execution?.id ?? 0 };
    const { prescribed } = (await send(app, findExecution, { params, as: ana })).body;
    expect(prescribed).toEqual(joaos.training);
  });

  it("is the same after a batch that comes twice, out of order and a week late", async () => {
    const student = await aStudent(prumo, ana);
    const { training } = await aTrainingOf(student);
    const device_id = randomUUID();
    const exercises = aSnapshot(training).exercises;
    const revisions = [1, 2, 3].map((revision) =>
      aSnapshot(training, {
        device_id,
        revision,
        note: `Revisão ${revision}`,
        exercises: exercises.slice(0, revision),
      }),
    );
    const [first, second, third] = revisions;
    for (const one of [third, first, second, third, first])
      expect((await record(one, student, training.id)).status).toBe(200);
    clock.advance(7 * DAY_MS);
    const late = await record(second, await signedIn(prumo, student), training.id);
    clock.advance(-7 * DAY_MS);
    expect(late.body.execution?.note).toBe("Revisão 3");
    const stored = await list(student, training.id);
    expect(stored.map(({ day, note, versions }) => [day, note, versions])).toEqual([
      [TODAY, "Revisão 3", [{ device_id, revision: 3 }]],
    ]);
  });

  it("is one with the sets of two devices that were used on the same day, also at once", { tags: "race" }, async () => {
    const student = await aStudent(prumo, ana);
    const { training } = await aTrainingOf(student);
    const [exercise] = aSnapshot(training).exercises;
    if (!exercise) throw new Error("the training has an exercise");
    const sets = exercise.sets;
    const phone = aSnapshot(training, { finished_at: null, exercises: [{ ...exercise, sets: sets.slice(0, 2) }] });
    const tablet = aSnapshot(training, { exercises: [{ ...exercise, sets: sets.slice(2) }] });
    await Promise.all([record(phone, student, training.id), record(tablet, student, training.id)]);
    const [stored, ...others] = await list(student, training.id);
    expect(others).toEqual([]);
    expect(stored?.versions).toHaveLength(2);
    expect(loadsOf(stored ?? null)).toEqual([[40, 40, 40]]);
  });

  it("that the trainer corrects is the trainer's, until the student's device sends something newer", async () => {
    const student = await aStudent(prumo, ana);
    const { training } = await aTrainingOf(student);
    const sent = aSnapshot(training, { exercises: aSnapshot(training).exercises.slice(0, 1) });
    const { execution } = (await record(sent, student, training.id)).body;
    const [exercise] = sent.exercises;
    if (!execution || !exercise) throw new Error("it was recorded");
    const correction = aSnapshot(training, {
      replaces: execution.versions,
      exercises: [{ ...exercise, sets: exercise.sets.slice(0, 1).map((set) => ({ ...set, load_kg: 4.5 })) }],
    });
    const corrected = (await record(correction, ana, training.id)).body.execution;
    expect([corrected?.id, corrected?.recorded_by, loadsOf(corrected)]).toEqual([execution.id, "trainer", [[4.5]]]);
    const newer = (await record({ ...sent, revision: 2 }, student, training.id)).body.execution;
    expect(newer?.exercises[0]?.sets).toHaveLength(3);
    expect(newer?.overruled).toHaveLength(1);
  });

  it("is taken back by an empty snapshot, and an older one that comes late does not bring it back", async () => {
    const student = await aStudent(prumo, ana);
    const { training } = await aTrainingOf(student);
    const sent = aSnapshot(training);
    await record(sent, student, training.id);
    const empty = { ...sent, revision: 2, finished_at: null, effort: null, note: "", exercises: [] };
    expect((await record(empty, student, training.id)).body.execution).toBeNull();
    expect((await record(sent, student, training.id)).body.execution).toBeNull();
    expect(await list(student, training.id)).toEqual([]);
  });

  it.each([
    ["a pain", { pain: 6, note: "" }, {}],
    ["a note of an exercise", { pain: null, note: "Ombro dói" }, {}],
    ["an effort", { pain: null, note: "" }, { effort: 9 }],
    ["a note", { pain: null, note: "" }, { note: "Parei, não estava bem" }],
  ])("of %s without a set is kept, and no training that was done", async (_, felt, changes) => {
    const student = await aStudent(prumo, ana);
    const { training } = await aTrainingOf(student);
    const [exercise] = aSnapshot(training).exercises;
    if (!exercise) throw new Error("the training has an exercise");
    const nothing = { started_at: null, finished_at: null, effort: null, note: "" };
    const exercises = felt.pain !== null || felt.note ? [{ ...exercise, ...felt, sets: [] }] : [];
    const sent = aSnapshot(training, { ...nothing, ...changes, exercises });
    const { execution } = (await record(sent, student, training.id)).body;
    expect(execution).toMatchObject({ ...nothing, ...changes, exercises });
    const gym = (await send(app, findGym, { params: { id: student.id }, as: student })).body;
    expect(gym.executions).toEqual([execution]);
    const day = { from: TODAY, to: TODAY };
    const { days } = (await send(app, findExecutionCalendar, { params: { id: student.id }, querystring: day, as: ana }))
      .body;
    expect(days[0]?.planned.filter(({ state }) => state === "done")).toEqual([]);
    expect(days[0]?.executions).toMatchObject([{ id: execution?.id, is_trained: false, max_pain: felt.pain, sets: 0 }]);
    const { users } = (await send(app, listStudents, { querystring: {}, as: ana })).body;
    expect(users.find(({ id }) => id === student.id)?.last_training_date ?? null).toBeNull();
    const taken = { ...sent, ...nothing, revision: 2, exercises: [] };
    expect((await record(taken, student, training.id)).body.execution).toBeNull();
  });

  it("is still taken when the training was removed before it was sent, and keeps its name", async () => {
    const student = await aStudent(prumo, ana);
    const { path, training } = await aTrainingOf(student);
    const before = (await record(aSnapshot(training, { day: "2026-03-01" }), student, training.id)).body.execution;
    const params = { id: path.mesoId, trainingId: training.id };
    await send(app, removeTraining, { params, as: ana });
    const { execution } = (await record(aSnapshot(training), student, training.id)).body;
    expect([execution?.training_id, execution?.training_name]).toEqual([null, "Treino A"]);
    const executionId = before?.id ?? 0;
    const kept = await send(app, findExecution, { params: { id: student.id, executionId }, as: ana });
    expect([kept.body.execution.training_name, kept.body.prescribed]).toEqual(["Treino A", null]);
    expect((await record(aSnapshot(training), carla, training.id)).status).toBe(404);
  });

  it.each([
    ["2026-03-03", "Este dia ainda não chegou"],
    ["2026-02-22", "O ciclo deste treino vai de 23/02/2026 a 22/03/2026"],
  ])("is refused on %s", async (day, message) => {
    const answer = await record(aSnapshot(joaos.training, { day }));
    expect([answer.status, answer.errors.fields]).toEqual([422, { day: message }]);
  });

  it("is of today in São Paulo until midnight there", async () => {
    // 23:30 of the same day.
    clock.advance(11.5 * 3_600_000);
    const today = todayInSaoPaulo(clock.now().getTime());
    const answer = await record(aSnapshot(joaos.other, { day: "2026-03-03" }), joao, joaos.other.id);
    clock.advance(-11.5 * 3_600_000);
    expect([today, answer.status]).toEqual([TODAY, 422]);
  });

  it.each([
    ["effort", 11],
    ["effort", -1],
    ["day", "2026-02-30"],
    ["device_id", "telefone"],
    ["revision", 0],
  ])("refuses %s %s at its field", async (field, value) => {
    const answer = await record({ ...aSnapshot(joaos.training), [field]: value });
    expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([422, [field]]);
  });

  it.each([[{ load_kg: 1000 }], [{ repetitions: -1 }], [{ set: 0 }], [{ done_at: "ontem" }]])(
    "refuses a set with %j",
    async (change) => {
      const snapshot = aSnapshot(joaos.training);
      const exercises = snapshot.exercises.map((one) => ({
        ...one,
        sets: one.sets.map((set) => ({ ...set, ...change })),
      }));
      expect((await record({ ...snapshot, exercises })).status).toBe(422);
    },
  );
});

describe("who may record and read", () => {
  it("is the student and, for one who trains in person, the trainer", async () => {
    const { training } = await aTrainingOf(online);
    const refused = await record(aSnapshot(training), ana, training.id);
    expect([refused.status, refused.errors.code]).toEqual([403, "not_allowed"]);
    expect((await record(aSnapshot(training), online, training.id)).status).toBe(200);
    expect((await record(aSnapshot(joaos.other), ana, joaos.other.id)).body.execution?.recorded_by).toBe("trainer");
  });

  it("is no stranger: another tenant's training and execution are not found", async () => {
    const { execution } = (await record(aSnapshot(carlas.training), carla, carlas.training.id)).body;
    for (const as of [ana, joao]) {
      expect((await record(aSnapshot(carlas.training), as, carlas.training.id)).status).toBe(404);
      const params = { id: carla.id, executionId: execution?.id ?? 0 };
      expect((await send(app, findExecution, { params, as })).status).toBe(404);
      // The own student's address does not open another student's execution.
      const mixed = { id: joao.id, executionId: execution?.id ?? 0 };
      expect((await send(app, findExecution, { params: mixed, as })).status).toBe(404);
    }
  });

  it("is recorded when trainer or administrator read, because pain is health data", async () => {
    await send(app, findExecutionCalendar, { params: { id: joao.id }, querystring: {}, as: admin });
    const { entries } = (await send(app, listAuditEntries, { querystring: {}, as: joao })).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        label: "Consultou os treinos realizados",
        done_by: expect.objectContaining({ role_type: "Admin" }),
      }),
    );
  });
});

describe("what is read of executions", () => {
  it("is a calendar with done, moved and missed trainings; one is not missed before it was prescribed", async () => {
    const student = await aStudent(prumo, ana);
    const { path, training, other } = await aTrainingOf(student);
    await record(aSnapshot(training, { day: "2026-02-24" }), student, training.id);
    const read = async () =>
      (
        await send(app, findExecutionCalendar, {
          params: { id: student.id },
          querystring: { from: "2026-02-23", to: "2026-03-04" },
          as: ana,
        })
      ).body;
    const states = async () =>
      (await read()).days.flatMap(({ planned }) => planned.map(({ state, done_on }) => [state, done_on]));
    // The database's clock says that it was prescribed later.
    expect(await states()).toEqual([]);
    await database.owner.query("update trainings set created_at = '2026-02-20' where mesocycle_id = $1", [path.mesoId]);
    expect(await states()).toEqual([
      ["moved", "2026-02-24"],
      ["missed", null],
      ["planned", null],
      ["planned", null],
    ]);
    const { today, days } = await read();
    expect([today, days.length]).toEqual([TODAY, 10]);
    expect(days[1]?.executions).toEqual([
      {
        id: expect.any(Number),
        training_id: training.id,
        training_name: "Treino A",
        is_finished: true,
        effort: 7,
        is_trained: true,
        max_pain: 2,
        tells_of_pain: false,
        sets: 6,
        part: { sets: 6, planned_sets: 7 },
        swaps: [],
        recorded_by: "student",
      },
    ]);
    expect(days[0]?.planned[0]?.part).toEqual({ sets: 6, planned_sets: 7 });
    expect(days[2]?.planned[0]?.training_id).toBe(other.id);
  });

  it.each([
    ["2026-03-02", "2026-03-01", "O fim deve ser depois do início"],
    ["2025-03-01", "2026-03-02", "Escolha um período de até um ano"],
  ])("is no calendar from %s to %s", async (from, to, message) => {
    const answer = await send(app, findExecutionCalendar, {
      params: { id: joao.id },
      querystring: { from, to },
      as: joao,
    });
    expect([answer.status, answer.errors.fields]).toEqual([422, { to: message }]);
  });

  it("is the history of an exercise, page by page, with its best set", async () => {
    const student = await aStudent(prumo, ana);
    const { training } = await aTrainingOf(student);
    const [exercise] = aSnapshot(training).exercises;
    if (!exercise) throw new Error("the training has an exercise");
    for (const [day, load] of [
      ["2026-02-23", 40],
      ["2026-02-25", 42.5],
      [TODAY, 45],
    ] as const) {
      const sets = exercise.sets.map((set) => ({ ...set, load_kg: load }));
      await record(aSnapshot(training, { day, exercises: [{ ...exercise, sets }] }), student, training.id);
    }
    const params = { id: student.id, exerciseId: exercise.exercise_id };
    const page = async (before?: number) =>
      (await send(app, findExerciseHistory, { params, querystring: { limit: 2, ...(before && { before }) }, as: ana }))
        .body;
    const first = await page();
    expect(first.exercise.name).toBe(exercise.name);
    expect(first.sessions.map(({ day, best }) => [day, best?.load_kg])).toEqual([
      [TODAY, 45],
      ["2026-02-25", 42.5],
    ]);
    expect(first.sessions[0]?.best?.one_rep_max_kg).toBeCloseTo(60, 9);
    const second = await page(first.next_before ?? 0);
    expect([second.sessions.map(({ day }) => day), second.next_before]).toEqual([["2026-02-23"], null]);
    const { exercises } = (await send(app, listExecutedExercises, { params: { id: student.id }, as: student })).body;
    expect(exercises).toEqual([
      { id: exercise.exercise_id, name: exercise.name, last_day: TODAY, days: 3, last_load_kg: 45 },
    ]);
  });

  it("is the student's last training and how many this week, a part by its sets, in the trainer's list", async () => {
    const student = await aStudent(prumo, ana, { name: "Assídua Semanal" });
    const { training, other } = await aTrainingOf(student);
    const listed = async () => {
      const { users } = (await send(app, listStudents, { querystring: { q: "assídua" }, as: ana })).body;
      return users.map((user) => [user.last_training_date, user.trainings_this_week]);
    };
    expect(await listed()).toEqual([[null, 0]]);
    await record(aSnapshot(training, { day: "2026-02-28" }), student, training.id);
    expect(await listed()).toEqual([["2026-02-28", 0]]);
    await record(aSnapshot(training, { day: "2026-03-01" }), student, training.id);
    await record(aSnapshot(other), student, other.id);
    expect(await listed()).toEqual([[TODAY, 1.9]]);
  });
});

describe("the gym", () => {
  it("has the trainings of the running cycle, the last performance before today, and the executions of two weeks", async () => {
    const student = await aStudent(prumo, ana);
    const { training, other } = await aTrainingOf(student);
    await record(aSnapshot(training, { day: "2026-02-25" }), student, training.id);
    await record(aSnapshot(other), student, other.id);
    const gym = (await send(app, findGym, { params: { id: student.id }, as: student })).body;
    expect(gym).toMatchObject({
      student: { id: student.id },
      today: TODAY,
      cycle: { name: "Mesociclo 1", microcycle_id: null, start_date: "2026-02-23", end_date: "2026-03-22" },
    });
    expect(gym.trainings).toEqual([training, other]);
    const prescribed = gym.exercises.slice(0, 2);
    expect(prescribed.map(({ last }) => [last?.day, last?.sets.length])).toEqual([
      ["2026-02-25", 3],
      ["2026-02-25", 3],
    ]);
    const heaviest = [{ day: "2026-02-25", load_kg: 40, repetitions: 10 }];
    expect(prescribed.map((one) => one.heaviest)).toEqual([heaviest, heaviest]);
    expect(gym.weeks_in_row).toBe(1);
    expect(gym.executions.map(({ training_id, day }) => [training_id, day])).toEqual([
      [other.id, TODAY],
      [training.id, "2026-02-25"],
    ]);
    expect((await send(app, findGym, { params: { id: student.id }, as: admin })).status).toBe(403);
  });

  it("has the trainings of today's microcycle when the mesocycle has weeks", async () => {
    const student = await aStudent(prumo, ana);
    const { microcycle } = await aPrescribedMicrocycle(prumo, student);
    const now = (await send(app, findGym, { params: { id: student.id }, as: student })).body;
    expect([now.cycle?.microcycle_id, now.trainings]).toEqual([microcycle.id, microcycle.trainings]);
    const later = await aStudent(prumo, ana);
    await aPrescribedMicrocycle(prumo, later, { start_date: "2026-02-23" });
    const second = (await send(app, findGym, { params: { id: later.id }, as: later })).body;
    expect([second.cycle?.name, second.trainings]).toEqual(["Microciclo 2", []]);
  });

  it("is empty while no cycle runs", async () => {
    const student = await aStudent(prumo, ana);
    const gym = (await send(app, findGym, { params: { id: student.id }, as: ana })).body;
    expect([gym.cycle, gym.trainings, gym.exercises, gym.executions]).toEqual([null, [], [], []]);
  });
});
