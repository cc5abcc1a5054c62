import { describe, expect, it } from "vitest";
import { NOT_ASKED } from "../../students/readiness/readiness-answers.ts";
import { readHealth, readLimits } from "./read-health.ts";
import type { HealthAnswers } from "./statements.ts";

describe("what limits a training", () => {
  it.each<[string, HealthAnswers]>([
    ["nothing", {}],
    ["a pain, beside words that nobody understands", { had_pains: true, pains: "Joelho direito ao agachar; xpto" }],
    ["a healed lesion", { had_lesions: true, lesions: "Entorse de tornozelo, recuperado; hérnia de disco lombar" }],
    ["medicines", { supplements: true, supplements_name: "Creatina 5 g por dia; atenolol", diabetes: true }],
    ["a harmless exam", { exam_frequency: "uma vez por ano" }],
  ])("is the same as in all that is read: %s", (_, answers) => {
    const screened = { ...NOT_ASKED, diseases: ["arrhythmia"] } as const;
    const { places, conditions } = readHealth(answers, screened);
    expect(readLimits(answers, screened)).toEqual({ places, conditions });
  });

  it("names areas that are not healed and conditions", () => {
    const answers = { had_lesions: true, lesions: "Entorse de tornozelo, recuperado; hérnia de disco lombar" };
    const { places, conditions } = readLimits({ ...answers, diabetes: true }, NOT_ASKED);
    expect(places.map(({ area }) => area)).toEqual(["lumbar"]);
    expect(conditions.map(({ condition }) => condition)).toContain("diabetes");
  });
});
