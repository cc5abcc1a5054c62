import { describe, expect, it } from "vitest";
import { HEART_OBSTACLES } from "./aerobic/training-zones.ts";
import { changeVerdict, type JudgedBody } from "./change-verdict.ts";

const man = (figures: JudgedBody["figures"], ageYears = 30): JudgedBody => ({
  figures: { stature: 178, imc: 24, ...figures },
  person: { sex: "male", ageYears, ageMonths: ageYears * 12, isPregnant: false },
});

const verdictOf = (key: string, before: JudgedBody, now: JudgedBody) =>
  changeVerdict(key, (now.figures[key] ?? 0) - (before.figures[key] ?? 0), before, now);

const fat = (percentualGordura: number, over: JudgedBody["figures"] = {}) => man({ percentualGordura, ...over });

describe("a change of fat", () => {
  // A man of 30: healthy from above 11.3 to 24.2 %.
  it.each([
    [30, 26, "better", null],
    [30, 20, "better", null],
    [26, 30, "worse", null],
    [20, 26, "worse", null],
    [20, 14, null, "na faixa saudável"],
    [14, 20, null, "na faixa saudável"],
    [13, 10, null, "abaixo da faixa saudável"],
    [26, 11.3, null, "abaixo da faixa saudável"],
    [10, 11, null, "abaixo da faixa saudável"],
    [10, 13, "better", null],
  ] as const)("from %d to %d %% is %s, %s", (before, now, verdict, note) => {
    expect(verdictOf("percentualGordura", fat(before), fat(now))).toEqual({ verdict, note });
  });

  it("decides what a fold says, which has no classes of its own", () => {
    const [over, within, thin] = [fat(30, { triceps: 20 }), fat(20, { triceps: 14 }), fat(9, { triceps: 5 })];
    expect(verdictOf("triceps", over, within)).toEqual({ verdict: "better", note: null });
    expect(verdictOf("triceps", within, fat(18, { triceps: 11 }))).toEqual({ verdict: null, note: null });
    expect(verdictOf("triceps", within, thin)).toEqual({ verdict: null, note: "abaixo da faixa saudável" });
  });

  it("follows the body mass index where the percentage is not known, and says nothing of an unknown person", () => {
    const [heavy, light] = [man({ imc: 31, triceps: 20 }), man({ imc: 29, triceps: 15 })];
    expect(verdictOf("triceps", heavy, light).verdict).toBe("better");
    expect(verdictOf("triceps", { ...heavy, person: null }, { ...light, person: null }).verdict).toBeNull();
  });

  it("of an underweight person is not praised", () => {
    const note = "IMC abaixo da faixa saudável";
    const thin = (cintura: number) => man({ imc: 17.9, cintura, percentualGordura: 26 });
    expect(verdictOf("cintura", thin(66), thin(62))).toEqual({ verdict: null, note });
    expect(verdictOf("percentualGordura", fat(26, { imc: 18.6 }), fat(24.5, { imc: 18.4 }))).toEqual({
      verdict: null,
      note,
    });
    const old = (percentualGordura: number) => ({ ...man({ imc: 21, percentualGordura }, 70) });
    expect(verdictOf("percentualGordura", old(30), old(27))).toEqual({ verdict: null, note });
  });

  it("of a child follows the index for the age", () => {
    const child = (imc: number, triceps: number) => man({ imc, triceps }, 10);
    expect(verdictOf("triceps", child(24, 20), child(22, 16)).verdict).toBe("better");
    expect(verdictOf("triceps", child(17, 12), child(16.5, 9)).verdict).toBeNull();
    expect(verdictOf("triceps", child(14, 7), child(12, 5)).note).toBe("IMC abaixo da faixa saudável");
  });
});

describe("a change of the waist", () => {
  it("is better only above 0.52 of the stature", () => {
    const waist = (cintura: number) => man({ cintura });
    expect(verdictOf("cintura", waist(100), waist(95)).verdict).toBe("better");
    expect(verdictOf("cintura", waist(88), waist(82)).verdict).toBeNull();
    expect(verdictOf("cintura", waist(88), waist(100)).verdict).toBe("worse");
  });

  it("has classes of its own beside the hip", () => {
    const ratio = (relacaoCinturaQuadril: number) => man({ relacaoCinturaQuadril });
    expect(verdictOf("relacaoCinturaQuadril", ratio(0.97), ratio(0.9)).verdict).toBe("better");
    expect(verdictOf("relacaoCinturaQuadril", ratio(0.82), ratio(0.78)).note).toBe("na faixa saudável");
  });
});

it.each([
  ["massaMagra", 60, 61.2, "better"],
  ["massaMuscular", 32, 31, "worse"],
  ["fcRepouso", 70, 62, "better"],
  ["fcRepouso", 56, 50, "better"],
  ["fcRepouso", 56, 49, null],
  ["fcRepouso", 62, 70, "worse"],
  ["fcRepouso", 48, 58, null],
  ["weight", 90, 80, null],
  ["imc", 24, 25, null],
  ["braco_direito_relaxado", 33, 34, null],
  ["ldl", 150, 120, null],
  ["massaMagra", 60, 60, null],
] as const)("%s from %d to %d is %s", (key, before, now, verdict) => {
  expect(verdictOf(key, man({ [key]: before }), man({ [key]: now })).verdict).toBe(verdict);
});

it.each(["cintura", "abdomen", "relacaoCinturaQuadril", "percentualGordura", "massaMagra", "fcRepouso", "up_and_go"])(
  "in pregnancy nothing is said of %s, on either day",
  (key) => {
    const woman = (value: number, isPregnant: boolean): JudgedBody => ({
      figures: { stature: 165, imc: 27, percentualGordura: 33, cintura: 92, [key]: value },
      person: { sex: "female", ageYears: 30, ageMonths: 365, isPregnant },
    });
    const unjudged = { verdict: null, note: "gestação" };
    expect(verdictOf(key, woman(80, false), woman(96, true))).toEqual(unjudged);
    expect(verdictOf(key, woman(96, true), woman(80, false))).toEqual(unjudged);
    expect(verdictOf(key, woman(80, true), woman(80, true))).toEqual({ verdict: null, note: null });
  },
);

it.each(HEART_OBSTACLES)(
  "a pulse is neither better nor worse where %s is why it tells nothing, on either day",
  (heartObstacle) => {
    const pulse = (fcRepouso: number, changed: boolean): JudgedBody => ({
      figures: { fcRepouso },
      person: {
        ...{ sex: "female", ageYears: 30, ageMonths: 365, isPregnant: false },
        heartObstacle: changed ? heartObstacle : null,
      },
    });
    expect(verdictOf("fcRepouso", pulse(74, false), pulse(58, false)).verdict).toBe("better");
    expect(verdictOf("fcRepouso", pulse(74, false), pulse(58, true)).verdict).toBeNull();
    expect(verdictOf("fcRepouso", pulse(58, true), pulse(74, false)).verdict).toBeNull();
  },
);
