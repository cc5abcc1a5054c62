import { describe, expect, it } from "vitest";
import { findEvaluation, type SaveMesocycleEvaluation, updateMesocycle } from "#contract/planning/mesocycles.ts";
import golden from "#domain/assessment/golden/posture-examples.json" with { type: "json" };
import { aStudent, aTrainer } from "../../../../testing/people.ts";
import { send, sendAnything } from "../../../../testing/send.ts";
import { anEvaluatedMesocycle, type MesocyclePath } from "../../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../../testing/test-app.ts";
import { derivePosture } from "./posture.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

const put = (params: MesocyclePath, posture: unknown, evaluation_lock_version = 1, as = ana) =>
  sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
    params,
    body: { evaluation: true, evaluation_lock_version, evaluated_items: { posture } },
    as,
  });

const itemsOf = ({ body }: Awaited<ReturnType<typeof put>>) => body.mesocycle.evaluated_items;

describe("posture", () => {
  it("is null before anything was looked at, and normal when everything was and nothing found", () => {
    expect(derivePosture([])).toBeNull();
    expect(derivePosture(Object.keys(golden.options).map((key) => ({ key, selected: "nenhum" })))).toBe(
      "postura_normal",
    );
  });

  it("is stored with the code of its result, entry by entry, and read again", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const thoracic = { key: "coluna_2", selected: "hipercifose_toracica" };
    const first = itemsOf(await put(path, [thoracic]));
    expect([first?.posture, first?.posture_evaluated]).toEqual([[thoracic], "postura_normal"]);
    const lumbar = { key: "coluna_3", selected: "hiperlordose_compensatoria" };
    const second = itemsOf(await put(path, [lumbar], 2));
    expect([second?.posture, second?.posture_evaluated]).toEqual([[thoracic, lumbar], "sway_back"]);
    const read = await send(app, findEvaluation, { params: path, as: ana });
    expect(read.body.mesocycle.evaluated_items).toEqual(second);
    const erased = itemsOf(await put(path, null, 3));
    expect([erased?.posture, erased?.posture_evaluated]).toEqual([[], null]);
  });

  it("takes no result from the client", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const { body } = await sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
      params: path,
      body: {
        evaluation: true,
        evaluation_lock_version: 1,
        evaluated_items: { posture: [{ key: "pe_1", selected: "abduto" }], posture_evaluated: "sway_back" },
      },
      as: ana,
    });
    expect(body.mesocycle.evaluated_items?.posture_evaluated).toBe("postura_normal");
  });

  it.each([
    ["a place that the catalogue lacks", { key: "coluna_9", selected: "nenhum" }, "key"],
    ["a name of the language", { key: "__proto__", selected: "nenhum" }, "key"],
    ["an option of another place", { key: "coluna_2", selected: "cifose_lombar" }, "selected"],
    ["a label instead of a value", { key: "ombro_1", selected: "Elevado" }, "selected"],
  ])("refuses %s at the field and changes nothing", async (_, entry, field) => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const answer = await put(path, [{ key: "ombro_1", selected: "elevado" }, entry]);
    expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([
      422,
      [`evaluated_items.posture.1.${field}`],
    ]);
    const read = await send(app, findEvaluation, { params: path, as: ana });
    expect(read.body.mesocycle.evaluated_items?.posture).toEqual([]);
  });

  it("every option of the catalogue can be stored at its place", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    let version = 1;
    for (const pick of [0, -1]) {
      const posture = Object.entries(golden.options).map(([key, values]) => ({ key, selected: values.at(pick) }));
      expect(itemsOf(await put(path, posture, version++))?.posture).toEqual(posture);
    }
  });

  it("of another trainer's student is absent", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    expect((await put(path, [{ key: "pe_1", selected: "abduto" }], 1, bruno)).status).toBe(404);
  });
});
