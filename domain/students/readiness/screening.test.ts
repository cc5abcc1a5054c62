import { describe, expect, it } from "vitest";
import golden from "../golden/readiness-examples.json" with { type: "json" };
import {
  clearanceEnds,
  NOT_ASKED,
  pregnancyWeekOn,
  type ReadinessAnswers,
  withPregnancyOn,
} from "./readiness-answers.ts";
import { acsmDecision, screen, signsSince } from "./screening.ts";

interface Example {
  readonly id: string;
  readonly area: string;
  readonly inputs: Parameters<typeof acsmDecision>[0] & { readonly signed: string };
  readonly expected: { readonly action: string; readonly valid_until: string };
}
const EXAMPLES: readonly Example[] = JSON.parse(JSON.stringify(golden.examples));
const examplesOf = (area: string) => EXAMPLES.filter((one) => one.area === area);

const TODAY = "2026-11-23";
const HEALTHY: ReadinessAnswers = {
  ...NOT_ASKED,
  is_active: true,
  wished_intensity: "vigorous",
  diseases: [],
  signs: [],
  medicines: [],
};
const verdictOf = (answers: Partial<ReadinessAnswers>, signsSince: string | null = TODAY) =>
  screen({ ...HEALTHY, ...answers }, signsSince, TODAY).verdict;

describe("the worked examples", () => {
  it.each(examplesOf("acsm_screening"))("$id: $inputs", ({ inputs, expected }) => {
    expect(acsmDecision(inputs).action).toBe(expected.action);
  });

  it.each(examplesOf("expiry"))("$id: $inputs", ({ inputs, expected }) => {
    expect(clearanceEnds(inputs.signed)).toBe(expected.valid_until);
  });
});

describe("screening", () => {
  const TABLE = [
    [false, false, false, "moderate", "may_begin"],
    [false, false, false, "vigorous", "may_begin"],
    [false, true, false, "light", "clearance_first"],
    [false, true, false, "vigorous", "clearance_first"],
    [false, false, true, "light", "clearance_first"],
    [false, true, true, "vigorous", "clearance_first"],
    [true, false, false, "vigorous", "may_begin"],
    [true, true, false, "light", "clearance_for_hard"],
    [true, true, false, "moderate", "clearance_for_hard"],
    [true, true, false, "vigorous", "clearance_for_hard"],
    [true, false, true, "light", "stop"],
    [true, true, true, "vigorous", "stop"],
  ] as const;
  it.each(TABLE)("active %s, disease %s, signs %s, wishes %s: %s", (active, disease, signs, wished, verdict) => {
    const answers = {
      is_active: active,
      diseases: disease ? (["kidney"] as const) : [],
      signs: signs ? (["fatigue"] as const) : [],
      wished_intensity: wished,
    };
    expect(verdictOf(answers)).toBe(verdict);
  });

  it("counts neither high pressure nor osteoporosis as a disease that decides", () => {
    expect(verdictOf({ diseases: ["hypertension", "osteoporosis"] })).toBe("may_begin");
  });

  it("says what is still to be asked", () => {
    const { verdict, reasons } = screen({ ...HEALTHY, diseases: null, wished_intensity: null }, null, TODAY);
    expect([verdict, reasons]).toEqual([null, ["Falta perguntar: doenças, esforço desejado"]]);
  });

  it("does not wait for other answers once a symptom or a pregnancy is told", () => {
    expect(screen({ ...NOT_ASKED, signs: ["chest_pain"] }, TODAY, TODAY).verdict).toBe("clearance_first");
    expect(screen({ ...NOT_ASKED, is_active: true, signs: ["chest_pain"] }, TODAY, TODAY).verdict).toBe("stop");
    expect(screen({ ...NOT_ASKED, is_pregnant: true }, null, TODAY).verdict).toBe("clearance_first");
  });

  it("asks the obstetrician first in every pregnancy, for a risk in plain words", () => {
    expect(verdictOf({ is_pregnant: true, pregnancy_week: 20, pregnancy_risk: "none" })).toBe("clearance_first");
    const risk = screen({ ...HEALTHY, is_pregnant: true, pregnancy_risk: "absolute" }, null, TODAY);
    expect(risk.action).toBe("Só com liberação do obstetra");
  });
});

describe("a doctor's clearance", () => {
  const sick = { diseases: ["heart"], is_active: false, cleared_for: "vigorous" } as const;

  it("is in force for twelve months, its last day included", () => {
    expect(verdictOf({ ...sick, cleared_on: "2025-11-23" })).toBe("may_begin");
    expect(verdictOf({ ...sick, cleared_on: "2025-11-22" })).toBe("clearance_first");
    expect(verdictOf({ ...sick, cleared_on: "2026-11-24" })).toBe("clearance_first");
  });

  it("does not know of symptoms that came after it", () => {
    const pained = { signs: ["chest_pain"], cleared_on: "2026-11-10", cleared_for: "moderate" } as const;
    expect(verdictOf({ ...pained, wished_intensity: "light" }, "2026-11-11")).toBe("stop");
    expect(verdictOf({ ...pained, wished_intensity: "light" }, "2026-11-10")).toBe("may_begin");
  });

  it("does not know of a pregnancy that came after it", () => {
    const pregnant = {
      is_pregnant: true,
      pregnancy_week: 10,
      cleared_for: "moderate",
      wished_intensity: "light",
    } as const;
    expect(verdictOf({ ...pregnant, cleared_on: "2026-09-13" })).toBe("clearance_first");
    expect(verdictOf({ ...pregnant, cleared_on: "2026-09-14" })).toBe("may_begin");
  });

  it("for moderate effort leaves hard training closed", () => {
    const { verdict, up_to } = screen({ ...HEALTHY, ...sick, cleared_on: TODAY, cleared_for: "moderate" }, null, TODAY);
    expect([verdict, up_to]).toEqual(["clearance_for_hard", "moderate"]);
  });
});

it("the week of a pregnancy goes on by itself until the 42nd", () => {
  expect(pregnancyWeekOn("2026-11-23", 10, "2026-11-17")).toBe(10);
  expect(pregnancyWeekOn("2026-11-24", 10, "2026-11-17")).toBe(11);
  expect(pregnancyWeekOn("2027-06-29", 10, "2026-11-17")).toBe(42);
  expect(pregnancyWeekOn("2027-07-06", 10, "2026-11-17")).toBeNull();
  expect(pregnancyWeekOn("2026-09-15", 10, "2026-11-17")).toBe(1);
  expect(pregnancyWeekOn("2026-09-14", 10, "2026-11-17")).toBeNull();
});

it("a pregnancy is neither before it began nor after it must have ended", () => {
  const told = { ...NOT_ASKED, is_pregnant: true, pregnancy_week: 10, pregnancy_risk: "none" as const };
  const on = (day: string, answers: ReadinessAnswers = told) => withPregnancyOn(day, answers, "2026-11-17").is_pregnant;
  expect([on("2026-09-14"), on("2026-09-15"), on("2027-06-29"), on("2027-07-06")]).toEqual([null, true, true, null]);
  const unknownWeek = { ...told, pregnancy_week: null };
  expect(["2026-02-02", "2026-02-03", "2027-09-06", "2027-09-07"].map((day) => on(day, unknownWeek))).toEqual([
    ...[null, true, true, null],
  ]);
});

it("a new symptom begins today, and with it all of them; the same or fewer go on since they were told", () => {
  const known = { answers: { signs: ["fatigue", "murmur"] }, signsSince: "2026-02-01" } as const;
  expect(signsSince({ signs: ["fatigue"] }, known, TODAY)).toBe("2026-02-01");
  expect(signsSince({ signs: ["fatigue", "chest_pain"] }, known, TODAY)).toBe(TODAY);
  expect(signsSince({ signs: [] }, known, TODAY)).toBeNull();
  expect(signsSince({ signs: ["fatigue"] }, { answers: { signs: null }, signsSince: null }, TODAY)).toBe(TODAY);
});
