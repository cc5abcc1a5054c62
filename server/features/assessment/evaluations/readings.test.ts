import { describe, expect, it } from "vitest";
import { findEvaluation, type SaveMesocycleEvaluation, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { MIN_PAIRS } from "#domain/assessment/measurement-error/technical-error.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { aMesocycle, anEvaluatedMesocycle, anEvaluation, type MesocyclePath } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });

const put = (params: MesocyclePath, evaluated_items: unknown, evaluation_lock_version: number, as = ana) =>
  sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
    params,
    body: { evaluation: true, evaluation_lock_version, evaluated_items },
    as,
  });

async function save(path: MesocyclePath, perimeter: unknown, version = 1) {
  const answer = await put(path, { perimeter }, version);
  expect(answer.status).toBe(200);
  const items = answer.body.mesocycle.evaluated_items;
  if (!items) throw new Error("it was not evaluated");
  return items.perimeter;
}

describe("repeated readings", () => {
  it("are kept in their order, and decide the value: the mean of two, the median of three", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const two = await save(path, { readings: { triceps: ["12,4", "11,9"], cintura: [85, "86"] } });
    expect(two.readings).toEqual({ triceps: ["12,4", "11,9"], cintura: ["85", "86"] });
    expect([two.skinFold.triceps, two.bodyPerimeter.cintura]).toEqual(["12,15", "85,5"]);
    const three = await save(path, { readings: { triceps: ["12,4", "11,9", "12,2"] } }, 2);
    expect(three.readings).toEqual({ triceps: ["12,4", "11,9", "12,2"], cintura: ["85", "86"] });
    expect(three.skinFold.triceps).toBe("12,2");
  });

  it("leave figures that the one value would give", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const { path: other } = await anEvaluatedMesocycle(prumo, joao);
    const repeated = await save(path, { readings: { triceps: ["12", "13"] } });
    const once = await save(other, { skinFold: { triceps: "12,5" } });
    expect({ ...repeated, readings: {} }).toEqual(once);
  });

  it("of one value, or erased, are a single reading again", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    await save(path, { readings: { triceps: ["12", "13"] } });
    const one = await save(path, { readings: { triceps: ["", "14"] } }, 2);
    expect([one.readings, one.skinFold.triceps]).toEqual([{}, "14"]);
    await save(path, { readings: { triceps: ["12", "13"] } }, 3);
    const erased = await save(path, { skinFold: { triceps: "" }, readings: { triceps: null } }, 4);
    expect([erased.readings, erased.skinFold.triceps]).toEqual([{}, null]);
  });

  it("go when a client that knows none sends another value, and stay when it sends the same", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const stored = await save(path, { readings: { triceps: ["12", "13"] } });
    const same = await save(path, { skinFold: stored.skinFold }, 2);
    expect(same.readings).toEqual({ triceps: ["12", "13"] });
    const sentBack = await save(path, { ...same, skinFold: { ...same.skinFold, triceps: "15" } }, 3);
    expect([sentBack.readings, sentBack.skinFold.triceps]).toEqual([{}, "15"]);
  });

  it("are refused beyond three, outside the limits and of a measure that does not exist", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const refused = async (readings: unknown) => (await put(path, { perimeter: { readings } }, 1)).status;
    expect(await refused({ triceps: ["12", "13", "14", "15"] })).toBe(422);
    expect(await refused({ triceps: ["12", "130"] })).toBe(422);
    expect(await refused({ umbigo: ["12", "13"] })).toBe(422);
  });
});

describe("a trainer's technical error", () => {
  it("comes from all of the trainer's repeated readings, and is stored with the evaluation that it judges", async () => {
    const bia = await aTrainer(prumo);
    const student = await aStudent(prumo, bia, { birthdate: "1996-03-20" });
    const repeated = async (first: string, second: string) => {
      const path = await aMesocycle(prumo, student);
      const items = { ...anEvaluation(), perimeter: { readings: { triceps: [first, second] } } };
      expect((await put(path, items, 0, bia)).status).toBe(200);
      return path;
    };
    const errorsAt = async (params: MesocyclePath, as: Bearer = bia) =>
      (await send(app, findEvaluation, { params, as })).body.mesocycle.technical_errors;

    const first = await repeated("12", "13");
    expect(await errorsAt(first)).toEqual({});
    for (let pair = 1; pair < MIN_PAIRS; pair++) await repeated("12", "12,4");
    const last = await repeated("12", "12");
    // One difference of 1 mm of 12.5, eighteen of 0.4 mm of 12.2 and one of none.
    const square = (1 / 12.5) ** 2 + (MIN_PAIRS - 1) * (0.4 / 12.2) ** 2;
    const share = expect.closeTo(Math.sqrt(square / (2 * (MIN_PAIRS + 1))), 2);
    const expected = { triceps: { share, pairs: MIN_PAIRS, step: 0.1 } };
    expect(await errorsAt(last)).toEqual(expected);
    // A student reads none; an older evaluation keeps its own.
    expect(await errorsAt(last, student)).toEqual({});
    expect(await errorsAt(first)).toEqual({});
    // An evaluation that is not made yet is judged as of now; another trainer has no part in it.
    expect((await errorsAt(await aMesocycle(prumo, student))).triceps?.pairs).toBe(MIN_PAIRS + 1);
    expect(await errorsAt(await aMesocycle(prumo, joao), ana)).not.toMatchObject(expected);
  });
});
