import { describe, expect, it, onTestFinished } from "vitest";
import type { MesocyclePath } from "#contract/planning/cycles.ts";
import { removeMacrocycle, updateMacrocycle } from "#contract/planning/macrocycles.ts";
import { createMesocycle, findMesocycle } from "#contract/planning/mesocycles.ts";
import { createMicrocycle } from "#contract/planning/microcycles.ts";
import { createMacrocycle } from "#contract/planning/periodisations.ts";
import { findStudent } from "#contract/students/students.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Answer, send, sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  aMesocycleDraft,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

const aMacrocycleDraft = { name: "Temporada", items_to_be_evaluated: [] };
const aMicrocycleDraft = { name: "Semana", goal: "Força", start_date: "2026-03-02", end_date: "2026-03-08" };

const required = "Este campo não pode ficar em branco";
const STALE = {
  code: "changed_elsewhere",
  detail: "Este registro foi alterado em outra janela. Recarregue para continuar.",
};

describe("a macrocycle", () => {
  it("is created with what is always evaluated, and without dates", async () => {
    const answer = await send(app, createMacrocycle, {
      params: { id: joao.id },
      body: { name: "  Temporada ", items_to_be_evaluated: ["somatotype"] },
      as: ana,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      macrocycle: {
        id: expect.any(Number),
        student_id: joao.id,
        name: "Temporada",
        start_date: null,
        end_date: null,
        skinfold_protocol: "Guedes - 3 Dobras",
        vo2_protocol: "protocol_3",
        items_to_be_evaluated: ["perimeter", "somatotype", "caloric_expenditure", "posture"],
        mesocycles: [],
        mesocycles_count: 0,
        evaluated_count: 0,
        lock_version: 0,
      },
    });
  });

  it("names its mesocycles in order of date, and each of them names it", async () => {
    const carla = await aStudent(prumo, ana);
    const path = await aMesocycleOfWeeks(prumo, carla);
    const { student } = (await send(app, findStudent, { params: { id: carla.id }, as: ana })).body;
    const { mesocycle } = (await send(app, findMesocycle, { params: path.path, as: ana })).body;
    const { id, name, start_date, end_date, weeks } = mesocycle;
    expect(student.macrocycles?.map(({ mesocycles }) => mesocycles)).toEqual([
      [{ id, name, start_date, end_date, weeks }],
    ]);
    expect(mesocycle.macrocycle_name).toBe(mesocycle.macrocycle.name);
  });

  it.each(SKINFOLD_PROTOCOLS.map(({ code }) => code))("takes the protocol %s", async (skinfold_protocol) => {
    const { macroId } = await aMacrocycle(prumo, joao);
    const answer = await send(app, updateMacrocycle, {
      params: { id: joao.id, macroId },
      body: {
        lock_version: 0,
        name: "Outro nome",
        skinfold_protocol,
        vo2_protocol: "protocol_5",
        items_to_be_evaluated: [],
      },
      as: ana,
    });
    expect(answer.body.macrocycle).toMatchObject({
      name: "Outro nome",
      skinfold_protocol,
      vo2_protocol: "protocol_5",
      items_to_be_evaluated: ["perimeter", "caloric_expenditure", "posture"],
    });
  });

  it("spans its mesocycles and counts them, also in the student's page, the newest first", async () => {
    const student = await aStudent(prumo, ana);
    const older = await aMacrocycle(prumo, student, { name: "Mais velho" });
    const path = await aMacrocycle(prumo, student, { name: "Mais novo" });
    await aMesocycle(prumo, student, { start_date: "2026-05-01", end_date: "2026-05-28" }, path);
    await anEvaluatedMesocycle(prumo, student, { start_date: "2026-02-01", end_date: "2026-03-15" }, path);
    const { body } = await send(app, findStudent, { params: { id: student.id }, as: student });
    expect(body.student.macrocycles).toMatchObject([
      {
        id: path.macroId,
        start_date: "2026-02-01",
        end_date: "2026-05-28",
        mesocycles_count: 2,
        evaluated_count: 1,
      },
      { id: older.macroId, start_date: null, end_date: null, mesocycles_count: 0, evaluated_count: 0 },
    ]);
    expect(body.student.last_evaluation).toBe("2026-03-02");
  });

  it("takes everything below it along when it is removed", async () => {
    const student = await aStudent(prumo, ana);
    const { path } = await aPrescribedMesocycle(prumo, student);
    const answer = await send(app, removeMacrocycle, { params: path, as: ana });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    for (const table of [
      "macrocycles",
      "mesocycles",
      "evaluations",
      "trainings",
      "training_entries",
      "training_entry_exercises",
    ]) {
      const { rowCount } = await database.owner.query(`select from ${table} where student_id = $1`, [student.id]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect((await send(app, removeMacrocycle, { params: path, as: ana })).status).toBe(404);
    expect((await send(app, findMesocycle, { params: path, as: ana })).status).toBe(404);
  });

  it("saved by two windows at once is saved by one, and the other is told", { tags: "race" }, async () => {
    for (let round = 0; round < 5; round++) {
      const path = await aMacrocycle(prumo, joao);
      const change = (name: string) =>
        send(app, updateMacrocycle, {
          params: path,
          body: { lock_version: 0, name, items_to_be_evaluated: [] },
          as: ana,
        });
      const answers = await Promise.all([change("Uma"), change("Outra")]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.errors).toEqual(STALE);
      const kept = answers.find(({ status }) => status === 200)?.body.macrocycle;
      expect(kept?.lock_version).toBe(1);
      const { macrocycles } = (await send(app, findStudent, { params: { id: joao.id }, as: ana })).body.student;
      expect(macrocycles.find(({ id }) => id === path.macroId)).toEqual(kept);
    }
  });

  it("with a stale version, or as another trainer, stays as it is", async () => {
    const path = await aMacrocycle(prumo, joao, { name: "Minha" });
    const body = { lock_version: 1, name: "Outra", items_to_be_evaluated: [] };
    const stale = await send(app, updateMacrocycle, { params: path, body, as: ana });
    expect([stale.status, stale.errors]).toEqual([409, STALE]);
    const stranger = await aTrainer(prumo);
    for (const lock_version of [0, 1]) {
      const params = path;
      const answer = await send(app, updateMacrocycle, { params, body: { ...body, lock_version }, as: stranger });
      expect([answer.status, answer.errors.code]).toEqual([404, "not_found"]);
    }
    const { macrocycles } = (await send(app, findStudent, { params: { id: joao.id }, as: ana })).body.student;
    expect(macrocycles.find(({ id }) => id === path.macroId)).toMatchObject({ name: "Minha", lock_version: 0 });
  });

  it("removed twice at once is removed once", { tags: "race" }, async () => {
    const path = await aMacrocycle(prumo, joao);
    const answers = await Promise.all([1, 2].map(() => send(app, removeMacrocycle, { params: path, as: ana })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it.each<[string, (path: MesocyclePath) => Promise<Answer<unknown>>]>([
    ["macrocycle", (params) => send(app, createMacrocycle, { params, body: aMacrocycleDraft, as: ana })],
    ["mesocycle", (params) => send(app, createMesocycle, { params, body: aMesocycleDraft(), as: ana })],
    ["microcycle", (params) => send(app, createMicrocycle, { params, body: aMicrocycleDraft, as: ana })],
  ])("or a new %s finds no student whom another window is removing", async (_, create) => {
    const { path } = await aMesocycleOfWeeks(prumo, await aStudent(prumo, ana));
    const window = await database.owner.connect();
    onTestFinished(() => window.release(true));
    await window.query("begin");
    await window.query("delete from users where id = $1", [path.id]);
    const created = create(path);
    const waiting = async () =>
      (
        await window.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: 4_000 }).toBe(1);
    await window.query("commit");
    const answer = await created;
    expect([answer.status, answer.errors]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ["no name", { items_to_be_evaluated: [] }, { name: required }],
    ["a blank name", { name: " ", items_to_be_evaluated: [] }, { name: required }],
    [
      "an unknown protocol",
      { name: "x", skinfold_protocol: "Outro", items_to_be_evaluated: [] },
      { skinfold_protocol: "Escolha uma das opções" },
    ],
    [
      "a protocol that is not offered",
      { name: "x", vo2_protocol: "protocol_1", items_to_be_evaluated: [] },
      { vo2_protocol: "Escolha uma das opções" },
    ],
    [
      "an unknown item",
      { name: "x", items_to_be_evaluated: ["aura"] },
      { "items_to_be_evaluated.0": "Escolha uma das opções" },
    ],
  ])("with %s says which field is wrong", async (_, body, fields) => {
    const path = await aMacrocycle(prumo, joao);
    for (const answer of [
      await sendAnything(app, createMacrocycle, { params: { id: joao.id }, body, as: ana }),
      await sendAnything(app, updateMacrocycle, { params: path, body: { lock_version: 0, ...Object(body) }, as: ana }),
    ]) {
      expect([answer.status, answer.errors]).toEqual([
        422,
        { code: "invalid", detail: "Verifique os campos destacados.", fields },
      ]);
    }
  });
});
