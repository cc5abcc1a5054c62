import { describe, expect, test } from "vitest";
import { inReportOrder } from "./report-sections.ts";

describe("the sections of a report", () => {
  test("come in the order of the dialog, once each, however they were asked for", () => {
    expect(inReportOrder(["posture", "heart", "posture", "perimeter"])).toEqual(["heart", "perimeter", "posture"]);
    expect(inReportOrder([])).toEqual([]);
  });
});
