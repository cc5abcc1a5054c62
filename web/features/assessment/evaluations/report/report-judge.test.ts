import { expect, it } from "vitest";
import { aMesocycle } from "../state/cycle.fixture.ts";
import { proposalOf } from "./report-judge.ts";

const proposedAt = (age_years: number) =>
  proposalOf({
    ...aMesocycle(0, { sistole: "134", diastole: "84" }),
    evaluated_person: {
      sex: "female",
      age_years,
      age_months: age_years * 12,
      is_pregnant: false,
      heart_obstacle: null,
    },
  })?.recommendation.join(" ");

it("sends an adolescent to a doctor at the pressure at which the sheet does", () => {
  expect(proposedAt(16)).toContain("Procurar um médico");
  expect(proposedAt(16)).not.toContain("Seguir o plano");
  expect(proposedAt(18)).not.toContain("Procurar um médico");
});
