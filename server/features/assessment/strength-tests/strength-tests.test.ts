import { describe, expect, it } from "vitest";
import {
  listStrengthTests,
  recordStrengthTest,
  type StrengthTest,
  updateStrengthTest,
} from "#contract/assessment/strength-tests.ts";
import { listAuditEntries } from "#contract/people/audit.ts";
import { muscleGroups } from "../../../seed/catalogue/muscle-groups.ts";
import { anAdmin, aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const admin = await anAdmin(prumo);
const joao = await aStudent(prumo, ana);
const carla = await aStudent(prumo, bruno);

const list = async (studentId = joao.id, as: Bearer = ana) =>
  (await send(app, listStrengthTests, { params: { studentId }, as })).body.strength_tests;

const draftOf = ({ student_id, muscle_group, exercise_name, repetitions, weight, percentage }: StrengthTest) => ({
  student_id,
  muscle_group_id: muscle_group.id,
  exercise_name,
  repetitions,
  weight,
  percentage,
});

/** The test of the first muscle group of a student without values. */
async function anEmptyTest(trainer = ana) {
  const [test] = await list((await aStudent(prumo, trainer)).id, trainer);
  if (!test) throw new Error("every student has a test for each muscle group");
  return test;
}

const update = (test: StrengthTest, changes: Record<string, unknown>, as: Bearer = ana) =>
  sendAnything(app, updateStrengthTest, { params: { id: test.id }, body: { ...draftOf(test), ...changes }, as });

describe("a student's strength tests", () => {
  it("are one for each muscle group, empty on the first visit", async () => {
    const tests = await list();
    expect(tests.map(({ muscle_group }) => muscle_group)).toEqual(muscleGroups.map(({ id, name }) => ({ id, name })));
    expect(tests[0]).toEqual({
      id: expect.any(Number),
      student_id: joao.id,
      muscle_group: { id: 1, name: "Bíceps" },
      exercise_name: "",
      repetitions: null,
      weight: null,
      percentage: null,
      lock_version: 0,
      history: [],
    });
  });

  it("keep their ids on later visits, and two first visits at once make each of them once", {
    tags: "race",
  }, async () => {
    const { id } = await aStudent(prumo, ana);
    const [first, second] = await Promise.all([list(id), list(id)]);
    expect(first).toHaveLength(muscleGroups.length);
    expect(second).toEqual(first);
    expect(await list(id)).toEqual(first);
  });

  it("gain one when a muscle group is added, and lose none that has a load when a group is hidden", async () => {
    const { id } = await aStudent(prumo, ana);
    const [biceps, triceps] = await list(id);
    if (!biceps || !triceps) throw new Error("there are tests");
    await update(biceps, { weight: 20 });
    await database.owner.query("insert into muscle_groups (id, name) values (99, 'Antebraço')");
    await database.owner.query("update muscle_groups set hidden_at = now() where id in (1, 2)");
    const names = (await list(id)).map(({ muscle_group }) => muscle_group.name);
    await database.owner.query("update muscle_groups set hidden_at = case when id = 99 then now() end");
    expect(names).toContain("Bíceps");
    expect(names).not.toContain("Tríceps");
    expect(names.at(-1)).toBe("Antebraço");
  });

  it("are another trainer's secret, and closed to students", async () => {
    const params = { studentId: carla.id };
    expect((await send(app, listStrengthTests, { params, as: ana })).status).toBe(404);
    expect((await send(app, listStrengthTests, { params: { studentId: joao.id }, as: joao })).status).toBe(403);
    const { rows } = await database.owner.query("select from strength_tests where student_id = $1", [carla.id]);
    expect(rows).toEqual([]);
  });
});

describe("changing a strength test", () => {
  it("stores the values, raises the version and adds to the history with the day", async () => {
    const test = await anEmptyTest();
    const first = { exercise_name: "Rosca direta", repetitions: 10, weight: "22,5", percentage: 70 };
    const saved = await update(test, first);
    expect(saved.status).toBe(200);
    const stored = { ...first, weight: 22.5 };
    expect(saved.body.strength_test).toEqual({
      ...test,
      ...stored,
      lock_version: 1,
      history: [{ ...stored, changed_on: "2026-03-02", origin: "teste" }],
    });
    clock.advance(DAY_MS);
    await update(test, { ...first, weight: 25 });
    const again = (await list(test.student_id)).find(({ id }) => id === test.id);
    expect(again?.history.map(({ weight, changed_on }) => [weight, changed_on])).toEqual([
      [22.5, "2026-03-02"],
      [25, "2026-03-03"],
    ]);
  });

  it("to the same values adds nothing to the history", async () => {
    const test = await anEmptyTest();
    await update(test, { weight: 30, percentage: 60 });
    const { strength_test } = (await update(test, { weight: 30, percentage: 60 })).body;
    expect([strength_test.lock_version, strength_test.history.length]).toEqual([1, 1]);
  });

  it("erases what is blank and keeps it in the history", async () => {
    const test = await anEmptyTest();
    await update(test, { exercise_name: "Supino", weight: 30 });
    const { strength_test } = (await update(test, { exercise_name: "", weight: "" })).body;
    expect([strength_test.exercise_name, strength_test.weight]).toEqual(["", null]);
    expect(strength_test.history.map(({ weight }) => weight)).toEqual([30, null]);
  });

  it("of a version that another window has replaced is refused and changes nothing", async () => {
    const test = await anEmptyTest();
    const change = { weight: 40, lock_version: 0 };
    const answers = await Promise.all([update(test, change), update(test, { ...change, weight: 50 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.errors.code).toBe("changed_elsewhere");
    expect((await list(test.student_id))[0]?.history).toHaveLength(1);
  });

  it("at once without a version keeps both changes in the history", { tags: "race" }, async () => {
    const test = await anEmptyTest();
    await Promise.all([update(test, { weight: 40 }), update(test, { weight: 50 })]);
    const history = (await list(test.student_id))[0]?.history ?? [];
    expect(history.map(({ weight }) => weight).sort()).toEqual([40, 50]);
  });

  it.each([
    ["percentage", 101, "Informe um valor entre 0 e 100"],
    ["percentage", -1, "Informe um valor entre 0 e 100"],
    ["percentage", 70.5, "Informe um número inteiro"],
    ["repetitions", 0, "Informe um valor entre 1 e 100"],
    ["repetitions", 101, "Informe um valor entre 1 e 100"],
    ["repetitions", "oito", "Campo com formato inválido"],
    ["weight", 0, "Informe uma carga maior que 0 e até 999 kg"],
    ["weight", "999,5", "Informe uma carga maior que 0 e até 999 kg"],
    ["weight", "pesado", "Campo com formato inválido"],
    ["exercise_name", "x".repeat(121), "Use no máximo 120 caracteres"],
  ])("refuses %s %s at its field", async (field, value, message) => {
    const answer = await update(await anEmptyTest(), { [field]: value });
    expect([answer.status, answer.errors.fields]).toEqual([422, { [field]: message }]);
  });

  it.each([
    ["percentage", 0],
    ["percentage", 100],
    ["repetitions", 1],
    ["repetitions", 100],
    ["weight", 0.5],
    ["weight", 999],
  ])("accepts %s %d", async (field, value) => {
    const { status, body } = await update(await anEmptyTest(), { [field]: value });
    expect([status, body.strength_test]).toEqual([200, expect.objectContaining({ [field]: value })]);
  });

  it("finds no test of another trainer, of another student or of another muscle group", async () => {
    const test = await anEmptyTest();
    const theirs = await anEmptyTest(bruno);
    const answers = await Promise.all([
      update(theirs, { weight: 1 }),
      update(test, { student_id: joao.id }),
      update(test, { muscle_group_id: 2 }),
      update(test, { weight: 1 }, bruno),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await update(test, { weight: 1 }, joao)).status).toBe(403);
  });

  it("is open to the administrator in support, and each access is told to the student", async () => {
    const student = await aStudent(prumo, ana);
    const [test] = await list(student.id, admin);
    if (!test) throw new Error("there are tests");
    expect((await update(test, { weight: 33 }, admin)).status).toBe(200);
    const { entries } = (await send(app, listAuditEntries, { querystring: {}, as: student })).body;
    const labels = entries.map(({ label }) => label);
    for (const label of ["Consultou o teste de força", "Alterou o teste de força", "Alterou os dados, como suporte"])
      expect(labels).toContain(label);
  });
});

describe("recording a strength test", () => {
  const draft = { exercise_name: "Leg press", repetitions: 12, weight: 180, percentage: 65 };

  it("fills the one row of the muscle group, also before the first visit", async () => {
    const student = await aStudent(prumo, ana);
    const body = { ...draft, student_id: student.id, muscle_group_id: 10 };
    const first = await send(app, recordStrengthTest, { body, as: ana });
    expect([first.status, first.body.strength_test]).toEqual([201, expect.objectContaining(draft)]);
    const second = await send(app, recordStrengthTest, { body: { ...body, weight: 190 }, as: ana });
    expect(second.body.strength_test.id).toBe(first.body.strength_test.id);
    expect(second.body.strength_test.history.map(({ weight }) => weight)).toEqual([180, 190]);
  });

  it("refuses an unknown muscle group, and finds no student of another trainer", async () => {
    const record = (changes: object) =>
      sendAnything(app, recordStrengthTest, {
        body: { ...draft, student_id: joao.id, muscle_group_id: 1, ...changes },
        as: ana,
      });
    const unknown = await record({ muscle_group_id: 98_765 });
    expect([unknown.status, unknown.errors.fields]).toEqual([
      422,
      { muscle_group_id: "Escolha um grupo muscular da lista" },
    ]);
    expect((await record({ student_id: carla.id })).status).toBe(404);
  });
});

it("strength tests go with their student", async () => {
  const student = await aStudent(prumo, ana);
  const [test] = await list(student.id);
  if (test) await update(test, { weight: 12 });
  await database.owner.query("delete from students where id = $1", [student.id]);
  for (const table of ["strength_tests", "strength_test_changes"]) {
    const { rows } = await database.owner.query(`select from ${table} where student_id = $1`, [student.id]);
    expect([table, rows]).toEqual([table, []]);
  }
});
