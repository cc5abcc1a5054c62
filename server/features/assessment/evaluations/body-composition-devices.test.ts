import { describe, expect, it } from "vitest";
import { findEvaluation, type SaveMesocycleEvaluation, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, type MesocyclePath } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-02-20", gender: "male" });

const put = (params: MesocyclePath, body_composition_devices: unknown, evaluation_lock_version = 1) =>
  sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
    params,
    body: { evaluation: true, evaluation_lock_version, evaluated_items: { body_composition_devices } },
    as: ana,
  });

const savedDevices = async (params: MesocyclePath, devices: unknown, version = 1) =>
  (await put(params, devices, version)).body.mesocycle.evaluated_items?.body_composition_devices;

const BIA = {
  device: " InBody 270 ",
  measures: { mass: "80", fat_percentage: "25", muscle_mass: 34.5 },
  conditions: ["fasting", "fasting", "bladder"],
};

describe("what devices say of the body", () => {
  it("is kept as typed, with the figures that follow, and may be printed", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const saved = await savedDevices(path, { bioimpedance: BIA });
    expect(saved).toEqual({
      bioimpedance: {
        device: "InBody 270",
        measures: { mass: "80", fat_percentage: "25", muscle_mass: "34,5" },
        conditions: ["fasting", "bladder"],
        contraindicated: false,
        result: expect.objectContaining({
          figures: { fat_percentage: 25, fat_mass: 20, lean_mass: 60, muscle_mass: 34.5 },
          reason: null,
        }),
      },
    });
    const { mesocycle } = (await send(app, findEvaluation, { params: path, as: ana })).body;
    expect(mesocycle.evaluated_items?.body_composition_devices).toEqual(saved);
    expect(mesocycle.printable_sections).toContain("body_composition_devices");
  });

  it("gives no figure where the parts do not add up or the person may not be measured, and keeps what was typed", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const saved = await savedDevices(path, {
      dxa: { device: "Lunar", measures: { mass: "80", fat_mass: "22", lean_mass: "50", bone_mass: "3" } },
      bioimpedance: { contraindicated: true },
    });
    expect(saved?.dxa?.result).toEqual({ figures: {}, reason: "parts_do_not_add_up", notes: [] });
    expect(saved?.dxa?.measures.lean_mass).toBe("50");
    expect(saved?.bioimpedance?.result.reason).toBe("contraindicated");
  });

  it("is saved device by device: an absent one stays, null erases, and what a GET answered may be sent back", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const saved = await savedDevices(path, { bioimpedance: BIA, dxa: { measures: { fat_mass: "20" } } });
    expect(await savedDevices(path, saved, 2)).toEqual(saved);
    expect(Object.keys((await savedDevices(path, { dxa: null }, 3)) ?? {})).toEqual(["bioimpedance"]);
    expect(await savedDevices(path, { bioimpedance: { device: "InBody 270" } }, 4)).toEqual({});
  });

  it("refuses in Portuguese what cannot be", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    expect((await put(path, { bioimpedance: { measures: { fat_percentage: "70" } } })).errors.fields).toEqual({
      "evaluated_items.body_composition_devices.bioimpedance.measures.fat_percentage": "Informe um valor entre 3 e 65",
    });
    for (const wrong of [
      { scale: BIA },
      { dxa: { measures: { water: "40" } } },
      { bioimpedance: { measures: { water: "40" }, conditions: ["same_machine"] } },
    ]) {
      expect((await put(path, wrong)).status).toBe(422);
    }
  });
});
