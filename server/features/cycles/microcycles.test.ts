import { describe, expect, it } from "vitest";
import { removeMacrocycle } from "#contract/macrocycles.ts";
import {
  type ChangeMesocycle,
  createMesocycle,
  findMesocycle,
  listMesocycles,
  removeMesocycle,
  trainingsPdf,
  updateMesocycle,
} from "#contract/mesocycles.ts";
import * as microcycles from "#contract/microcycles.ts";
import { findStudent } from "#contract/students.ts";
import { addDays } from "#domain/calendar-date.ts";
import {
  aMacrocycle,
  aMesocycle,
  aMesocycleDraft,
  aMesocycleOfWeeks,
  anEvaluation,
  aPrescribedMesocycle,
  aPrescribedMicrocycle,
  aTraining,
  evaluate,
  evaluateMicrocycle,
  evaluationBody,
  exercisesOfType,
  type MesocyclePath,
  type MicrocyclePath,
  resisted,
  save,
  saveMicrocycle,
} from "../../testing/cycles.ts";
import { aStudent, aTrainer } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { DAY_MS, startTestApp } from "../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

const required = "Este campo não pode ficar em branco";
const STALE = {
  code: "changed_elsewhere",
  detail: "Este registro foi alterado em outra janela. Recarregue para continuar.",
};
const FIXED_DATE = "Não é possível editar datas após criação do microciclo.";

const read = async (params: MicrocyclePath) =>
  (await send(app, microcycles.findMicrocycle, { params, as: ana })).body.microcycle;
const put = (params: MicrocyclePath, body: Parameters<typeof send<typeof microcycles.updateMicrocycle>>[2]["body"]) =>
  send(app, microcycles.updateMicrocycle, { params, body, as: ana });
const putMesocycle = (params: MesocyclePath, body: Parameters<typeof send<ChangeMesocycle>>[2]["body"]) =>
  sendAnything<typeof updateMesocycle, ChangeMesocycle>(app, updateMesocycle, { params, body, as: ana });

/** A mesocycle of four weeks from today, and its first. */
async function aFirstWeek(student = joao) {
  const { path, weeks } = await aMesocycleOfWeeks(prumo, student);
  const [week, next] = weeks;
  if (!week || !next) throw new Error("no weeks");
  return { path, weeks, week, next };
}

describe("a mesocycle with weeks", () => {
  it("is created with its microcycles, seven days each, and ends with the last one", async () => {
    const params = await aMacrocycle(prumo, joao);
    const body = aMesocycleDraft({ goal: "Força", start_date: "2026-02-26", weeks: 3, end_date: "" });
    const answer = await send(app, createMesocycle, { params, body, as: ana });
    expect(answer.status).toBe(201);
    const { mesocycle } = answer.body;
    expect(mesocycle).toMatchObject({
      start_date: "2026-02-26",
      end_date: "2026-03-18",
      weeks: 3,
      has_training: false,
    });
    expect(mesocycle.microcycles).toEqual(
      [
        ["Microciclo 1", "2026-02-26", "2026-03-04"],
        ["Microciclo 2", "2026-03-05", "2026-03-11"],
        ["Microciclo 3", "2026-03-12", "2026-03-18"],
      ].map(([name, start_date, end_date]) => ({
        id: expect.any(Number),
        name,
        goal: "Força",
        start_date,
        end_date,
        mesocycle_id: mesocycle.id,
        macrocycle_id: params.macroId,
        lock_version: 0,
        was_evaluated: false,
        has_training: false,
        is_finished: false,
      })),
    );
  });

  it.each([
    [1, "2026-03-08"],
    [12, "2026-05-24"],
  ])("of %i ends on %s, whatever end is sent", async (weeks, end_date) => {
    for (const sent of ["2031-01-01", "2020-01-01", undefined, null]) {
      const { mesocycle } = await aMesocycleOfWeeks(prumo, joao, { weeks, end_date: sent });
      expect([mesocycle.end_date, mesocycle.microcycles.length]).toEqual([end_date, weeks]);
    }
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["no week", { weeks: 0 }, { weeks: "O valor mínimo é 1" }],
    ["13 weeks", { weeks: 13 }, { weeks: "O valor máximo é 12" }],
    ["half a week", { weeks: 1.5 }, { weeks: "Campo com formato inválido" }],
    ["weeks that are a text", { weeks: "4" }, { weeks: "Campo com formato inválido" }],
    ["weeks beyond the calendar", { weeks: 12, start_date: "9999-12-01" }, { start_date: "Data inválida" }],
    ["neither weeks nor an end", { weeks: null, end_date: undefined }, { end_date: required }],
    ["neither weeks nor an end, left blank", { end_date: "" }, { end_date: required }],
  ])("cannot have %s", async (_, change, fields) => {
    const params = await aMacrocycle(prumo, joao);
    const body = { ...aMesocycleDraft(), ...change };
    const answer = await sendAnything(app, createMesocycle, { params, body, as: ana });
    expect([answer.status, answer.errors.fields]).toEqual([422, fields]);
  });

  it("may not overlap another by what its weeks make of it, and then leaves no microcycle behind", async () => {
    const path = await aMacrocycle(prumo, joao);
    await aMesocycle(prumo, joao, { name: "Base", start_date: "2026-03-28", end_date: "2026-04-24" }, path);
    const body = aMesocycleDraft({ start_date: "2026-03-01", end_date: "2026-03-02", weeks: 4 });
    const answer = await send(app, createMesocycle, { params: path, body, as: ana });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "cycles_overlap", detail: 'O período coincide com "Base" (28/03/2026 - 24/04/2026)' },
    ]);
    const { rowCount } = await database.owner.query("select from microcycles where macrocycle_id = $1", [path.macroId]);
    expect(rowCount).toBe(0);
  });

  it("created at once on the same days: one is, with its weeks; the others are told and leave none behind", async () => {
    const params = await aMacrocycle(prumo, joao);
    const body = aMesocycleDraft({ start_date: "2026-03-02", weeks: 4 });
    const answers = await Promise.all([1, 2, 3].map(() => send(app, createMesocycle, { params, body, as: ana })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    for (const { errors } of answers.filter(({ status }) => status === 422)) expect(errors.code).toBe("cycles_overlap");
    const { rowCount } = await database.owner.query("select from microcycles where macrocycle_id = $1", [
      params.macroId,
    ]);
    expect(rowCount).toBe(4);
  });

  it("is listed with its microcycles, and they by themselves the same, for trainer and student", async () => {
    const { path, weeks, mesocycle } = await aMesocycleOfWeeks(prumo, joao);
    for (const as of [ana, joao]) {
      const all = await send(app, listMesocycles, { params: path, as });
      expect(all.body.mesocycles[0]?.microcycles).toEqual(mesocycle.microcycles);
      const own = await send(app, microcycles.listMicrocycles, { params: path, as });
      expect(own.body.microcycles).toEqual(mesocycle.microcycles);
    }
    expect(weeks).toHaveLength(4);
  });

  it("keeps its dates and its number of weeks; name and goal can change, and the whole body may come back", async () => {
    const { path, mesocycle } = await aMesocycleOfWeeks(prumo, joao);
    const { start_date, end_date, weeks } = mesocycle;
    const kept = await putMesocycle(path, {
      lock_version: 0,
      name: "Outro nome",
      goal: "Outro",
      start_date,
      end_date,
      weeks,
      trainings: [],
    });
    expect(kept.body.mesocycle).toMatchObject({ name: "Outro nome", start_date, end_date, weeks, lock_version: 1 });

    const dates = "Não é possível editar datas de um mesociclo criado com microciclos.";
    const count = "A quantidade de microciclos não pode ser alterada após a criação do mesociclo.";
    for (const [change, fields] of [
      [{ start_date: "2026-03-03" }, { start_date: dates }],
      [{ end_date: addDays(end_date, 7) }, { end_date: dates }],
      [{ weeks: 5 }, { weeks: count }],
      [{ weeks: null }, { weeks: count }],
    ] as const) {
      const answer = await putMesocycle(path, { lock_version: 1, ...change });
      expect([answer.status, answer.errors.fields]).toEqual([422, fields]);
    }
  });

  it("is evaluated itself, while its trainings are its microcycles'", async () => {
    const { path } = await aMesocycleOfWeeks(prumo, joao);
    const evaluated = await evaluate(prumo, { student: joao, path });
    expect(evaluated).toMatchObject({ was_evaluated: true, has_training: false });
    expect(evaluated.microcycles.map(({ was_evaluated }) => was_evaluated)).toEqual([false, false, false, false]);
    const answer = await putMesocycle(path, { lock_version: 0, trainings: [aTraining()] });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "training_in_microcycles", detail: "Os treinos deste mesociclo ficam nos seus microciclos." },
    ]);
  });

  it("has training once one of its microcycles has", async () => {
    const { path, weeks } = await aPrescribedMicrocycle(prumo, joao);
    const { mesocycle } = (await send(app, findMesocycle, { params: { ...path }, as: joao })).body;
    expect(mesocycle).toMatchObject({ was_evaluated: false, has_training: true, trainings: [], evaluated_items: null });
    expect(mesocycle.microcycles.map((one) => [one.id, one.was_evaluated, one.has_training])).toEqual(
      weeks.map(({ microId }, index) => [microId, index === 0, index === 0]),
    );
  });
});

describe("a mesocycle that was created without weeks", () => {
  const counted = async (path: MesocyclePath) =>
    (await database.owner.query("select from microcycles where mesocycle_id = $1", [path.mesoId])).rowCount;

  it("gets its microcycles later, ends with the last one, and keeps its evaluation", async () => {
    const path = await aMesocycle(prumo, joao);
    const { evaluated_items } = await evaluate(prumo, { student: joao, path });
    const answer = await putMesocycle(path, { lock_version: 0, goal: "Força", end_date: "2031-01-01", weeks: 3 });
    expect(answer.status).toBe(200);
    const { mesocycle } = answer.body;
    const dates = { start_date: "2026-02-23", end_date: "2026-03-15", weeks: 3 };
    expect(mesocycle).toMatchObject({ ...dates, lock_version: 1, was_evaluated: true, evaluated_items });
    expect(mesocycle.microcycles.map((one) => [one.name, one.goal, one.start_date, one.end_date])).toEqual([
      ["Microciclo 1", "Força", "2026-02-23", "2026-03-01"],
      ["Microciclo 2", "Força", "2026-03-02", "2026-03-08"],
      ["Microciclo 3", "Força", "2026-03-09", "2026-03-15"],
    ]);

    const again = await putMesocycle(path, { lock_version: 1, weeks: 4 });
    expect([again.status, again.errors.fields]).toEqual([
      422,
      { weeks: "A quantidade de microciclos não pode ser alterada após a criação do mesociclo." },
    ]);
    const [, week] = mesocycle.microcycles;
    const evaluated = await put({ ...path, microId: week?.id ?? 0 }, evaluationBody());
    expect(evaluated.body.microcycle.was_evaluated).toBe(true);
  });

  it("gets them from another first day, and none when its whole body comes back without", async () => {
    const path = await aMesocycle(prumo, joao);
    const unchanged = await putMesocycle(path, { lock_version: 0, name: "Base", weeks: null });
    expect(unchanged.body.mesocycle).toMatchObject({ name: "Base", weeks: null, microcycles: [] });
    const { body } = await putMesocycle(path, { lock_version: 1, start_date: "2026-03-02", weeks: 1 });
    expect(body.mesocycle).toMatchObject({ start_date: "2026-03-02", end_date: "2026-03-08", weeks: 1 });
    expect(body.mesocycle.microcycles).toMatchObject([{ start_date: "2026-03-02", end_date: "2026-03-08" }]);
  });

  it("gets none that would reach into another's days", async () => {
    const macrocycle = await aMacrocycle(prumo, joao);
    const path = await aMesocycle(prumo, joao, {}, macrocycle);
    await aMesocycle(prumo, joao, { name: "Base", start_date: "2026-03-28", end_date: "2026-04-24" }, macrocycle);
    const answer = await putMesocycle(path, { lock_version: 0, weeks: 5 });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "cycles_overlap", detail: 'O período coincide com "Base" (28/03/2026 - 24/04/2026)' },
    ]);
    expect(await counted(path)).toBe(0);
    expect((await putMesocycle(path, { lock_version: 0, weeks: 4 })).status).toBe(200);
  });

  it("that has trainings keeps them, and gets weeks once they are gone", async () => {
    const { path } = await aPrescribedMesocycle(prumo, joao);
    for (const trainings of [undefined, []]) {
      const answer = await putMesocycle(path, { lock_version: 1, weeks: 4, trainings });
      expect([answer.status, answer.errors]).toEqual([
        422,
        {
          code: "cycle_has_training",
          detail: "Este mesociclo já tem treinos. Remova-os antes de definir as semanas.",
        },
      ]);
    }
    await save(prumo, { student: joao, path }, { trainings: [] });
    const mixed = await putMesocycle(path, { lock_version: 2, weeks: 4, trainings: [aTraining()] });
    expect([mixed.status, mixed.errors.code]).toEqual([422, "training_in_microcycles"]);
    expect((await putMesocycle(path, { lock_version: 2, weeks: 4 })).body.mesocycle.microcycles).toHaveLength(4);
  });

  it("that is over gets none", async () => {
    const path = await aMesocycle(prumo, joao, { start_date: "2026-02-01", end_date: "2026-02-28" });
    const answer = await putMesocycle(path, { lock_version: 0, weeks: 8 });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "cycle_finished", detail: "Este ciclo já terminou e não pode mais ser alterado." },
    ]);
    expect(await counted(path)).toBe(0);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["no week", { weeks: 0 }, { weeks: "O valor mínimo é 1" }],
    ["13 weeks", { weeks: 13 }, { weeks: "O valor máximo é 12" }],
    ["half a week", { weeks: 1.5 }, { weeks: "Campo com formato inválido" }],
    ["weeks beyond the calendar", { start_date: "9999-12-01", weeks: 12 }, { start_date: "Data inválida" }],
  ])("cannot get %s", async (_, change, fields) => {
    const path = await aMesocycle(prumo, joao);
    const body = { lock_version: 0, ...change };
    const answer = await sendAnything(app, updateMesocycle, { params: path, body, as: ana });
    expect([answer.status, answer.errors.fields]).toEqual([422, fields]);
  });

  it("given weeks by two windows at once gets those of one; the other is told", async () => {
    const path = await aMesocycle(prumo, joao);
    const answers = await Promise.all([3, 5].map((weeks) => putMesocycle(path, { lock_version: 0, weeks })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toEqual(STALE);
    expect(await counted(path)).toBe(answers[0]?.status === 200 ? 3 : 5);
  });

  it("given weeks while a neighbour moves onto those days: one is saved, the other is told", async () => {
    const macrocycle = await aMacrocycle(prumo, joao);
    const path = await aMesocycle(prumo, joao, {}, macrocycle);
    const later = { start_date: "2026-06-01", end_date: "2026-06-30" };
    const neighbour = await aMesocycle(prumo, joao, later, macrocycle);
    const answers = await Promise.all([
      putMesocycle(path, { lock_version: 0, weeks: 6 }),
      putMesocycle(neighbour, { lock_version: 0, start_date: "2026-03-30" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors.code).toBe("cycles_overlap");
    expect(await counted(path)).toBe(answers[0]?.status === 200 ? 6 : 0);
  });

  it("given weeks while a training is prescribed has the one or the other, never both", async () => {
    const path = await aMesocycle(prumo, joao);
    await evaluate(prumo, { student: joao, path });
    const trainings = [aTraining()];
    const answers = await Promise.all([
      putMesocycle(path, { lock_version: 0, weeks: 4 }),
      putMesocycle(path, { lock_version: 0, trainings }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { mesocycle } = (await send(app, findMesocycle, { params: path, as: ana })).body;
    expect(mesocycle.trainings.length > 0).toBe(mesocycle.weeks === null);
  });

  it("is given none by another trainer, nor by the student", async () => {
    const path = await aMesocycle(prumo, joao);
    for (const [as, status] of [[bruno, 404] as const, [joao, 403] as const]) {
      const answer = await send(app, updateMesocycle, { params: path, body: { lock_version: 0, weeks: 4 }, as });
      expect(answer.status).toBe(status);
    }
    expect(await counted(path)).toBe(0);
  });
});

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
    const { trainings, mesocycle_id, macrocycle_id, ...evaluation } = microcycle;
    for (const as of [ana, joao]) {
      for (const call of [microcycles.findMicrocycle, microcycles.findTrainings]) {
        expect((await send(app, call, { params: path, as })).body).toEqual({ microcycle });
      }
      const read = await send(app, microcycles.findEvaluation, { params: path, as });
      expect(read.body.microcycle).toMatchObject(evaluation);
      expect(read.body.microcycle.evaluated_person).toEqual({ sex: "male", age_years: expect.any(Number) });
    }
  });

  it("derives from the same measures the same figures as a mesocycle", async () => {
    const { microcycle } = await aPrescribedMicrocycle(prumo, joao);
    const mesocycle = await evaluate(prumo, { student: joao, path: await aMesocycle(prumo, joao) });
    expect(microcycle.evaluated_items).toEqual(mesocycle.evaluated_items);
  });

  it("has an evaluation and trainings of its own, beside those of its neighbours and of its mesocycle", async () => {
    const { path, week, next } = await aFirstWeek();
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
    const { week } = await aFirstWeek();
    const same = await put(week, { lock_version: 0, name: "Choque", start_date: "2026-03-02", end_date: "2026-03-08" });
    expect(same.body.microcycle).toMatchObject({ name: "Choque", lock_version: 1 });
    const answer = await put(week, { lock_version: 1, start_date: "2026-03-03", end_date: "2026-03-09" });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "invalid", detail: FIXED_DATE, fields: { start_date: FIXED_DATE, end_date: FIXED_DATE } },
    ]);
  });

  it("needs an evaluation of its own before a training, not its mesocycle's", async () => {
    const { path, week } = await aFirstWeek();
    await evaluate(prumo, { student: joao, path });
    const answer = await put(week, { lock_version: 0, trainings: [aTraining()] });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "training_not_evaluated", detail: "Avalie o aluno neste ciclo antes de prescrever o treino." },
    ]);
  });

  it("has weekdays of its own: another week may use the same", async () => {
    const { week, next } = await aFirstWeek();
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
    const one = await aFirstWeek();
    const other = await aFirstWeek();
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
    const { week } = await aFirstWeek();
    const empty = await send(app, microcycles.evaluationPdf, { params: week, as: ana });
    expect([empty.status, empty.errors.detail]).toEqual([422, "O aluno ainda não foi avaliado neste microciclo."]);
    const mesocycle = await send(app, trainingsPdf, { params: path, as: ana });
    expect([mesocycle.status, mesocycle.errors.code]).toEqual([422, "nothing_to_print"]);
  });
});

describe("a microcycle that is added", () => {
  const draft = { name: "Microciclo 4", goal: "Força", start_date: "2026-03-23", end_date: "2026-03-29" };

  /** A mesocycle whose last week was removed. */
  async function withRoom() {
    const { path, weeks } = await aMesocycleOfWeeks(prumo, joao);
    const last = weeks[3];
    if (!last) throw new Error("no fourth week");
    await send(app, microcycles.removeMicrocycle, { params: last, as: ana });
    return path;
  }

  it("takes the place of a removed one", async () => {
    const params = await withRoom();
    const answer = await send(app, microcycles.createMicrocycle, { params, body: draft, as: ana });
    expect(answer.status).toBe(201);
    expect(answer.body.microcycle).toMatchObject({ ...draft, lock_version: 0, trainings: [], evaluated_items: null });
    const { body } = await send(app, microcycles.listMicrocycles, { params, as: joao });
    expect(body.microcycles.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((place) => `Microciclo ${place}`));
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["no name", { name: " " }, { name: required }],
    ["no goal", { goal: "" }, { goal: required }],
    ["no end", { end_date: undefined }, { end_date: required }],
    ["one day", { end_date: "2026-03-23" }, { end_date: "A data final deve ser depois da data inicial" }],
    [
      "a day before its mesocycle",
      { start_date: "2026-03-01", end_date: "2026-03-29" },
      { start_date: 'O microciclo deve ficar dentro de "Mesociclo 1" (02/03/2026 - 29/03/2026)' },
    ],
    [
      "a day after its mesocycle",
      { end_date: "2026-03-30" },
      { end_date: 'O microciclo deve ficar dentro de "Mesociclo 1" (02/03/2026 - 29/03/2026)' },
    ],
  ])("with %s says so at the field", async (_, change, fields) => {
    const params = await withRoom();
    const answer = await sendAnything(app, microcycles.createMicrocycle, {
      params,
      body: { ...draft, ...change },
      as: ana,
    });
    expect([answer.status, answer.errors.fields]).toEqual([422, fields]);
  });

  it("may not share a day with another, which is named", async () => {
    const params = await withRoom();
    const body = { ...draft, start_date: "2026-03-22" };
    const answer = await send(app, microcycles.createMicrocycle, { params, body, as: ana });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "cycles_overlap", detail: 'O período coincide com "Microciclo 3" (16/03/2026 - 22/03/2026)' },
    ]);
  });

  it("twice at once on the same days: one is, the others are told", async () => {
    const params = await withRoom();
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(app, microcycles.createMicrocycle, { params, body: draft, as: ana })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual({
      code: "cycles_overlap",
      detail: 'O período coincide com "Microciclo 4" (23/03/2026 - 29/03/2026)',
    });
  });

  it("has no place in a mesocycle that was created without weeks", async () => {
    const params = await aMesocycle(prumo, joao);
    const body = { ...draft, start_date: "2026-02-23", end_date: "2026-03-01" };
    const answer = await send(app, microcycles.createMicrocycle, { params, body, as: ana });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "without_microcycles", detail: "Este mesociclo foi criado sem microciclos." },
    ]);
  });
});

describe("the database itself", () => {
  const insert = (path: MesocyclePath, start: string, end: string, changes: Record<string, unknown> = {}) => {
    const values = {
      trainer_id: ana.id,
      student_id: path.id,
      macrocycle_id: path.macroId,
      mesocycle_id: path.mesoId,
      mesocycle_start: "2026-03-02",
      mesocycle_end: "2026-03-29",
      start_date: start,
      end_date: end,
      ...changes,
    };
    const names = Object.keys(values);
    return database.owner.query(
      `insert into microcycles (name, goal, ${names}) values ('x', 'x', ${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(values),
    );
  };

  it.each<[string, string, string, Record<string, unknown>]>([
    ["microcycles_of_a_mesocycle_do_not_overlap", "2026-03-28", "2026-03-29", {}],
    ["microcycle_lies_within_its_mesocycle", "2026-03-30", "2026-04-02", {}],
    ["end_follows_start", "2026-03-29", "2026-03-29", {}],
    ["microcycle_belongs_to_a_mesocycle_of_its_student", "2026-04-01", "2026-04-02", { mesocycle_end: "2026-04-30" }],
    [
      "microcycle_belongs_to_a_mesocycle_of_its_student",
      "2026-04-01",
      "2026-04-02",
      { student_id: 1, mesocycle_end: "2026-04-30" },
    ],
  ])("keeps %s", async (constraint, start, end, changes) => {
    const { path } = await aMesocycleOfWeeks(prumo, joao);
    await expect(insert(path, start, end, changes)).rejects.toMatchObject({ constraint });
  });

  it("lets nobody move a mesocycle away from under its microcycles", async () => {
    const { path } = await aMesocycleOfWeeks(prumo, joao);
    const move = "update mesocycles set start_date = start_date + 7, end_date = end_date + 7 where id = $1";
    await expect(database.owner.query(move, [path.mesoId])).rejects.toMatchObject({
      constraint: "microcycle_belongs_to_a_mesocycle_of_its_student",
    });
  });

  it("keeps one evaluation for a mesocycle and one for each of its microcycles", async () => {
    const { path } = await aPrescribedMicrocycle(prumo, joao);
    const columns = `trainer_id, student_id, mesocycle_id, microcycle_id, student, heart, perimeter, sex, skinfold_protocol,
      assessment_version, evaluated_on`;
    const again = `insert into evaluations (${columns}) select ${columns} from evaluations where microcycle_id = $1`;
    await expect(database.owner.query(again, [path.microId])).rejects.toMatchObject({
      constraint: "one_evaluation_per_cycle",
    });
  });
});

describe("two windows on a microcycle", () => {
  it("with one version: one is saved, the other is told, and nothing is mixed", async () => {
    for (let round = 0; round < 5; round++) {
      const { week } = await aFirstWeek();
      const answers = await Promise.all(
        ["um", "dois"].map((text) => put(week, { lock_version: 0, name: text, goal: text })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.errors).toEqual(STALE);
      const saved = await read(week);
      expect(saved.lock_version).toBe(1);
      expect(saved.goal).toBe(saved.name);
    }
  });

  it("that prescribe at once: one is saved whole", async () => {
    const { path, microcycle } = await aPrescribedMicrocycle(prumo, joao);
    const [exercise = 0] = await exercisesOfType(prumo, joao, "resistence");
    const answers = await Promise.all(
      ["um", "dois"].map((name) =>
        put(path, {
          lock_version: microcycle.lock_version,
          trainings: [aTraining({ name, exercises: [resisted({ id: exercise })] })],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(path)).trainings).toHaveLength(1);
  });

  it("of two weeks at once are both saved", async () => {
    const { week, next } = await aFirstWeek();
    const answers = await Promise.all([week, next].map((path) => put(path, evaluationBody())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("one of which removes it, its mesocycle or its macrocycle do so one after the other", async () => {
    const removals = [
      (path: MicrocyclePath) => send(app, microcycles.removeMicrocycle, { params: path, as: ana }),
      (path: MicrocyclePath) => send(app, removeMesocycle, { params: path, as: ana }),
      (path: MicrocyclePath) => send(app, removeMacrocycle, { params: path, as: ana }),
    ];
    for (const remove of removals) {
      for (let round = 0; round < 5; round++) {
        const { path, microcycle } = await aPrescribedMicrocycle(prumo, await aStudent(prumo, ana));
        const { lock_version } = microcycle;
        const [saved, removed] = await Promise.all([
          put(path, round % 2 === 0 ? { lock_version, trainings: [] } : evaluationBody({}, 1)),
          remove(path),
        ]);
        expect([200, 404]).toContain(saved.status);
        expect(removed.status).toBe(204);
      }
    }
  });
});

describe("removing", () => {
  const left = async (studentId: number) => {
    const tables = ["microcycles", "evaluations", "trainings", "training_entries", "training_entry_exercises"];
    const counts = tables.map((table) =>
      database.owner.query(`select from ${table} where student_id = $1`, [studentId]),
    );
    return (await Promise.all(counts)).map(({ rowCount }) => rowCount);
  };

  it("a microcycle takes its evaluation and trainings along, and leaves the other weeks", async () => {
    const student = await aStudent(prumo, ana);
    const { path } = await aPrescribedMicrocycle(prumo, student);
    const answer = await send(app, microcycles.removeMicrocycle, { params: path, as: ana });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(await left(student.id)).toEqual([3, 0, 0, 0, 0]);
    expect((await send(app, microcycles.removeMicrocycle, { params: path, as: ana })).status).toBe(404);
    const { mesocycle } = (await send(app, findMesocycle, { params: path, as: ana })).body;
    expect(mesocycle).toMatchObject({ weeks: 4, has_training: false });
  });

  it.each([
    ["a mesocycle", removeMesocycle],
    ["a macrocycle", removeMacrocycle],
  ] as const)("%s takes its microcycles and all that is theirs along", async (_, call) => {
    const student = await aStudent(prumo, ana);
    const { path } = await aPrescribedMicrocycle(prumo, student);
    expect((await send(app, call, { params: path, as: ana })).status).toBe(204);
    expect(await left(student.id)).toEqual([0, 0, 0, 0, 0]);
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
