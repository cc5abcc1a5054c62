import { describe, expect, it } from "vitest";
import { aStudent } from "../../../testing/people.ts";
import { anEvaluatedMesocycle, aPrescribedMesocycle, aTraining } from "../../../testing/steps/cycles.ts";
import { asSent, startPrescribing } from "../../../testing/steps/prescriptions.ts";

const { testApp, database, ana, joao, prescribe } = await startPrescribing();

describe("a training's weekdays", () => {
  it("are the trainer's own once in a cycle", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const answer = await prescribe(cycle, [aTraining({ weekdays: ["1", "3"] }), aTraining({ weekdays: ["3"] })]);
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "weekday_taken", detail: "Cada dia da semana pode ter apenas um treino neste ciclo." },
    ]);
  });

  it.each([
    ["0", 200],
    ["1", 200],
    ["2", 422],
    ["3", 200],
    ["4", 422],
    ["5", 200],
    ["6", 200],
  ])("follow the student's: %s answers %i", async (day, status) => {
    const answer = await prescribe(await anEvaluatedMesocycle(testApp, joao), [{ ...aTraining(), weekdays: [day] }]);
    expect(answer.status).toBe(status);
    if (status === 422) {
      expect(answer.errors).toEqual({
        code: "weekday_unavailable",
        detail: "O aluno não está disponível em um dos dias escolhidos.",
      });
    }
  });

  it("that a training already has stay allowed when the student's timetable changes", async () => {
    const student = await aStudent(testApp, ana);
    const cycle = await aPrescribedMesocycle(testApp, student);
    await database.owner.query(
      `update students set personal_anamnesis = '{"days_of_week": ["tuesday"]}' where id = $1`,
      [student.id],
    );
    const [a, b] = asSent(cycle.mesocycle);
    const kept = await prescribe(cycle, [a, { ...b, weekdays: ["3", "2"] }]);
    expect(kept.body.mesocycle.trainings.map(({ weekdays }) => weekdays)).toEqual([["1"], ["2", "3"]]);
    const added = await prescribe({ ...cycle, mesocycle: kept.body.mesocycle }, [a, b, aTraining({ weekdays: ["5"] })]);
    expect(added.errors.code).toBe("weekday_unavailable");
  });
});
