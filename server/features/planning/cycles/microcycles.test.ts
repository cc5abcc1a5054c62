import { describe, expect, it } from "vitest";
import { findMesocycle, trainingsPdf } from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { findStudent } from "#contract/students/students.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aFirstWeek, cycleCallsAs, STALE } from "../../../testing/steps/cycle-calls.ts";
import {
  aMesocycle,
  anEvaluation,
  aPrescribedMicrocycle,
  asStudentReads,
  aTraining,
  evaluate,
  evaluateMicrocycle,
  evaluationBody,
  saveMicrocycle,
} from "../../../testing/steps/cycles.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const { read, put } = cycleCallsAs(prumo, ana);

const FIXED_DATE = "Não é possível editar datas após criação do microciclo.";

describe("a microcycle", () => {
  it("is read under its three addresses, by trainer and student", async () => {
    const { path, microcycle } = await aPrescribedMicrocycle(prumo, joao);
    expect(microcycle).toMatchObject({
      name: "Microciclo 1",
      mesocycle_id: path.mesoId,
      macrocycle_id: path.macroId,
      was_evaluated: true,
      has_training: true,
      evaluated_on: "2026-03-02",
      american_marine_evaluation: false,
      macrocycle: { id: path.macroId, student_id: joao.id, name: "Temporada 2026" },
      mesocycle: {
        id: path.mesoId,
        name: "Mesociclo 1",
        macrocycle_id: path.macroId,
        macrocycle_name: "Temporada 2026",
      },
    });
    expect(microcycle.evaluated_items?.student).toEqual({ stature: "178", weight: "82,40" });
    expect(microcycle.trainings.map(({ name, exercises }) => [name, exercises.length])).toEqual([
      ["Treino A", 2],
      ["Treino B", 1],
    ]);
    const { biochemical, somatotype, posture } = microcycle.evaluated_items ?? {};
    for (const trainers of [biochemical, somatotype, posture]) expect(trainers).toBeDefined();
    for (const [as, evaluated_items] of [
      [ana, microcycle.evaluated_items],
      [joao, asStudentReads(microcycle.evaluated_items)],
    ] as const) {
      const whole = { ...microcycle, evaluated_items };
      const { trainings, next_training_id, mesocycle_id, macrocycle_id, macrocycle_name, ...evaluation } = whole;
      for (const call of [microcycles.findMicrocycle, microcycles.findTrainings]) {
        expect((await send(app, call, { params: path, as })).body).toEqual({
          microcycle: { ...microcycle, evaluated_items },
        });
      }
      const read = await send(app, microcycles.findEvaluation, { params: path, as });
      expect(read.body.microcycle).toMatchObject(evaluation);
      expect(read.body.microcycle.evaluated_person).toEqual({
        sex: "male",
        age_years: expect.any(Number),
        age_months: expect.any(Number),
        is_pregnant: false,
        heart_obstacle: null,
      });
    }
  });

  it("derives from the same measures the same figures as a mesocycle", async () => {
    const { microcycle } = await aPrescribedMicrocycle(prumo, joao);
    const mesocycle = await evaluate(prumo, { student: joao, path: await aMesocycle(prumo, joao) });
    expect(microcycle.evaluated_items).toEqual(mesocycle.evaluated_items);
  });

  it("has an evaluation and trainings of its own, beside those of its neighbours and of its mesocycle", async () => {
    const { path, week, next } = await aFirstWeek(prumo, joao);
    const weighing = (weight: string) => anEvaluation({ student: { stature: "178", weight } });
    await evaluate(prumo, { student: joao, path }, weighing("90,00"));
    const [first, second] = [week, next].map((path) => ({ student: joao, path }));
    if (!first || !second) throw new Error("no weeks");
    await evaluateMicrocycle(prumo, first, weighing("89,00"));
    await saveMicrocycle(prumo, first, { trainings: [aTraining({ name: "Da semana 1" })] });
    await evaluateMicrocycle(prumo, second, weighing("88,00"));
    await saveMicrocycle(prumo, second, { trainings: [aTraining({ name: "Da semana 2" })] });
    const { mesocycle } = (await send(app, findMesocycle, { params: path, as: ana })).body;
    const weeks = [await read(week), await read(next)];
    expect([mesocycle, ...weeks].map((one) => one.evaluated_items?.student.weight)).toEqual([
      "90,00",
      "89,00",
      "88,00",
    ]);
    expect([mesocycle, ...weeks].map((one) => one.trainings.map(({ name }) => name))).toEqual([
      [],
      ["Da semana 1"],
      ["Da semana 2"],
    ]);
  });

  it("counts for the student's last evaluation, and not among the evaluated mesocycles", async () => {
    const student = await aStudent(prumo, ana);
    await aPrescribedMicrocycle(prumo, student);
    const { body } = await send(app, findStudent, { params: { id: student.id }, as: ana });
    expect(body.student.last_evaluation).toBe("2026-03-02");
    expect(body.student.macrocycles).toMatchObject([{ mesocycles_count: 1, evaluated_count: 0 }]);
  });

  it("keeps its dates once created", async () => {
    const { week } = await aFirstWeek(prumo, joao);
    const same = await put(week, { lock_version: 0, name: "Choque", start_date: "2026-03-02", end_date: "2026-03-08" });
    expect(same.body.microcycle).toMatchObject({ name: "Choque", lock_version: 1 });
    const answer = await put(week, { lock_version: 1, start_date: "2026-03-03", end_date: "2026-03-09" });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "invalid", detail: FIXED_DATE, fields: { start_date: FIXED_DATE, end_date: FIXED_DATE } },
    ]);
  });

  it("needs an evaluation of its own before a training, not its mesocycle's", async () => {
    const { path, week } = await aFirstWeek(prumo, joao);
    await evaluate(prumo, { student: joao, path });
    const answer = await put(week, { lock_version: 0, trainings: [aTraining()] });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "training_not_evaluated", detail: "Avalie o aluno neste ciclo antes de prescrever o treino." },
    ]);
  });

  it("has weekdays of its own: another week may use the same", async () => {
    const { week, next } = await aFirstWeek(prumo, joao);
    for (const path of [week, next]) {
      await evaluateMicrocycle(prumo, { student: joao, path });
      const trainings = [aTraining({ weekdays: ["1"] })];
      const saved = await saveMicrocycle(prumo, { student: joao, path }, { trainings });
      expect(saved.trainings).toHaveLength(1);
    }
    const answer = await put(week, { lock_version: 1, trainings: [aTraining(), aTraining({ name: "B" })] });
    expect([answer.status, answer.errors.code]).toEqual([422, "weekday_taken"]);
  });

  it("that is finished refuses evaluation and trainings while its mesocycle goes on", async () => {
    const { path, microcycle, weeks } = await aPrescribedMicrocycle(prumo, joao);
    clock.advance(6.5 * DAY_MS);
    const answers = [
      await put(path, evaluationBody(anEvaluation(), 1)),
      await put(path, { lock_version: 1, trainings: [] }),
      await send(app, microcycles.removeTraining, {
        params: { id: path.microId, trainingId: microcycle.trainings[0]?.id ?? 0 },
        as: ana,
      }),
    ];
    const renamed = await put(path, { lock_version: 1, name: "Adaptação" });
    const next = weeks[1] && (await put(weeks[1], evaluationBody()));
    clock.advance(-6.5 * DAY_MS);
    for (const { status, errors } of answers) expect([status, errors.code]).toEqual([422, "cycle_finished"]);
    expect(renamed.body.microcycle).toMatchObject({ name: "Adaptação", is_finished: true });
    expect(next?.status).toBe(200);
  });

  it("gives its trainings back one by one, with the version that was seen or without", async () => {
    const { path, microcycle } = await aPrescribedMicrocycle(prumo, joao);
    const [first, second] = microcycle.trainings.map(({ id }) => id);
    const remove = (trainingId = 0, body?: { lock_version: number }) =>
      send(app, microcycles.removeTraining, {
        params: { id: path.microId, trainingId },
        as: ana,
        ...(body && { body }),
      });
    const stale = await remove(first, { lock_version: 0 });
    expect([stale.status, stale.errors]).toEqual([409, STALE]);
    expect((await remove(first, { lock_version: 1 })).body.microcycle).toMatchObject({
      lock_version: 2,
      trainings: [{ id: second }],
    });
    expect((await remove(first)).status).toBe(404);
    expect((await remove(second)).body.microcycle.trainings).toEqual([]);
  });

  it("does not give back another week's training", async () => {
    const { path, microcycle, weeks } = await aPrescribedMicrocycle(prumo, joao);
    const trainingId = microcycle.trainings[0]?.id ?? 0;
    const answer = await send(app, microcycles.removeTraining, {
      params: { id: weeks[1]?.microId ?? 0, trainingId },
      as: ana,
    });
    expect(answer.status).toBe(404);
    expect((await read(path)).trainings).toHaveLength(2);
  });

  it("is not found under another mesocycle, macrocycle or student", async () => {
    const one = await aFirstWeek(prumo, joao);
    const other = await aFirstWeek(prumo, joao);
    for (const params of [
      { ...one.week, mesoId: other.path.mesoId },
      { ...one.week, macroId: other.path.macroId },
      { ...one.week, id: (await aStudent(prumo, ana)).id },
    ]) {
      const body = { lock_version: 0, name: "Meu" };
      expect((await send(app, microcycles.findMicrocycle, { params, as: ana })).status).toBe(404);
      expect((await send(app, microcycles.updateMicrocycle, { params, body, as: ana })).status).toBe(404);
      expect((await send(app, microcycles.removeMicrocycle, { params, as: ana })).status).toBe(404);
    }
  });

  it("has a PDF of its trainings and of its evaluation, named by all four ids", async () => {
    const { path } = await aPrescribedMicrocycle(prumo, joao);
    const ids = `${path.id}.${path.macroId}.${path.mesoId}.${path.microId}`;
    for (const as of [ana, joao]) {
      const evaluation = await send(app, microcycles.evaluationPdf, { params: path, as });
      expect(evaluation.headers["content-disposition"]).toContain(`filename="${ids} - Microciclo 1.pdf"`);
      const trainings = await send(app, microcycles.trainingsPdf, { params: path, as });
      expect(trainings.headers["content-disposition"]).toContain(`filename="${ids} - Treino A, Treino B.pdf"`);
      expect(trainings.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }
    const { week } = await aFirstWeek(prumo, joao);
    const empty = await send(app, microcycles.evaluationPdf, { params: week, as: ana });
    expect([empty.status, empty.errors.detail]).toEqual([422, "O aluno ainda não foi avaliado neste microciclo."]);
    const mesocycle = await send(app, trainingsPdf, { params: path, as: ana });
    expect([mesocycle.status, mesocycle.errors.code]).toEqual([422, "nothing_to_print"]);
  });
});

describe("another trainer's microcycle", () => {
  it("cannot be written, and its student only reads it", async () => {
    const { path, weeks, microcycle } = await aPrescribedMicrocycle(prumo, joao);
    const trainingId = microcycle.trainings[0]?.id ?? 0;
    const draft = { name: "x", goal: "x", start_date: "2026-03-02", end_date: "2026-03-08" };
    const writes = (as: typeof bruno | typeof joao) => [
      send(app, microcycles.createMicrocycle, { params: path, body: draft, as }),
      send(app, microcycles.updateMicrocycle, { params: path, body: { lock_version: 1, name: "x" }, as }),
      send(app, microcycles.removeMicrocycle, { params: path, as }),
      send(app, microcycles.removeTraining, { params: { id: path.microId, trainingId }, as }),
    ];
    for (const { status, errors } of await Promise.all(writes(bruno)))
      expect([status, errors.code]).toEqual([404, "not_found"]);
    for (const { status, errors } of await Promise.all(writes(joao)))
      expect([status, errors.code]).toEqual([403, "not_allowed"]);
    expect(await read(path)).toEqual(microcycle);
    const seen = await send(app, microcycles.listMicrocycles, { params: path, as: bruno });
    expect(seen.status).toBe(404);
    expect(weeks).toHaveLength(4);
  });
});
