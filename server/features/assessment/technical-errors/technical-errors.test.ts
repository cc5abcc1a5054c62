import { describe, expect, it } from "vitest";
import { findTechnicalErrors } from "#contract/assessment/technical-errors.ts";
import { aStudent, aTrainer, type Trainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aMesocycle, anEvaluation, evaluate } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();

async function read(trainer: Trainer, readings: Record<string, string[]>): Promise<void> {
  const student = await aStudent(prumo, trainer, { birthdate: "1996-03-20" });
  const path = await aMesocycle(prumo, student);
  await evaluate(prumo, { student, path }, { ...anEvaluation(), perimeter: { readings } });
}

const errorsOf = async (as: Trainer) => (await send(prumo.app, findTechnicalErrors, { as })).body.technical_errors;

describe("a trainer's own errors of measurement", () => {
  it("come from the first two readings of each measure, over all students", async () => {
    const [ana, bia] = [await aTrainer(prumo), await aTrainer(prumo)];
    await read(ana, { triceps: ["12", "13"], cintura: ["80", "80,4", "80,2"] });
    await read(ana, { triceps: ["10", "10"] });
    expect(await errorsOf(ana)).toEqual({
      // √(((1 / 12.5)² + 0²) / 4) and √((0.4 / 80.2)² / 2), by a caliper of whole millimetres and a tape of tenths.
      triceps: { share: expect.closeTo(0.04, 9), pairs: 2, step: 1 },
      cintura: { share: expect.closeTo(0.4 / 80.2 / Math.SQRT2, 9), pairs: 1, step: 0.1 },
    });
    expect(await errorsOf(bia)).toEqual({});
  });

  it("are a share of the measure, so that fat and lean students tell the same", async () => {
    const [lean, fat] = [await aTrainer(prumo), await aTrainer(prumo)];
    await read(lean, { triceps: ["5", "5,5"] });
    await read(fat, { triceps: ["50", "55"] });
    const [ofLean, ofFat] = [await errorsOf(lean), await errorsOf(fat)];
    expect(ofLean.triceps).toEqual({ share: expect.closeTo(0.5 / 5.25 / Math.SQRT2, 9), pairs: 1, step: 0.5 });
    expect(ofFat.triceps?.share).toBeCloseTo(ofLean.triceps?.share ?? 0, 9);
  });
});
