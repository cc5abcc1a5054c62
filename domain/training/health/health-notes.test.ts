import { expect, it } from "vitest";
import { NOT_ASKED, type ReadinessAnswers } from "../../students/readiness/readiness-answers.ts";
import { screen } from "../../students/readiness/screening.ts";
import { screeningNotes } from "./health-notes.ts";

const TODAY = "2026-11-28";

const notesFor = (changes: Partial<ReadinessAnswers>) =>
  screeningNotes(
    screen(
      { ...NOT_ASKED, is_active: false, wished_intensity: "light", diseases: [], signs: [], ...changes },
      null,
      TODAY,
    ),
  );

it("a clearance up to an effort is named wherever trainings are checked, one without a limit is not", () => {
  const cleared = { diseases: ["diabetes_type2"], cleared_on: "2026-06-10" } as const;
  expect(notesFor({ ...cleared, cleared_for: "light" })).toEqual([
    "Triagem: Liberação médica de 10/06/2026, até esforço leve (Diabetes tipo 2; Ainda não se exercita).",
  ]);
  expect(notesFor({ ...cleared, cleared_for: "moderate" })[0]).toContain("até esforço moderado");
  expect(notesFor({ ...cleared, cleared_for: "vigorous" })).toEqual([]);
});

it("nothing is said of somebody who may begin, and the clearance that is awaited is", () => {
  expect(notesFor({})).toEqual([]);
  expect(notesFor({ diseases: null })).toEqual([]);
  expect(notesFor({ diseases: ["heart"] })[0]).toContain("Liberação médica antes de começar");
});
