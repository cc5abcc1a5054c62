import { expect, it } from "vitest";
import type { Goals } from "./data.ts";
import { dateAt, previewOf } from "./goals-form.ts";

const GOALS: Goals = {
  goals: [],
  lock_version: 0,
  person: { sex: "male", age_years: 35, stature_cm: 178, is_pregnant: false },
  basis: { evaluated_on: "2026-11-20", weight_kg: 92, fat_percentage: 28, skinfold_protocol: "p" },
};
const TODAY = "2026-11-22";

it("a date is proposed at a pace, for a fat goal by its mass", () => {
  expect(dateAt("weight", { target: "82", date: "" }, GOALS, 0.5, TODAY)).toBe("2027-05-02");
  expect(dateAt("fat_percentage", { target: "18", date: "" }, GOALS, 0.7, TODAY)).toBe("2027-04-01");
  expect(dateAt("fat_percentage", { target: "3", date: "" }, GOALS, 0.7, TODAY)).toBeNull();
  expect(dateAt("weight", { target: "", date: "" }, GOALS, 0.7, TODAY)).toBeNull();
});

it("a typed goal says its pace or why it is refused", () => {
  expect(previewOf("weight", { target: "82", date: "" }, GOALS, TODAY)).toBeNull();
  expect(previewOf("weight", { target: "40", date: "" }, GOALS, TODAY)).toMatchObject({
    refusal: "target_bmi_below_18_5",
  });
  expect(previewOf("weight", { target: "82", date: "2027-05-02" }, GOALS, TODAY)).toMatchObject({
    pace: "comfortable",
  });
  expect(previewOf("weight", { target: "82", date: "2026-12-22" }, GOALS, TODAY)).toMatchObject({
    refusal: "pace_unsafe",
  });
});
