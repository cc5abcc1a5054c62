import { describe, expect, it } from "vitest";
import { createMesocycle, findMesocycle, listMesocycles } from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { addDays } from "#domain/calendar-date.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { cycleCallsAs } from "../../../testing/steps/cycle-calls.ts";
import {
  aMacrocycle,
  aMesocycle,
  aMesocycleDraft,
  aMesocycleOfWeeks,
  aPrescribedMicrocycle,
  aTraining,
  evaluate,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const { putMesocycle } = cycleCallsAs(prumo, ana);

const required = "Este campo não pode ficar em branco";

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
        training_mode: "weekdays",
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

  it("created at once on the same days: one is, with its weeks; the others are told and leave none behind", {
    tags: "race",
  }, async () => {
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
