import { describe, expect, it } from "vitest";
import { POSTURE_FIELDS } from "#domain/assessment/posture/catalogue.ts";
import { catalogueExercises } from "../exercises.ts";
import { catalogueDeviations } from "./deviations.ts";
import { LENGTHENING, STRENGTHENING } from "./muscle-exercises.ts";

const typeOf = new Map<string, string>(catalogueExercises.map(({ name, exercise_type }) => [name, exercise_type]));
const EASING = ["stretching", "mobility", "myofascial_release"];

describe("the deviations that the product ships", () => {
  it("are every option of the posture catalogue on every side, each with a name of its own", () => {
    const options = POSTURE_FIELDS.flatMap(({ field, aspect }) =>
      aspect.options.map(({ value }) => [{ key: field.key, selected: value }]),
    );
    expect(catalogueDeviations.map(({ properties }) => properties)).toEqual(options);
    expect(new Set(catalogueDeviations.map(({ name }) => name)).size).toBe(options.length);
    expect(catalogueDeviations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Ombro elevado à esquerda", "Hipercifose torácica", "Pé plano à direita"]),
    );
  });

  it("have at least one exercise of stretching or mobility each", () => {
    const asked = ["stretching", "mobility"];
    const without = catalogueDeviations.filter(
      ({ exercises }) => !exercises.some((name) => asked.includes(typeOf.get(name) ?? "")),
    );
    expect(without).toEqual([]);
  });

  it("are lengthened by stretching, mobility and release, and strengthened by the other types", () => {
    for (const name of Object.values(LENGTHENING).flat()) expect(EASING, name).toContain(typeOf.get(name));
    for (const name of Object.values(STRENGTHENING).flat()) {
      expect(typeOf.get(name), name).toBeDefined();
      expect(EASING, name).not.toContain(typeOf.get(name));
    }
  });
});
