import { describe, expect, it } from "vitest";
import { updateMacrocycle } from "#contract/planning/macrocycles.ts";
import { findEvaluation } from "#contract/planning/mesocycles.ts";
import { updateStudent } from "#contract/students/students.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  anEvaluatedMesocycle,
  anEvaluation,
  evaluate,
  type MesocyclePath,
} from "../../../testing/steps/cycles.ts";
import { evaluationIn, evaluationsOf } from "../../../testing/steps/evaluations.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });
const { record, readEvaluation, evaluationRow } = evaluationsOf(prumo, ana);

describe("a saved evaluation", () => {
  it("keeps its values and its protocol when the macrocycle's protocol changes, until it is measured anew", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    await send(app, updateMacrocycle, {
      params: path,
      body: { name: "x", skinfold_protocol: "Pollock - 7 Dobras", items_to_be_evaluated: [], lock_version: 0 },
      as: ana,
    });
    const read = await send(app, findEvaluation, { params: path, as: ana });
    expect(read.body.mesocycle.evaluated_items).toEqual(mesocycle.evaluated_items);
    expect(read.body.mesocycle.macrocycle.skinfold_protocol).toBe("Pollock - 7 Dobras");

    const again = await evaluate(prumo, { student: joao, path });
    expect(again.evaluated_items?.perimeter.protocolo).toBe("Pollock - 7 Dobras");
    expect(again.evaluated_items?.perimeter.densidade).not.toBe(mesocycle.evaluated_items?.perimeter.densidade);
  });

  it("keeps the day on which it was first saved, and the age of that day", async () => {
    const path = await aMesocycle(prumo, joao, { start_date: "2026-02-23", end_date: "2026-06-22" });
    const items = () => evaluate(prumo, { student: joao, path });
    const first = await items();
    clock.advance(5 * DAY_MS);
    const second = await items();
    const correctedAt = clock.now();
    clock.advance(-5 * DAY_MS);
    expect(await evaluationRow(path)).toMatchObject({ evaluated_on: "2026-03-02", updated_at: correctedAt });
    expect(second.evaluated_items).toEqual(first.evaluated_items);
  });

  it("is derived with the age on its own day, also after a birthday", async () => {
    const student = await aStudent(prumo, ana, { birthdate: "1996-03-04" });
    const path = await aMesocycle(
      prumo,
      student,
      {},
      await aMacrocycle(prumo, student, { skinfold_protocol: "Petroski - 4 Dobras" }),
    );
    const density = async () => {
      const saved = await evaluate(prumo, { student, path });
      return saved.evaluated_items?.perimeter.densidade;
    };
    const at29 = await density();
    clock.advance(3 * DAY_MS);
    const corrected = await density();
    clock.advance(-3 * DAY_MS);
    expect(corrected).toBe(at29);

    const other = await aMesocycle(
      prumo,
      student,
      {},
      await aMacrocycle(prumo, student, { skinfold_protocol: "Petroski - 4 Dobras" }),
    );
    clock.advance(3 * DAY_MS);
    const fresh = await evaluate(prumo, { student, path: other });
    clock.advance(-3 * DAY_MS);
    expect(fresh.evaluated_items?.perimeter.densidade).not.toBe(at29);
  });

  it("is not rewritten by a correction of the student's birth or gender", async () => {
    const student = await aStudent(prumo, ana);
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, student);
    const body = { student: aStudentDraft({ email: student.email, gender: "female", birthdate: "1960-01-01" }) };
    await send(app, updateStudent, { params: { id: student.id }, body, as: ana });
    expect(await readEvaluation(path)).toMatchObject({
      ...evaluationIn(mesocycle),
      evaluated_person: {
        sex: "male",
        age_years: 30,
        age_months: expect.any(Number),
        is_pregnant: false,
        heart_obstacle: null,
      },
    });
  });

  it("of a child keeps the age in months and the class of its IMC at that age", async () => {
    const student = await aStudent(prumo, ana, { gender: "female", birthdate: "2016-02-20" });
    const path = await aMesocycle(prumo, student);
    const items = { student: { stature: "140", weight: "37,5" }, heart: { fcRepouso: "80" } };
    await record(path, items);
    const { evaluated_items, evaluated_person } = await readEvaluation(path);
    // 19.13 kg/m² at 120 months: just above one deviation of girls.
    expect(evaluated_person).toEqual({
      sex: "female",
      age_years: 10,
      age_months: 120,
      is_pregnant: false,
      heart_obstacle: "age",
    });
    expect(evaluated_items?.perimeter.imc?.label).toBe("Sobrepeso");
    expect(evaluated_items?.perimeter.imcParaIdade).toEqual({ value: expect.closeTo(1.06, 1), label: "Sobrepeso" });
  });

  it("carries the version of the formulas that derived it", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    expect((await evaluationRow(path)).assessment_version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe("the circumstances of an evaluation", () => {
  const circumstances = {
    hour: "07:30",
    place: "Academia Central",
    caliper: "Cescorf",
    scale: "Toledo",
    conditions: "Em jejum",
  };

  it("are stored, and all but the hour begin the trainer's next one", async () => {
    const bia = await aTrainer(prumo);
    const student = await aStudent(prumo, bia);
    const path = await aMesocycle(prumo, student);
    const saved = await evaluate(prumo, { student, path }, { ...anEvaluation(), circumstances });
    expect(saved.evaluated_items?.circumstances).toEqual(circumstances);
    const next = await aMesocycle(prumo, student, { start_date: "2026-05-01", end_date: "2026-05-28" });
    const remembered = async (cycle: MesocyclePath, as: Bearer) =>
      (await readEvaluation(cycle, as)).remembered_circumstances;
    expect(await remembered(next, bia)).toEqual({ ...circumstances, hour: undefined });
    expect(await remembered(next, student)).toBeNull();
    expect(await remembered(path, bia)).toBeNull();
  });

  it.each(["24:00", "7:30", "07:60"])("have no hour %s", async (hour) => {
    const answer = await record(await aMesocycle(prumo, joao), { ...anEvaluation(), circumstances: { hour } });
    expect(answer.errors?.fields).toEqual({ "evaluated_items.circumstances.hour": "Informe a hora como 07:30" });
  });
});
