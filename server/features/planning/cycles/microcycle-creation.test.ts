import { describe, expect, it } from "vitest";
import * as microcycles from "#contract/planning/microcycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMesocycle,
  aMesocycleOfWeeks,
  aPrescribedMicrocycle,
  type MesocyclePath,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

const required = "Este campo não pode ficar em branco";

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

  it("twice at once on the same days: one is, the others are told", { tags: "race" }, async () => {
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
