import { describe, expect, it } from "vitest";
import { findTechnicalErrors } from "#contract/technical-errors.ts";
import { aMesocycle, anEvaluation, evaluate } from "../../testing/cycles.ts";
import { aStudent, aTrainer, type Trainer } from "../../testing/people.ts";
import { send } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";

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
      // √((1² + 0²) / 4) and √(0.4² / 2).
      triceps: { error: expect.closeTo(0.5, 9), pairs: 2 },
      cintura: { error: expect.closeTo(0.4 / Math.SQRT2, 9), pairs: 1 },
    });
    expect(await errorsOf(bia)).toEqual({});
  });
});
