import { describe, expect, it } from "vitest";
import {
  asksForDoctor,
  bloodPressureClasses,
  classesApart,
  noTestToday,
  pressureError,
  pressureReference,
} from "./blood-pressure.ts";

const classOf = (systolic: number, diastolic: number, age: number | null = 30) =>
  bloodPressureClasses({ systolic, diastolic }, age)?.pair.label;

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

  it.each([
    [119, 79, "Normal"],
    [120, 79, "Pressão elevada"],
    [124, 76, "Pressão elevada"],
    [129, 79, "Pressão elevada"],
    [130, 79, "Hipertensão estágio 1"],
    [132, 78, "Hipertensão estágio 1"],
    [118, 80, "Hipertensão estágio 1"],
    [118, 82, "Hipertensão estágio 1"],
    [139, 89, "Hipertensão estágio 1"],
    [140, 79, "Hipertensão estágio 2"],
    [142, 88, "Hipertensão estágio 2"],
    [119, 90, "Hipertensão estágio 2"],
  ])("of %d/%d from 13 to 17 years is %s, by the table of adolescents", (systolic, diastolic, label) => {
    for (const age of [13, 15, 17]) expect(classOf(systolic, diastolic, age)).toBe(label);
  });

  it("is an adult's from 18 years on, with the note from where a doctor must see it", () => {
    expect([classOf(132, 78, 17), classOf(132, 78, 18)]).toEqual(["Hipertensão estágio 1", "Pré-hipertensão"]);
    expect([pressureReference(17)?.note, pressureReference(18)?.note]).toEqual([
      expect.stringContaining("130/80"),
      expect.stringContaining("140/90"),
    ]);
    expect(pressureReference(12)).toBeNull();
  });

  it.each([
    [129, 79, 16, false],
    [134, 84, 16, true],
    [130, 70, 17, true],
    [110, 80, 13, true],
    [130, 70, 12, true],
    [139, 89, 18, false],
    [140, 70, 18, true],
    [110, 90, null, true],
    [134, 84, null, false],
  ])("of %d/%d at %d years asks for a doctor: %s", (systolic, diastolic, age, asks) => {
    expect(asksForDoctor({ systolic, diastolic }, age)).toBe(asks);
  });

  it("has a class for each of its values", () => {
    const found = bloodPressureClasses({ systolic: 165, diastolic: 72 }, 40);
    expect([found?.systolic.label, found?.diastolic.label, found?.pair.label]).toEqual([
      "Hipertensão estágio 2",
      "Normal",
      "Hipertensão estágio 2",
    ]);
    expect(found && classesApart(found)).toBe("Sístole: Hipertensão estágio 2 · Diástole: Normal");
    const same = bloodPressureClasses({ systolic: 110, diastolic: 70 }, 40);
    expect(same && classesApart(same)).toBeNull();
  });

  it("above 200/110 at rest allows no test today", () => {
    const told = (systolic: number, diastolic: number) => noTestToday({ systolic, diastolic }) !== null;
    expect([told(200, 110), told(201, 90), told(150, 111)]).toEqual([false, true, true]);
  });

  it("is a typing error when the diastolic value is not below the systolic one", () => {
    expect(pressureError({ systolic: 80, diastolic: 79 })).toBeNull();
    for (const systolic of [80, 79]) {
      expect(pressureError({ systolic, diastolic: 80 })).toBe("A diástole deve ser menor que a sístole");
    }
  });
});
