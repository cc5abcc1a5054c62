import { describe, expect, it } from "vitest";
import { textOf } from "#contract/assessment/evaluation-fields/rows.ts";
import { valueAt } from "#contract/assessment/evaluation-fields/value-keys.ts";
import {
  changedFields,
  changedItems,
  itemsOf,
  tidied,
  valuesOf,
} from "#contract/assessment/evaluation-fields/values.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import { blockersOf, numberIn } from "./values.ts";

describe("what keeps an evaluation from being saved", () => {
  it("is told in the order in which the trainer fills in", () => {
    expect(blockersOf({}).map(({ sentence }) => sentence)).toEqual([
      "Estatura Obrigatória!",
      "Massa Obrigatória!",
      "Frequência Cardíaca de Repouso Obrigatória!",
    ]);
  });

  it("puts errors after what is missing, and names their field", () => {
    const sentences = blockersOf({ stature: "165", weight: "62,00", triceps: "182" }).map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      "Frequência Cardíaca de Repouso Obrigatória!",
      "Tríceps: Informe um valor entre 1 e 90",
    ]);
  });
});

describe("a typed value", () => {
  it("gets a weight's decimals and loses a forgotten comma when it is left", () => {
    expect(tidied("weight", "62")).toBe("62,00");
    expect(tidied("triceps", "12,")).toBe("12");
    expect(["1,65", "1,7", "165", "172,5", "1"].map((typed) => tidied("stature", typed))).toEqual([
      "165",
      "170",
      "165",
      "173",
      "1",
    ]);
  });

  it("counts in no figure while it cannot be right", () => {
    expect(numberIn({ stature: "1" }, "stature")).toBeNull();
    expect(numberIn({ stature: "165" }, "stature")).toBe(165);
  });

  it("is no change when it only lost its untidiness", () => {
    expect(changedFields({ weight: "62", triceps: "" }, { weight: "62,00" })).toEqual([]);
  });
});

const ROW = {
  exercise_type: "Musculação",
  min_reps: "8",
  max_reps: "12",
  series: "60",
  week_times: "4",
  day_time: "50",
  intensity: "80",
} as const;

describe("blood tests, breadths, posture and the energy of a week", () => {
  const { biochemical, somatotype, caloric_expenditure } = UNMEASURED;
  const figures = { mets: null, calories: null, fc_training: null, fc_max: null, karvonen: null };
  const stored = {
    ...UNMEASURED,
    biochemical: { ...biochemical, glicose: "92", jejum: false },
    somatotype: { ...somatotype, femur: "9,8" },
    posture: [{ key: "cabeca_1", selected: "anteriorizada" }],
    caloric_expenditure: {
      ...caloric_expenditure,
      travel_distance: "2400",
      muscle_items: [{ ...ROW, ...figures }],
      calories: { type: "Déficit Calorico" as const, value: "300" },
    },
  };
  const values = valuesOf(stored);

  it("stand in the sheet as text and are sent as the wire has them", () => {
    expect(values).toEqual({
      glicose: "92",
      jejum: "no",
      femur: "9,8",
      travel_distance: "2400",
      calories_type: "Déficit Calorico",
      calories_value: "300",
      muscle_items: textOf([ROW]),
      "posture.cabeca_1": "anteriorizada",
    });
    expect(itemsOf(values)).toMatchObject({
      biochemical: { glicose: "92", ldl: null, jejum: false },
      somatotype: { umero: null, femur: "9,8" },
      posture: [{ key: "cabeca_1", selected: "anteriorizada" }],
      caloric_expenditure: {
        travel_distance: "2400",
        aerobic_items: [],
        muscle_items: [ROW],
        calories: { type: "Déficit Calorico", value: "300" },
      },
    });
  });

  it("are changes, each in its own section", () => {
    const changes = [
      [{ jejum: "yes" }, ["biochemical"]],
      [{ umero: "7,0" }, ["somatotype"]],
      [{ muscle_items: "" }, ["caloric_expenditure"]],
      [{ "posture.coluna_2": "retificacao_toracica" }, ["posture"]],
      [{ "posture.cabeca_1": "" }, ["posture"]],
    ] as const;
    for (const [change, sections] of changes) {
      expect(Object.keys(changedItems({ ...values, ...change }, values, false))).toEqual(sections);
    }
    const erased = changedItems({ ...values, "posture.cabeca_1": "" }, values, false);
    expect(erased.posture).toEqual([{ key: "cabeca_1", selected: null }]);
    expect(changedFields(values, values)).toEqual([]);
  });

  it("are found by the server's path to them", () => {
    const paths = [
      "biochemical.jejum",
      "caloric_expenditure.calories.value",
      "caloric_expenditure.muscle_items.0.series",
    ];
    expect(paths.map((path) => valueAt(`evaluated_items.${path}`))).toEqual([
      "jejum",
      "calories_value",
      "muscle_items",
    ]);
    expect(valueAt("evaluated_items.perimeter.skinFold.triceps")).toBe("triceps");
    expect(valueAt("evaluated_items.posture.0.selected")).toBeUndefined();
  });
});

describe("the two values of the blood pressure", () => {
  const complete = { stature: "165", weight: "62,00", fcRepouso: "60" };

  it("keep the sheet from being saved while the diastolic one is not the lower", () => {
    expect(blockersOf({ ...complete, sistole: "80", diastole: "80" })).toEqual([
      {
        key: "diastole",
        message: "A diástole deve ser menor que a sístole",
        sentence: "A diástole deve ser menor que a sístole",
      },
    ]);
    expect(blockersOf({ ...complete, sistole: "80", diastole: "79" })).toEqual([]);
    expect(blockersOf({ ...complete, diastole: "90" })).toEqual([]);
  });
});
