import { describe, expect, it } from "vitest";
import { bloodPressureClass, noTestToday, pressureSlip } from "./blood-pressure.ts";

const classOf = (systolic: number, diastolic: number, age: number | null = 30) =>
  bloodPressureClass({ systolic, diastolic }, age)?.label;

describe("a blood pressure", () => {
  it.each([
    ["W096", 118, 78, "Normal"],
    ["W097", 125, 82, "Pré-hipertensão"],
    ["W098", 128, 86, "Pré-hipertensão"],
    ["W099", 145, 85, "Hipertensão estágio 1"],
    ["W100", 150, 110, "Hipertensão estágio 3"],
  ])("is classed as the worked example %s", (_, systolic, diastolic, label) => {
    expect(classOf(systolic, diastolic)).toBe(label);
  });

  it.each([
    [119, 70, "Normal"],
    [120, 70, "Pré-hipertensão"],
    [139, 70, "Pré-hipertensão"],
    [140, 70, "Hipertensão estágio 1"],
    [159, 70, "Hipertensão estágio 1"],
    [160, 70, "Hipertensão estágio 2"],
    [179, 70, "Hipertensão estágio 2"],
    [180, 70, "Hipertensão estágio 3"],
    [110, 79, "Normal"],
    [110, 80, "Pré-hipertensão"],
    [110, 89, "Pré-hipertensão"],
    [110, 90, "Hipertensão estágio 1"],
    [110, 99, "Hipertensão estágio 1"],
    [110, 100, "Hipertensão estágio 2"],
    [110, 109, "Hipertensão estágio 2"],
    [120, 110, "Hipertensão estágio 3"],
  ])("of %d/%d is %s", (systolic, diastolic, label) => {
    expect(classOf(systolic, diastolic)).toBe(label);
  });

  it("has a class from 13 years, and without a known age", () => {
    expect([classOf(118, 76, 12), classOf(118, 76, 13), classOf(118, 76, null)]).toEqual([
      undefined,
      "Normal",
      "Normal",
    ]);
  });

  it("above 200/110 at rest allows no test today", () => {
    const told = (systolic: number, diastolic: number) => noTestToday({ systolic, diastolic }) !== null;
    expect([told(200, 110), told(201, 90), told(150, 111)]).toEqual([false, true, true]);
  });

  it("is a slip when the diastolic value is not below the systolic one", () => {
    expect(pressureSlip({ systolic: 80, diastolic: 79 })).toBeNull();
    for (const systolic of [80, 79]) {
      expect(pressureSlip({ systolic, diastolic: 80 })).toBe("A diástole deve ser menor que a sístole");
    }
  });
});
