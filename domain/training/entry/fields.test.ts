import { describe, expect, it } from "vitest";
import { EXERCISE_TYPES } from "../exercise-types.ts";
import { WORKING_SET } from "../sets/detailed-set.ts";
import { NO_TECHNIQUE } from "../techniques.ts";
import { COLUMNS, factsOf, figureText, workOf } from "./display.ts";
import { ENTRY_FIELD_NAMES, fieldOf, type Prescription, withinTrainingDays } from "./fields.ts";
import { fromColumns, fromTyped, fromWire, NOTHING_PRESCRIBED, toColumns, toTyped, toWire } from "./names.ts";
import { fieldsAsked, type PRESCRIBED } from "./type-fields.ts";

/** Every field holds a value of its own, so that one that is lost or swapped shows. */
const EVERYTHING: Prescription = {
  series: 4,
  minReps: 8,
  maxReps: 12,
  repsPattern: "12-10-08",
  load: 22.5,
  rest: "01:30",
  cadence: "3-0-1-0",
  duration: "00:15:00",
  sprints: 6,
  sprintDuration: "00:30",
  sprintInterval: "01:00",
  heartRate: 160,
  hiit: true,
  continuousAerobic: true,
  hiitDays: [1, 3],
  continuousDays: [0, 6],
  seriesTypeId: 2,
  sets: [{ ...WORKING_SET, max_reps: 5, percent: 80, percent_of: "one_rep_max", rest: "02:00" }],
  group: { number: 1, kind: "circuit", rounds: 3, rest_between: null, rest_after: "01:00", time_cap: null },
  noSwap: true,
  notes: "Recuperação leve.",
};

describe("a field", () => {
  it("has a name on the wire, or one for each weekday, and one column", () => {
    const fields = ENTRY_FIELD_NAMES.map(fieldOf);
    const names = fields.flatMap(({ wire }) => wire);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(fields.map(({ column }) => column)).size).toBe(fields.length);
  });

  it("keeps its value on the wire, in its column and in a form, and back", () => {
    expect(toWire(EVERYTHING)).toEqual({
      series: 4,
      min_reps: 8,
      max_reps: 12,
      reps_pattern: "12-10-08",
      carga: 22.5,
      descanco: "01:30",
      cadencia: "3-0-1-0",
      tempo: "00:15:00",
      quantidade_tiros: 6,
      tempo_tiros: "00:30",
      intervalo_tiros: "01:00",
      freqCardiaca: 160,
      hiit: true,
      aerobicocont: true,
      domhiit: false,
      seghiit: true,
      terhiit: false,
      quahiit: true,
      quihiit: false,
      sexhiit: false,
      sabhiit: false,
      domaer: true,
      segaer: false,
      teraer: false,
      quaaer: false,
      quiaer: false,
      sexaer: false,
      sabaer: true,
      series_type_id: 2,
      sets: EVERYTHING.sets,
      group: EVERYTHING.group,
      no_swap: true,
      observacao: "Recuperação leve.",
    });
    expect(toColumns(EVERYTHING)).toEqual({
      series: 4,
      min_reps: 8,
      max_reps: 12,
      reps_pattern: "12-10-08",
      load_kg: 22.5,
      rest: "01:30",
      cadence: "3-0-1-0",
      duration: "00:15:00",
      sprints: 6,
      sprint_duration: "00:30",
      sprint_interval: "01:00",
      heart_rate: 160,
      hiit: true,
      continuous_aerobic: true,
      hiit_weekdays: [1, 3],
      continuous_aerobic_weekdays: [0, 6],
      series_type_id: 2,
      sets: EVERYTHING.sets,
      row_group: EVERYTHING.group,
      no_swap: true,
      notes: "Recuperação leve.",
    });
    expect(fromWire(toWire(EVERYTHING))).toEqual(EVERYTHING);
    expect(fromColumns(toColumns(EVERYTHING))).toEqual(EVERYTHING);
    expect(fromTyped(toTyped(EVERYTHING))).toEqual(EVERYTHING);
  });

  it("of weekdays is on the wire only together with its flag", () => {
    expect(Object.keys(toWire(NOTHING_PRESCRIBED)).filter((name) => /(hiit|aer)$/.test(name))).toEqual(["hiit"]);
    expect(toWire({ ...NOTHING_PRESCRIBED, hiit: true })).toMatchObject({ seghiit: false, sabhiit: false });
    expect(toWire({ ...NOTHING_PRESCRIBED, hiit: true })).not.toHaveProperty("segaer");
  });

  it("that is absent or blank is not prescribed", () => {
    expect(fromWire({ descanco: "", series: null })).toEqual(NOTHING_PRESCRIBED);
    expect(toTyped(NOTHING_PRESCRIBED)).toMatchObject({ series: "", rest: "", hiit: false });
    expect(fromTyped(toTyped(NOTHING_PRESCRIBED))).toEqual(NOTHING_PRESCRIBED);
    expect(fromTyped({ ...toTyped(NOTHING_PRESCRIBED), notes: "  " }).notes).toBeNull();
  });
});

describe("a type", () => {
  const asked = (exerciseType: keyof typeof PRESCRIBED, technique = NO_TECHNIQUE, flags = {}) =>
    fieldsAsked({ exerciseType, technique, hiit: false, continuousAerobic: false, ...flags }).map(({ field }) => field);

  it("asks for a range of repetitions or, in a pyramid, for a pattern", () => {
    expect(asked("resistence")).toContain("minReps");
    expect(asked("resistence")).not.toContain("repsPattern");
    expect(asked("functional", "PIRÂMIDE CRESCENTE")).toContain("repsPattern");
    expect(asked("functional", "PIRÂMIDE CRESCENTE")).not.toContain("maxReps");
  });

  it("asks for sprints and their days only in HIIT, for the days of continuous exercise only there", () => {
    const always = ["duration", "heartRate", "hiit", "continuousAerobic"];
    expect(asked("exerc_aerobicos")).toEqual([...always, "notes"]);
    expect(asked("exerc_aerobicos", NO_TECHNIQUE, { hiit: true })).toEqual([
      ...always,
      "sprints",
      "sprintDuration",
      "sprintInterval",
      "hiitDays",
      "notes",
    ]);
    expect(asked("exerc_aerobicos", NO_TECHNIQUE, { continuousAerobic: true })).toEqual([
      ...always,
      "continuousDays",
      "notes",
    ]);
  });

  it("has a column for each of its figures", () => {
    const labels = EXERCISE_TYPES.map(({ value }) => [value, COLUMNS[value].map(({ label }) => label).join(", ")]);
    expect(Object.fromEntries(labels)).toEqual({
      stretching: "Séries, Tempo, Descanso",
      mobility: "Séries, Repetições, Descanso",
      myofascial_release: "Séries, Tempo de liberação, Intervalo",
      functional: "Séries, Rep. mín., Rep. máx., Descanso, Carga",
      resistence: "Séries, Rep. mín., Rep. máx., Descanso, Cadência, Carga",
      manobra_resp: "Séries, Rep. isométricas, Tempo por rep., Intervalo por rep.",
      exerc_aerobicos:
        "Tempo total, Tiros, Duração do tiro, Intervalo entre tiros, Freq. cardíaca, HIIT, Aeróbico contínuo",
    });
  });
});

it("HIIT leaves the days that its training no longer has", () => {
  const sprints = { ...NOTHING_PRESCRIBED, hiit: true, hiitDays: [1, 4], continuousDays: [0] };
  expect(withinTrainingDays(sprints, [4, 6])).toEqual({ ...sprints, hiitDays: [4] });
  expect(withinTrainingDays(sprints, [1, 2, 4])).toBe(sprints);
});

describe("a prescription", () => {
  const of = (changes: Partial<Prescription>): Prescription => ({ ...NOTHING_PRESCRIBED, ...changes });
  const held = of({ series: 3, duration: "00:30", rest: "00:45" });
  const run = of({ duration: "00:20:00", heartRate: 140 });

  it("says its load in kilograms, with a comma", () => {
    expect(figureText("load", of({ load: 22.5 }))).toBe("22,5 kg");
    expect(figureText("load", of({ load: 40 }))).toBe("40 kg");
    expect(figureText("load", of({}))).toBe("–");
  });

  it("says how much there is to do as it is said in a gym", () => {
    expect(workOf("resistence", of({ series: 4, minReps: 8, maxReps: 12 }))).toBe("4 × 8–12");
    expect(workOf("mobility", of({ series: 2, maxReps: 15 }))).toBe("2 × 15");
    expect(workOf("resistence", of({ series: 3, repsPattern: "12-10-08" }))).toBe("3 × 12 · 10 · 8");
    expect(workOf("stretching", held)).toBe("3 × 00:30");
    expect(workOf("manobra_resp", { ...held, maxReps: 10 })).toBe("3 × 10 × 00:30");
    expect(workOf("exerc_aerobicos", run)).toBe("00:20:00");
    expect(workOf("exerc_aerobicos", { ...run, sprints: 8, sprintDuration: "00:30" })).toBe("8 × 00:30");
  });

  it("says beside it what the work does not say", () => {
    expect(factsOf("stretching", held)).toEqual([{ label: "Descanso", value: "00:45" }]);
    expect(factsOf("exerc_aerobicos", run)).toEqual([{ label: "Freq. cardíaca", value: "140 bpm" }]);
    expect(factsOf("exerc_aerobicos", { ...run, sprints: 8, hiit: true }).map(({ label }) => label)).toEqual([
      "Tempo total",
      "Freq. cardíaca",
      "HIIT",
    ]);
    expect(factsOf("exerc_aerobicos", { ...run, continuousAerobic: true, continuousDays: [1, 6] })).toContainEqual({
      label: "Aeróbico contínuo",
      value: "Sim (Seg, Sáb)",
    });
    expect(factsOf("functional", of({ series: 3, maxReps: 10, rest: "00:30" }))).toEqual([
      { label: "Descanso", value: "00:30" },
    ]);
  });

  it("of a pyramid shows its pattern over both columns of repetitions", () => {
    const pyramid = of({ series: 3, repsPattern: "12-10-08" });
    const [, minReps, maxReps] = COLUMNS.resistence;
    expect([minReps?.text(pyramid), minReps?.reachesOver(pyramid)]).toEqual(["12 · 10 · 8", true]);
    expect(maxReps?.reachesOver(pyramid)).toBe(false);
    expect(minReps?.reachesOver(of({ minReps: 8 }))).toBe(false);
  });
});
