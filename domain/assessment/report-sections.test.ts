import { describe, expect, test } from "vitest";
import { inReportOrder, REPORT_SECTIONS, studentReads } from "./report-sections.ts";

describe("the sections of a report", () => {
  test("come in the order of the dialog, once each, however they were asked for", () => {
    expect(inReportOrder(["posture", "heart", "posture", "perimeter"])).toEqual(["heart", "perimeter", "posture"]);
    expect(inReportOrder([])).toEqual([]);
  });

  test("that a student reads leave out what is the trainer's working material", () => {
    expect(REPORT_SECTIONS.map(({ code }) => code).filter(studentReads)).toEqual([
      "heart",
      "biochemical",
      "caloric_expenditure",
      "perimeter",
      "photos",
    ]);
  });
});
