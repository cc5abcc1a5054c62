import { describe, expect, it } from "vitest";
import { findEvaluation, type SaveMesocycleEvaluation, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { saveReadiness } from "#contract/students/readiness.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, type MesocyclePath } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-02-20", gender: "male" });

const put = (params: MesocyclePath, tests: unknown, evaluation_lock_version = 1) =>
  sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
    params,
    body: { evaluation: true, evaluation_lock_version, evaluated_items: { function: tests } },
    as: ana,
  });

const savedTests = async (params: MesocyclePath, tests: unknown, version = 1) =>
  (await put(params, tests, version)).body.mesocycle.evaluated_items?.function;

const aMesocycleToTest = async () => (await anEvaluatedMesocycle(prumo, joao)).path;

describe("the functional tests of an evaluation", () => {
  it("keep each try and how the test was done, with the figure and the class of the person", async () => {
    const path = await aMesocycleToTest();
    const saved = await savedTests(path, {
      sit_and_reach: { tries: ["35", "38,5", null], conditions: { box_zero: "23" } },
      hand_grip: { right: [42.2], left: ["39,5"], conditions: { instrument: "Jamar" } },
    });
    expect(saved).toEqual({
      sit_and_reach: {
        tries: ["35", "38,5"],
        right: [],
        left: [],
        conditions: { box_zero: "23" },
        stopped: false,
        result: expect.objectContaining({ value: 41.5, label: "Excelente", tone: "good", reason: null }),
      },
      hand_grip: {
        tries: [],
        right: ["42,2"],
        left: ["39,5"],
        conditions: { instrument: "Jamar" },
        stopped: false,
        result: expect.objectContaining({ value: 42.2, right: 42.2, left: 39.5, label: "Um pouco baixa" }),
      },
    });
    const { mesocycle } = (await send(app, findEvaluation, { params: path, as: ana })).body;
    expect(mesocycle.evaluated_items?.function).toEqual(saved);
    expect(mesocycle.printable_sections).toContain("function");
  });

  it("have no class outside the table or once stopped, and say why", async () => {
    const path = await aMesocycleToTest();
    const saved = await savedTests(path, {
      push_ups: { tries: ["30"], conditions: { position: "knees" } },
      chair_stand: { tries: ["15"] },
      plank: { tries: ["40"], stopped: true },
      up_and_go: { stopped: true },
    });
    const reasonOf = (key: string) => saved?.[key as keyof typeof saved]?.result;
    expect(reasonOf("push_ups")).toMatchObject({ value: 30, label: null, reason: "no_norm_for_position" });
    expect(reasonOf("chair_stand")).toMatchObject({ value: 15, label: null, reason: "age_outside_table" });
    expect(reasonOf("plank")).toMatchObject({ value: 40, label: null, reason: "stopped" });
    expect(reasonOf("up_and_go")).toMatchObject({ value: null, reason: "stopped" });
  });

  it("have no class in a pregnancy, also once it is told later; the row keeps it", async () => {
    const maria = await aStudent(prumo, ana, { birthdate: "1996-02-20", gender: "female" });
    const { path } = await anEvaluatedMesocycle(prumo, maria);
    const tests = { hand_grip: { right: ["30"] }, plank: { tries: ["40"], stopped: true } };
    expect((await savedTests(path, tests))?.hand_grip?.result.label).toEqual(expect.any(String));
    const answers = { ...NOT_ASKED, is_active: true, diseases: [], signs: [], medicines: [], is_pregnant: true };
    await send(app, saveReadiness, { params: { id: maria.id }, body: { version: 0, answers }, as: ana });
    const { evaluated_items } = (await send(app, findEvaluation, { params: path, as: ana })).body.mesocycle;
    expect(evaluated_items?.function).toMatchObject({
      hand_grip: { right: ["30"], result: { right: 30, label: null, tone: null, reason: "pregnancy" } },
      plank: { result: { value: 40, reason: "stopped" } },
    });
    expect((await savedTests(path, tests, 2))?.hand_grip?.result).toMatchObject({ label: null, reason: "pregnancy" });
    const { rows } = await prumo.database.owner.query(
      "select function -> 'hand_grip' -> 'result' ->> 'label' as label from evaluations where student_id = $1",
      [maria.id],
    );
    expect(rows).toEqual([{ label: expect.any(String) }]);
  });

  it("are saved one by one: an absent test stays, null erases, and what a GET answered may be sent back", async () => {
    const path = await aMesocycleToTest();
    const both = await savedTests(path, { push_ups: { tries: ["30"] }, partial_curl_up: { tries: ["20"] } });
    expect(Object.keys(both ?? {})).toEqual(["push_ups", "partial_curl_up"]);
    expect(await savedTests(path, both, 2)).toEqual(both);
    expect(Object.keys((await savedTests(path, { push_ups: null }, 3)) ?? {})).toEqual(["partial_curl_up"]);
    expect(await savedTests(path, { partial_curl_up: { tries: [""] } }, 4)).toEqual({});
  });

  it("refuse in Portuguese what cannot be", async () => {
    const path = await aMesocycleToTest();
    const fieldsOf = async (tests: unknown) => (await put(path, tests)).errors.fields;
    expect(await fieldsOf({ push_ups: { tries: ["151"] } })).toEqual({
      "evaluated_items.function.push_ups.tries.0": "Informe um valor entre 0 e 150",
    });
    expect(await fieldsOf({ push_ups: { tries: ["12,5"] } })).toEqual({
      "evaluated_items.function.push_ups.tries.0": "Informe um número inteiro",
    });
    expect(await fieldsOf({ push_ups: { tries: ["12", "13"] } })).toEqual({
      "evaluated_items.function.push_ups.tries": "Este teste tem menos tentativas",
    });
    for (const wrong of [
      { burpees: { tries: ["12"] } },
      { push_ups: { right: ["12"] } },
      { push_ups: { tries: ["12"], conditions: { position: "hands" } } },
    ]) {
      expect((await put(path, wrong)).status).toBe(422);
    }
  });
});
