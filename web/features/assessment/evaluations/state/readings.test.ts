import { describe, expect, it } from "vitest";
import { measureIn, measureText, readingsOf } from "#contract/assessment/evaluation-fields/readings.ts";
import { valueAt } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { changedItems, itemsOf, valuesOf } from "#contract/assessment/evaluation-fields/values.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import { shownReadings, summaryOf, thirdReadingReason } from "./readings.ts";
import { usedValuesOf } from "./values.ts";

const stored = {
  ...UNMEASURED,
  perimeter: {
    ...UNMEASURED.perimeter,
    bodyPerimeter: { cintura: "85,0" },
    skinFold: { triceps: "12,15" },
    readings: { triceps: ["12,4", "11,9"] },
  },
};

describe("the readings of a measure", () => {
  it("stand in a field each, in their order", () => {
    expect(valuesOf(stored)).toEqual({ cintura: "85,0", triceps: "12,4", "triceps#2": "11,9" });
  });

  it("are sent whole beside the value that they come to; a single reading is the value alone", () => {
    const { perimeter } = itemsOf({ ...valuesOf(stored), "triceps#3": "12,2" });
    expect(perimeter.readings).toMatchObject({ triceps: ["12,4", "11,9", "12,2"], cintura: null });
    expect(perimeter.skinFold.triceps).toBe("12,2");
    expect(perimeter.bodyPerimeter.cintura).toBe("85,0");
    expect(readingsOf({ triceps: "", "triceps#2": "11" }).triceps).toBeNull();
    expect(measureText({ triceps: "", "triceps#2": "11" }, "triceps")).toBe("11");
  });

  it("change nothing while they are as saved, and their section once one is another", () => {
    const saved = valuesOf(stored);
    expect(changedItems({ ...saved, "triceps#3": "" }, saved, false)).toEqual({});
    expect(Object.keys(changedItems({ ...saved, "triceps#2": "12" }, saved, false))).toEqual(["perimeter"]);
  });

  it("count as their mean or median, and an error among them does not count", () => {
    expect(measureIn({ triceps: "12", "triceps#2": "13" }, "triceps")).toBe(12.5);
    expect(measureIn({ triceps: "12", "triceps#2": "130" }, "triceps")).toBe(12);
    expect(measureIn({}, "triceps")).toBeNull();
    expect(summaryOf({ triceps: "12", "triceps#2": "13" }, "triceps")).toBe("média 12,5");
    expect(summaryOf({ triceps: "12", "triceps#2": "13", "triceps#3": "12,5" }, "triceps")).toBe("mediana 12,5");
    expect(summaryOf({ triceps: "12" }, "triceps")).toBeNull();
  });

  it("ask for a third when two differ too much", () => {
    expect(thirdReadingReason({ triceps: "12", "triceps#2": "13" }, "triceps")).toBe(
      "As leituras diferem mais de 5%: faça a 3ª",
    );
    expect(thirdReadingReason({ cintura: "80", "cintura#2": "82" }, "cintura")).toContain("1%");
    expect(thirdReadingReason({ triceps: "12", "triceps#2": "12,5" }, "triceps")).toBeNull();
    expect(thirdReadingReason({ triceps: "12", "triceps#2": "13", "triceps#3": "12" }, "triceps")).toBeNull();
  });

  it("have one field until another is asked for", () => {
    expect(shownReadings({}, "triceps")).toBe(1);
    expect(shownReadings({ triceps: "12", "triceps#2": "" }, "triceps")).toBe(2);
    expect(shownReadings({ "triceps#3": "12" }, "triceps")).toBe(3);
  });

  it("of an earlier evaluation are told by the value that was used", () => {
    expect(usedValuesOf(stored)).toEqual({ cintura: "85,0", triceps: "12,15" });
  });

  it("are found by their path on the wire", () => {
    expect(valueAt("evaluated_items.perimeter.readings.triceps.0")).toBe("triceps");
    expect(valueAt("evaluated_items.perimeter.readings.triceps.2")).toBe("triceps#3");
  });
});
