import { describe, expect, it } from "vitest";
import { asksForDoctor } from "../../assessment/cardiometabolic/blood-pressure.ts";
import { evaluationFindings } from "./evaluation-findings.ts";

const findingsOf = (systolic: number, diastolic: number, ageYears: number | null) =>
  evaluationFindings({
    bloodPressure: { systolic, diastolic },
    glucose: null,
    fasting: null,
    filtration: null,
    ageYears,
  });

describe("the note of a blood pressure", () => {
  it.each([
    [139, 89, 40],
    [140, 89, 40],
    [139, 90, 40],
    [150, 95, null],
    [160, 100, 40],
    [129, 79, 15],
    [130, 79, 15],
    [129, 80, 13],
    [129, 79, 12],
    [130, 79, 12],
    [129, 80, 8],
  ])("of %d/%d mmHg at %s years is there where the opinion sends to a doctor", (systolic, diastolic, age) => {
    expect(findingsOf(systolic, diastolic, age).notes.length > 0).toBe(asksForDoctor({ systolic, diastolic }, age));
  });

  it("asks for a clearance from stage 2 on, before that for a doctor, and names no class below 13 years", () => {
    const note = (systolic: number, diastolic: number, age: number) => findingsOf(systolic, diastolic, age).notes[0];
    expect(note(160, 100, 40)).toBe(
      "Pressão de repouso de 160/100 mmHg, hipertensão estágio 2: peça a liberação médica, meça antes de cada treino e não deixe prender o ar.",
    );
    expect(note(159, 99, 40)).toBe(
      "Pressão de repouso de 159/99 mmHg, hipertensão estágio 1: oriente a procurar um médico antes de treinos intensos, meça antes de cada treino e não deixe prender o ar.",
    );
    expect(note(132, 70, 10)).toBe(
      "Pressão de repouso de 132/70 mmHg: oriente a procurar um médico antes de treinos intensos, meça antes de cada treino e não deixe prender o ar.",
    );
  });

  it("leaves the caps of a proposal at stage 2, a child's at the adolescents'", () => {
    const isHigh = (systolic: number, diastolic: number, age: number) =>
      findingsOf(systolic, diastolic, age).isHighPressure;
    expect([isHigh(159, 99, 40), isHigh(160, 99, 40)]).toEqual([false, true]);
    expect([isHigh(139, 89, 12), isHigh(140, 89, 12)]).toEqual([false, true]);
    expect(findingsOf(140, 89, 12).notes[0]).toBe(
      "Pressão de repouso de 140/89 mmHg: peça a liberação médica, meça antes de cada treino e não deixe prender o ar.",
    );
  });
});
