import { describe, expect, it } from "vitest";
import { MUSCLES } from "#domain/assessment/posture/muscles.ts";
import { withoutAccents } from "#domain/text/accentless.ts";
import { catalogueExercises } from "./exercises.ts";
import { muscleGroups } from "./muscle-groups.ts";
import { seriesTypes } from "./series-types.ts";
import { techniques } from "./techniques.ts";
import { trainingMethods } from "./training-methods.ts";

/** As the search compares them: case and accents ignored. */
const plain = (text: string) => withoutAccents(text).toLowerCase();

const repeated = (names: readonly string[]) => {
  const seen = names.map(plain);
  return names.filter((name, index) => seen.indexOf(plain(name)) !== index);
};

/** Whole sentences, each closed by a full stop that is not inside a number. */
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/);

describe("muscle groups", () => {
  it("are the product's twelve, in its order and spelling, numbered from 1", () => {
    expect(muscleGroups.map(({ name }) => name)).toEqual([
      "Bíceps",
      "Tríceps",
      "Dorsais",
      "Peitoral",
      "Deltoides",
      "Abdômen",
      "Glúteos",
      "Isquiotibiais",
      "Adutores",
      "Quadríceps",
      "Panturrilhas",
      "Core",
    ]);
    expect(muscleGroups.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("hold every muscle that a posture trains, but those of the neck and between the ribs, which are moved", () => {
    const names: readonly string[] = muscleGroups.map(({ name }) => name);
    const others = Object.values(MUSCLES).filter((group) => !names.includes(group));
    expect(new Set(others)).toEqual(new Set(["Mobilidade cervical", "Mobilidade torácica"]));
  });
});

describe("exercises", () => {
  it("are at least 220, enough of every type", () => {
    const enough = {
      resistence: 110,
      stretching: 30,
      mobility: 20,
      myofascial_release: 14,
      functional: 25,
      manobra_resp: 14,
      exerc_aerobicos: 14,
    };
    for (const [type, least] of Object.entries(enough)) {
      const count = catalogueExercises.filter(({ exercise_type }) => exercise_type === type).length;
      expect(count, type).toBeGreaterThanOrEqual(least);
    }
    expect(catalogueExercises.length).toBeGreaterThanOrEqual(220);
  });

  it("have names that differ in more than case and accents", () => {
    expect(repeated(catalogueExercises.map(({ name }) => name))).toEqual([]);
  });

  it("have muscle groups, each once, if their type is trained by muscle", () => {
    const byMuscle: readonly string[] = ["myofascial_release", "functional", "resistence"];
    const nameless = catalogueExercises.filter(
      ({ exercise_type, muscle_groups }) => byMuscle.includes(exercise_type) && muscle_groups.length === 0,
    );
    expect(nameless).toEqual([]);
    for (const { name, muscle_groups } of catalogueExercises) {
      expect(new Set(muscle_groups).size, name).toBe(muscle_groups.length);
    }
  });

  it("leave no muscle group without a resistance exercise whose prime mover it is", () => {
    const primeMovers = catalogueExercises
      .filter(({ exercise_type }) => exercise_type === "resistence")
      .map(({ muscle_groups }) => muscle_groups[0]);
    for (const { name } of muscleGroups) expect(primeMovers).toContain(name);
  });

  it("invent no video and leave no equipment blank", () => {
    expect(catalogueExercises.filter(({ link }) => link !== "")).toEqual([]);
    expect(catalogueExercises.filter(({ equipament_needed }) => equipament_needed.trim() === "")).toEqual([]);
  });

  it.each(catalogueExercises)("$name is explained in two to four sentences", ({ execution }) => {
    expect(sentences(execution).length).toBeGreaterThanOrEqual(2);
    expect(sentences(execution).length).toBeLessThanOrEqual(4);
    for (const sentence of sentences(execution)) expect(sentence).toMatch(/^\p{Lu}[^\n]{15,}[.;]$/u);
    expect(execution.length).toBeLessThanOrEqual(400);
  });

  it("are each explained in sentences of their own", () => {
    expect(repeated(catalogueExercises.flatMap(({ execution }) => sentences(execution)))).toEqual([]);
  });

  it("are written without stray spaces", () => {
    const stray = catalogueExercises.filter(({ name }) => name !== name.trim() || name.includes("  "));
    expect(stray).toEqual([]);
  });
});

describe("techniques", () => {
  it("hold the names that the editor reads slots and pyramids from", () => {
    expect(techniques.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["BI-SET", "TRI-SET", "SUPER SERIE", "PIRÂMIDE CRESCENTE", "PIRÂMIDE DECRESCENTE"]),
    );
    expect(techniques.map(({ name }) => plain(name))).not.toContain("sem tecnica avancada");
    expect(repeated(techniques.map(({ name }) => name))).toEqual([]);
  });

  it.each(techniques)("$name is described in two sentences", ({ description }) => {
    expect(sentences(description)).toHaveLength(2);
    expect(description.endsWith(".")).toBe(true);
  });
});

describe("training methods", () => {
  it("have distinct names", () => {
    expect(repeated(trainingMethods.map(({ name }) => name))).toEqual([]);
  });

  it.each(trainingMethods)("$name is described in two sentences", ({ description }) => {
    expect(sentences(description)).toHaveLength(2);
    expect(description.endsWith(".")).toBe(true);
  });
});

describe("series types", () => {
  it("begin with the working set, whose id is 1", () => {
    expect(seriesTypes[0]).toEqual({ id: 1, description: "Normal" });
    expect(seriesTypes.map(({ id }) => id)).toEqual(seriesTypes.map((_, index) => index + 1));
    expect(repeated(seriesTypes.map(({ description }) => description))).toEqual([]);
  });
});
