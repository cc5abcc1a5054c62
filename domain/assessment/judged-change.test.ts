import { describe, expect, it } from "vitest";
import {
  type ComparableEvaluation,
  hasChanged,
  judgeChange,
  judgementText,
  shortJudgement,
  shownDifference,
  UNJUDGED,
} from "./judged-change.ts";
import { reasonNotToJudgeMeasure } from "./measurement-error/comparable.ts";

const basis = {
  skinfoldProtocol: "Pollock - 3 Dobras",
  muscleMass: "limbs",
  vo2: "protocol_3",
  sex: "male",
  ageYears: 30,
  ageMonths: 365,
  isPregnant: false,
};
const at = (
  figures: ComparableEvaluation["figures"],
  error = 1,
  isOwn = true,
  over: Partial<typeof basis> & { readonly caliper?: string; readonly scale?: string } = {},
): ComparableEvaluation => ({
  figures: { stature: 178, imc: 24, ...figures },
  basis: { ...basis, ...over },
  errors: Object.fromEntries(Object.keys(figures).map((key) => [key, { error, isOwn }])),
});
const waist = (cm: number, error = 1, isOwn = true) => at({ cintura: cm }, error, isOwn);

describe("a difference", () => {
  it("is more than the error above 1.96 · √(error² + error²), on both sides of the limit", () => {
    const limit = 1.96 * Math.SQRT2;
    expect(judgeChange("cintura", waist(110), waist(110 - limit)).certainty).toBe("within_error");
    expect(judgeChange("cintura", waist(110), waist(110 - limit - 0.001)).certainty).toBe("real");
    expect(judgeChange("cintura", waist(110 - limit - 0.001), waist(110)).certainty).toBe("real");
  });

  it("counts the errors of both evaluations: two readings on one day do not mend one on the other", () => {
    const [once, twice] = [waist(110), waist(107.4, Math.SQRT1_2)];
    expect(judgeChange("cintura", once, twice).certainty).toBe("real");
    expect(judgeChange("cintura", once, { ...waist(107.65), errors: twice.errors }).certainty).toBe("within_error");
    expect(judgeChange("cintura", waist(110, Math.SQRT1_2), waist(107.65, Math.SQRT1_2)).certainty).toBe("real");
  });

  it("is called real only with the trainer's own errors on both days", () => {
    expect(judgeChange("cintura", waist(110, 1, false), waist(100)).certainty).toBe("above_expected");
    expect(judgeChange("cintura", waist(110), waist(100, 1, false)).certainty).toBe("above_expected");
    expect(judgementText(judgeChange("cintura", waist(110, 1, false), waist(100)))).toBe(
      "mudança maior que o erro esperado, melhora",
    );
    expect(judgementText(judgeChange("cintura", waist(110), waist(100)))).toBe("mudança real, melhora");
  });

  it("within the error is neither good nor bad", () => {
    const judged = judgeChange("cintura", waist(110), waist(109));
    expect(judged).toEqual({ certainty: "within_error", verdict: null, note: null, caveat: null });
    expect(judgementText(judged)).toBe("dentro do erro de medida");
  });

  it("whose error is not known has no verdict, and an unchanged figure none either", () => {
    const ldl = (value: number) => ({ ...at({ ldl: value }), errors: {} });
    expect(judgementText(judgeChange("ldl", ldl(150), ldl(120)))).toBe("");
    expect(judgementText(judgeChange("cintura", waist(90), waist(90)))).toBe("");
    const lean = (value: number) => ({ ...at({ massaMagra: value }), errors: {} });
    expect(judgeChange("massaMagra", lean(60), lean(66)).verdict).toBeNull();
  });

  it("of the resting heart rate below 5 bpm is none", () => {
    const heart = (fcRepouso: number) => ({ ...at({ fcRepouso }), errors: {} });
    expect(judgementText(judgeChange("fcRepouso", heart(66), heart(65)))).toBe("dentro do erro de medida");
    expect(judgementText(judgeChange("fcRepouso", heart(66), heart(62)))).toBe("dentro do erro de medida");
    expect(judgementText(judgeChange("fcRepouso", heart(66), heart(61)))).toBe(
      "mudança maior que o erro esperado, melhora",
    );
  });

  it("of muscle mass by weight alone is the weight's, and is not judged", () => {
    const muscle = (kg: number) => at({ massaMuscular: kg }, 0.1, true, { muscleMass: "weight" });
    expect(judgeChange("massaMuscular", muscle(28), muscle(26.5))).toEqual({
      certainty: null,
      verdict: null,
      note: "segue apenas a massa corporal",
      caveat: null,
    });
  });

  it("of two equations is not judged", () => {
    const fat = (value: number, skinfoldProtocol: string) =>
      at({ percentualGordura: value }, 1, true, { skinfoldProtocol });
    const judged = judgeChange("percentualGordura", fat(30, "Guedes - 3 Dobras"), fat(20, "Pollock - 3 Dobras"));
    expect(judgementText(judged)).toBe("protocolos diferentes");
  });
});

it("is shown as the difference of what is shown", () => {
  expect(shownDifference(0.8764, 0.8536, 2)).toBe(-0.03);
  expect(shownDifference(84.44, 84.41, 1)).toBe(0);
});

describe("a difference in a narrow column", () => {
  const short = (before: ComparableEvaluation, now: ComparableEvaluation, difference: number | null) =>
    shortJudgement(judgeChange("cintura", before, now), difference);

  it("tells the same certainties in fewer words, and nothing where no error is known", () => {
    expect(short(waist(110), waist(100), -10)).toBe("mudança real");
    expect(short(waist(110, 1, false), waist(100), -10)).toBe("mudança provável");
    expect(short(waist(90), waist(89), -1)).toBe("dentro do erro");
    expect(short(waist(90), waist(90), 0)).toBe("igual");
    expect(shortJudgement(UNJUDGED, -2)).toBe("");
    expect(shortJudgement(UNJUDGED, null)).toBe("");
    expect(shortJudgement({ ...UNJUDGED, caveat: "protocolos diferentes" }, null)).toBe("protocolos diferentes");
    expect(shortJudgement({ ...UNJUDGED, certainty: "above_expected", note: "na faixa saudável" }, -6)).toBe(
      "mudança provável, na faixa saudável",
    );
  });

  it("is a change unless it is nothing, may be an error, or cannot be taken", () => {
    const changed = (difference: number | null, over = {}) => hasChanged({ ...UNJUDGED, ...over, difference });
    expect([changed(-2), changed(-2, { certainty: "real" })]).toEqual([true, true]);
    expect([changed(0), changed(null), changed(-2, { certainty: "within_error" })]).toEqual([false, false, false]);
  });
});

it("across an age band of Durnin and Womersley fat is subtracted, not judged", () => {
  const aged = (ageYears: number, percentualGordura: number) =>
    at({ percentualGordura }, 0.1, true, { skinfoldProtocol: "Durnin-Womersley - 4 Dobras", ageYears });
  const judged = (first: number, last: number) =>
    judgementText(judgeChange("percentualGordura", aged(first, 30), aged(last, 20)));
  expect(judged(29, 30)).toBe("faixa de idade da equação diferente");
  expect(judged(30, 39)).toMatch(/^mudança real/);
});

describe("another instrument", () => {
  const folds = (triceps: number, caliper?: string) =>
    at({ triceps, percentualGordura: triceps, cintura: 90 - triceps }, 0.1, true, caliper ? { caliper } : {});

  it("leaves the difference and takes the verdict of what it measures", () => {
    const judged = (key: string) => judgementText(judgeChange(key, folds(20, "Lange"), folds(10, "Cescorf")));
    expect(judged("triceps")).toBe("adipômetros diferentes");
    expect(judged("percentualGordura")).toBe("adipômetros diferentes");
    expect(judgeChange("cintura", folds(20, "Lange"), folds(10, "Cescorf")).certainty).toBe("real");
  });

  it("takes it of a measure by itself, too", () => {
    const [lange, cescorf] = [
      { caliper: "Lange", scale: "Filizola" },
      { caliper: "Cescorf", scale: "Toledo" },
    ];
    const reasons = ["triceps", "weight", "cintura"].map((key) => reasonNotToJudgeMeasure(key, lange, cescorf));
    expect(reasons).toEqual(["adipômetros diferentes", "balanças diferentes", null]);
    expect(reasonNotToJudgeMeasure("triceps", lange, { caliper: "" })).toBeNull();
  });

  it("is none that is written in other letters, or that one evaluation does not name", () => {
    expect(judgeChange("triceps", folds(20, "Cescorf"), folds(10, "CESCORF")).certainty).toBe("real");
    expect(judgeChange("triceps", folds(20, "Cescorf"), folds(10)).certainty).toBe("real");
  });

  it("of the scale concerns mass and what follows from it", () => {
    const on = (scale: string, weight: number) =>
      at({ weight, massaMagra: weight, triceps: weight }, 0.1, true, { scale });
    const judged = (key: string) => judgementText(judgeChange(key, on("Toledo", 80), on("Filizola", 70)));
    expect([judged("weight"), judged("massaMagra")]).toEqual(["balanças diferentes", "balanças diferentes"]);
    expect(judgeChange("triceps", on("Toledo", 80), on("Filizola", 70)).certainty).toBe("real");
  });
});
