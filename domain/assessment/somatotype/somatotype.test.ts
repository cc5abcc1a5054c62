import { describe, expect, it } from "vitest";
import { categoryOf } from "./category.ts";
import { chartPointOf, ectomorphy, ratingsOf } from "./heath-carter.ts";
import { assessSomatotype, type SomatotypeInput } from "./somatotype-assessment.ts";

const at = (endomorphy: number, mesomorphy: number, ectomorphyRating: number) => ({
  endomorphy,
  mesomorphy,
  ectomorphy: ectomorphyRating,
});

/** Worked examples W079 to W082, computed independently from the published equations. */
const EXAMPLES = [
  {
    id: "W079",
    statureCm: 178,
    weightKg: 75,
    skinfolds: { triceps: 9, subescapular: 10, supraespinhal: 8, panturrilha: 7 },
    breadths: { umero: 7, femur: 9.8 },
    perimeters: { braco_direito_contraido: 35.5, panturrilha_direita: 38 },
    exact: at(2.598, 5.588, 2.317),
    rounded: at(2.6, 5.6, 2.3),
    point: { x: -0.3, y: 6.3 },
    category: "Mesomorfo equilibrado",
  },
  {
    id: "W080",
    statureCm: 185,
    weightKg: 66,
    skinfolds: { triceps: 6, subescapular: 7, supraespinhal: 5, panturrilha: 5 },
    breadths: { umero: 6.8, femur: 9.5 },
    perimeters: { braco_direito_contraido: 28.5, panturrilha_direita: 34.5 },
    exact: at(1.504, 2.528, 4.93),
    rounded: at(1.5, 2.5, 4.9),
    point: { x: 3.4, y: -1.4 },
    category: "Ectomorfo mesomórfico",
  },
  {
    id: "W081",
    statureCm: 160,
    weightKg: 78,
    skinfolds: { triceps: 28, subescapular: 26, supraespinhal: 27, panturrilha: 25 },
    breadths: { umero: 6.2, femur: 9.4 },
    perimeters: { braco_direito_contraido: 33, panturrilha_direita: 40 },
    exact: at(7.631, 6.224, 0.1),
    rounded: at(7.6, 6.2, 0.1),
    point: { x: -7.5, y: 4.7 },
    category: "Endomorfo mesomórfico",
  },
  {
    id: "W082",
    statureCm: 175,
    weightKg: 88,
    skinfolds: { triceps: 10, subescapular: 13, supraespinhal: 11, panturrilha: 8 },
    breadths: { umero: 7.4, femur: 10.3 },
    perimeters: { braco_direito_contraido: 41, panturrilha_direita: 41.5 },
    exact: at(3.387, 8.187, 0.586),
    rounded: at(3.4, 8.2, 0.6),
    point: { x: -2.8, y: 12.4 },
    category: "Mesomorfo endomórfico",
  },
];

const [FIRST] = EXAMPLES;
const complete: SomatotypeInput = FIRST ?? {
  statureCm: null,
  weightKg: null,
  skinfolds: {},
  perimeters: {},
  breadths: {},
};

describe("the somatotype", () => {
  it.each(EXAMPLES)("of worked example $id", ({ exact, rounded, point, category, ...input }) => {
    const { skinfolds, perimeters, breadths, statureCm, weightKg } = input;
    const ratings = ratingsOf({
      statureCm,
      weightKg,
      triceps: skinfolds.triceps,
      subscapular: skinfolds.subescapular,
      supraspinale: skinfolds.supraespinhal,
      calfFold: skinfolds.panturrilha,
      flexedArm: perimeters.braco_direito_contraido,
      calf: perimeters.panturrilha_direita,
      humerus: breadths.umero,
      femur: breadths.femur,
    });
    for (const component of ["endomorphy", "mesomorphy", "ectomorphy"] as const) {
      expect(Math.abs(ratings[component] - exact[component])).toBeLessThan(0.003);
    }
    expect(assessSomatotype(input)).toEqual({ status: "known", ratings: rounded, category, point });
  });

  it("has ectomorphy by the published index: W083, W084 and both sides of each limit", () => {
    expect(ectomorphy(43.4)).toBeCloseTo(3.19, 2);
    expect(ectomorphy(39.5)).toBeCloseTo(0.6585, 3);
    expect([ectomorphy(40.75), ectomorphy(40.74)].map((rating) => rating.toFixed(3))).toEqual(["1.249", "1.233"]);
    expect([ectomorphy(38.25), ectomorphy(38.26)].map((rating) => rating.toFixed(4))).toEqual(["0.1000", "0.0844"]);
    expect(ectomorphy(30)).toBe(0.1);
  });

  it("is missing without any one of its ten measures, and names it; a zero is no measure", () => {
    const without: readonly [Partial<SomatotypeInput>, string][] = [
      [{ statureCm: null }, "Estatura"],
      [{ weightKg: 0 }, "Massa"],
      [{ breadths: { ...complete.breadths, umero: null } }, "Diâmetro do úmero"],
      [{ breadths: { ...complete.breadths, femur: 0 } }, "Diâmetro do fêmur"],
    ];
    for (const [change, name] of without) {
      const found = assessSomatotype({ ...complete, ...change });
      expect(found.status === "missing" && found.absences.map(({ sentence }) => sentence)).toEqual([name]);
    }
    for (const key of ["triceps", "subescapular", "supraespinhal", "panturrilha"] as const) {
      expect(assessSomatotype({ ...complete, skinfolds: { ...complete.skinfolds, [key]: null } }).status).toBe(
        "missing",
      );
    }
    for (const key of ["braco_direito_contraido", "panturrilha_direita"] as const) {
      expect(assessSomatotype({ ...complete, perimeters: { ...complete.perimeters, [key]: null } }).status).toBe(
        "missing",
      );
    }
    const nothing = assessSomatotype({ statureCm: null, weightKg: null, skinfolds: {}, perimeters: {}, breadths: {} });
    expect(nothing.status === "missing" && nothing.absences).toHaveLength(10);
  });
});

describe("the category of a somatotype", () => {
  it.each([
    ["W085", at(1.6, 5.4, 3.2), "Mesomorfo ectomórfico", { x: 1.6, y: 6 }],
    ["W086", at(3, 3.5, 2.5), "Central", { x: -0.5, y: 1.5 }],
    ["W087", at(5.5, 2, 3.1), "Endomorfo ectomórfico", { x: -2.4, y: -4.6 }],
    ["W088", at(5.6, 4, 1.2), "Endomorfo mesomórfico", { x: -4.4, y: 1.2 }],
    ["W089", at(2.4, 4.1, 4.5), "Mesomorfo-ectomorfo", { x: 2.1, y: 1.3 }],
    ["W090", at(3.9, 2.2, 5.2), "Ectomorfo endomórfico", { x: 1.3, y: -4.7 }],
    ["W091", at(1.8, 2.9, 5.1), "Ectomorfo mesomórfico", { x: 3.3, y: -1.1 }],
  ])("of worked example %s", (_, ratings, category, point) => {
    expect([categoryOf(ratings), chartPointOf(ratings)]).toEqual([category, point]);
  });

  it("changes where the definitions say so, on both sides", () => {
    expect([categoryOf(at(3, 4, 3)), categoryOf(at(3, 4.1, 3))]).toEqual(["Central", "Mesomorfo equilibrado"]);
    expect([categoryOf(at(4.5, 5, 2)), categoryOf(at(4.4, 5, 2))]).toEqual([
      "Mesomorfo-endomorfo",
      "Mesomorfo endomórfico",
    ]);
    expect([categoryOf(at(2.5, 6, 3)), categoryOf(at(2.4, 6, 3))]).toEqual([
      "Mesomorfo equilibrado",
      "Mesomorfo ectomórfico",
    ]);
    // In floating point 4.4 − 3.9 is more than 0.5.
    expect(categoryOf(at(3.9, 4.4, 1))).toBe("Mesomorfo-endomorfo");
  });

  it("is one of thirteen, whatever the ratings", () => {
    const found = new Set<string>();
    const steps = Array.from({ length: 15 }, (_, step) => 0.5 + step * 0.5);
    for (const endo of steps) {
      for (const meso of steps) for (const ecto of steps) found.add(categoryOf(at(endo, meso, ecto)));
    }
    expect([...found].sort()).toEqual(
      [
        "Central",
        "Ectomorfo endomórfico",
        "Ectomorfo equilibrado",
        "Ectomorfo mesomórfico",
        "Endomorfo ectomórfico",
        "Endomorfo equilibrado",
        "Endomorfo mesomórfico",
        "Endomorfo-ectomorfo",
        "Mesomorfo ectomórfico",
        "Mesomorfo endomórfico",
        "Mesomorfo equilibrado",
        "Mesomorfo-ectomorfo",
        "Mesomorfo-endomorfo",
      ].sort(),
    );
  });
});
