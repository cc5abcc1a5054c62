import { describe, expect, it } from "vitest";
import type { EvaluatedItemsDraft, WholeEvaluation } from "#contract/assessment/evaluations.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import { deriveSections, mergeMeasures, renewsPerson } from "./rules.ts";

const stored: WholeEvaluation = {
  ...UNMEASURED,
  student: { stature: "178", weight: "82,40" },
  heart: { fcRepouso: "62", sistole: "118", pressaoArterial: null },
  biochemical: { ...UNMEASURED.biochemical, glicose: "90", jejum: true },
  perimeter: { ...UNMEASURED.perimeter, bodyPerimeter: { cintura: "85,0" }, skinFold: { triceps: "12,0" } },
  somatotype: { ...UNMEASURED.somatotype, umero: "7,0" },
  posture: [{ key: "cabeca_1", selected: "anteriorizada" }],
  caloric_expenditure: {
    ...UNMEASURED.caloric_expenditure,
    travel_distance: "2400",
    calories: { type: "Déficit Calorico", value: "300" },
  },
};

describe("measures over stored ones", () => {
  it("leave unchanged what is absent, section or measure", () => {
    const unchanged = mergeMeasures(stored, {});
    expect(unchanged.heart).toEqual({ fcRepouso: "62", sistole: "118" });
    expect(unchanged.caloric_expenditure).toMatchObject({
      travel_distance: "2400",
      calories: { type: "Déficit Calorico", value: "300" },
    });
    expect(mergeMeasures(stored, { heart: { sistole: "120" } })).toEqual({
      ...unchanged,
      heart: { fcRepouso: "62", sistole: "120" },
    });
    const draft = {
      perimeter: {
        bodyPerimeter: { quadril: "99,6" },
        skinFold: undefined,
        readings: undefined,
        gorduraInformada: undefined,
      },
    };
    expect(mergeMeasures(stored, draft).perimeter).toEqual({
      bodyPerimeter: { cintura: "85,0", quadril: "99,6" },
      skinFold: { triceps: "12,0" },
      readings: {},
    });
    expect(mergeMeasures(stored, { somatotype: { femur: "9,8" } }).somatotype).toEqual({ umero: "7,0", femur: "9,8" });
  });

  it("erase what is null", () => {
    expect(mergeMeasures(stored, { heart: { sistole: null } }).heart).toEqual({ fcRepouso: "62", sistole: null });
    const { biochemical } = mergeMeasures(stored, { biochemical: { jejum: null } });
    expect(biochemical).toEqual({ glicose: "90", jejum: null });
    const erased = { travel_distance: null, calories: null } as const;
    const draft: EvaluatedItemsDraft["caloric_expenditure"] = {
      ...erased,
      vo2_protocol: undefined,
      aerobic_items: undefined,
      muscle_items: undefined,
    };
    const { caloric_expenditure } = mergeMeasures(stored, { caloric_expenditure: draft });
    expect(caloric_expenditure).toMatchObject({
      travel_distance: null,
      calories: { type: null, value: null },
    });
  });

  it("lay posture's findings over the stored ones key by key; null erases one, null for the list erases all", () => {
    const draft = [
      { key: "cabeca_1", selected: null },
      { key: "coluna_2", selected: "hipercifose_toracica" },
    ];
    expect(mergeMeasures(stored, { posture: draft }).posture).toEqual([
      { key: "coluna_2", selected: "hipercifose_toracica" },
    ]);
    expect(mergeMeasures(stored, { posture: [] }).posture).toEqual(stored.posture);
    expect(mergeMeasures(stored, { posture: null }).posture).toEqual([]);
  });

  it("begin with nothing", () => {
    const measures = mergeMeasures(UNMEASURED, { student: { stature: "170" } });
    expect(measures).toMatchObject({ student: { stature: "170" }, heart: {}, posture: [] });
  });
});

describe("figures after a save", () => {
  const person = {
    sex: "male",
    ageYears: 30,
    ageMonths: 365,
    protocol: "Pollock - 7 Dobras",
    vo2Protocol: "protocol_3",
    heartRateNote: null,
  } as const;
  const saved = (draft: EvaluatedItemsDraft) =>
    deriveSections(stored, draft, mergeMeasures(stored, draft), { ...person, renewed: renewsPerson(draft) });

  it("stay as stored in the sections that the draft does not touch", () => {
    const { perimeter, biochemical, caloric_expenditure } = saved({ posture: [] });
    expect({ perimeter, biochemical, caloric_expenditure }).toEqual({
      perimeter: stored.perimeter,
      biochemical: stored.biochemical,
      caloric_expenditure: stored.caloric_expenditure,
    });
  });

  it("are all derived anew when stature, weight or a perimeter is in the draft", () => {
    for (const draft of [
      { student: { weight: "80" } },
      { perimeter: { bodyPerimeter: undefined, skinFold: {}, readings: undefined, gorduraInformada: undefined } },
    ]) {
      const { perimeter, caloric_expenditure } = saved(draft);
      expect([perimeter.protocolo, caloric_expenditure.protocol]).toEqual(["Pollock - 7 Dobras", "protocol_3"]);
    }
  });

  it("of a week's energy follow the resting heart rate too", () => {
    const { perimeter, caloric_expenditure } = saved({ heart: { fcRepouso: "60" } });
    expect([perimeter.protocolo, caloric_expenditure.protocol]).toEqual(["", "protocol_3"]);
  });
});
