import { describe, expect, test } from "vitest";
import { inReportOrder, REPORT_SECTIONS, sectionsReadBy } from "./report-sections.ts";

describe("the sections of a report", () => {
  test("come in the order of the dialog, once each, however they were asked for", () => {
    expect(inReportOrder(["posture", "heart", "posture", "perimeter"])).toEqual(["heart", "perimeter", "posture"]);
    expect(inReportOrder([])).toEqual([]);
  });

  test("that a student reads leave out what is the trainer's working material", () => {
    expect(sectionsReadBy("trainer")).toHaveLength(REPORT_SECTIONS.length);
    expect(sectionsReadBy("student")).toEqual(["heart", "biochemical", "caloric_expenditure", "perimeter", "photos"]);
  });
});
