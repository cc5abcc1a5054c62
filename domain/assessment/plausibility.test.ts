import { describe, expect, it } from "vitest";
import { assessPerimeter } from "./perimeter-assessment.ts";
import { plausibilityQuestions } from "./plausibility.ts";

interface Typed {
  readonly stature?: number;
  readonly weight?: number;
  readonly perimeters?: Readonly<Record<string, number>>;
  readonly before?: { readonly weightKg: number | null; readonly perimeters: object; readonly daysAgo: number };
}

const FOLDS = { triceps: 12, coxa_media: 16, panturrilha: 10, peitoral: 12, abdominal: 20 };

function asked({ stature = 178, weight = 82.4, perimeters = {}, before }: Typed): string[] {
  const assessment = assessPerimeter({
    gender: "male",
    ageYears: 30,
    ageMonths: 365,
    statureCm: stature,
    weightKg: weight,
    perimeters,
    skinfolds: FOLDS,
    protocol: "Pollock - 3 Dobras",
  });
  return plausibilityQuestions({ assessment, weightKg: weight, perimeters, before: before ?? null }).map(
    ({ sentence }) => sentence,
  );
}

describe("what is asked before it is believed", () => {
  it("is nothing of a usual evaluation", () => {
    const perimeters = {
      braco_direito_relaxado: 34.8,
      coxa_medial_direita: 58.9,
      panturrilha_direita: 38.6,
      cintura: 85,
    };
    expect(asked({ perimeters })).toEqual([]);
  });

  it("is stature and mass exchanged", () => {
    expect(asked({ stature: 82, weight: 178 })[0]).toBe(
      "o IMC de 264,7 kg/m² é improvável. Estatura e massa estão trocadas?",
    );
    expect(asked({ stature: 200, weight: 39 })[0]).toContain("o IMC de 9,8");
    expect(asked({ stature: 100, weight: 70 })).toEqual([]);
  });

  it("is a calf of 86 cm, by the muscle that it would hold", () => {
    const limbs = { braco_direito_relaxado: 34.8, coxa_medial_direita: 58.9, panturrilha_direita: 86.3 };
    expect(asked({ perimeters: limbs })).toEqual([expect.stringContaining("a massa muscular de 80,")]);
  });

  it("is a limb whose sides lie more than 15 % apart", () => {
    const calves = (left: number) => asked({ perimeters: { panturrilha_direita: 40, panturrilha_esquerda: left } });
    expect(calves(34)).toEqual([]);
    expect(calves(33.9)).toEqual(["Panturrilha: 40,0 cm à direita e 33,9 cm à esquerda."]);
  });

  it("is a waist-hip ratio outside 0.5 to 1.5", () => {
    const ratio = (cintura: number) => asked({ perimeters: { cintura, quadril: 100 } });
    expect([ratio(50), ratio(150)]).toEqual([[], []]);
    expect(ratio(151)).toEqual(["a relação cintura-quadril de 1,51 é improvável."]);
    expect(ratio(49)).toHaveLength(1);
  });

  it("is a girth or mass that changed by more than 10 % within 90 days", () => {
    const before = (daysAgo: number) => ({ weightKg: 74.9, perimeters: { cintura: 80, torax: 100 }, daysAgo });
    const perimeters = { cintura: 88.1, torax: 110 };
    expect(asked({ perimeters, before: before(90) })).toEqual([
      "Massa mudou mais de 10% em 90 dias: 74,9 → 82,4 kg.",
      "Cintura mudou mais de 10% em 90 dias: 80,0 → 88,1 cm.",
    ]);
    expect(asked({ perimeters, before: before(91) })).toEqual([]);
  });
});
