import { describe, expect, it } from "vitest";
import { EXERCISE_TYPES, exerciseTypeLabel, exerciseTypeTitle, offeredType } from "../exercise-types.ts";
import { fitSlots, isAdvanced, isPyramid, NO_TECHNIQUE, seriesTypesFor, slotsFor } from "../techniques.ts";
import {
  completeTime,
  pyramidMask,
  refuseCadence,
  refuseMaxReps,
  refuseNoTime,
  refusePyramidReps,
  refuseTime,
  secondsOf,
  withHours,
} from "./field-rules.ts";
import { NOTHING_PRESCRIBED, toTyped } from "./names.ts";
import { type EntryDraft, refusalsOfEntry } from "./rules.ts";

const REQUIRED = "Este campo não pode ficar em branco";
const FORMAT = "Campo com formato inválido";

describe("an exercise type", () => {
  it("has a title and a label, older ones too, and an unknown one says so", () => {
    expect(EXERCISE_TYPES.map(({ title }) => title)).toEqual([
      "Alongamentos",
      "Mobilidade",
      "Liberação Miofascial",
      "Exercícios Funcionais",
      "Treinos Resistidos",
      "Manobras Respiratórias/core",
      "Exercícios Aeróbicos",
    ]);
    expect([offeredType("aerobic"), offeredType("hiit")]).toEqual(["exerc_aerobicos", "exerc_aerobicos"]);
    expect(EXERCISE_TYPES.every(({ value }) => offeredType(value) === value)).toBe(true);
    expect(exerciseTypeLabel("resistence")).toBe("Resistido");
    expect(exerciseTypeLabel("hiit")).toBe("HIIT");
    expect(exerciseTypeLabel("yoga")).toBe("Sem classificação");
    expect(exerciseTypeTitle("yoga")).toBe("Sem classificação");
  });
});

describe("a technique", () => {
  it.each([
    ["BI-SET", 2, false],
    ["TRI-SET", 3, false],
    ["SUPER SERIE", 2, true],
    ["Super Série", 2, true],
    ["DROP-SET", 1, false],
    [NO_TECHNIQUE, 1, false],
    [null, 1, false],
  ])("%s takes %d exercises (more: %s)", (technique, minimum, growable) => {
    expect(slotsFor(technique)).toEqual({ minimum, growable });
  });

  it("keeps the exercises that fit", () => {
    expect(fitSlots(["supino", "crucifixo", "flexão"], "BI-SET")).toEqual(["supino", "crucifixo"]);
    expect(fitSlots(["supino"], "TRI-SET")).toEqual(["supino", null, null]);
    expect(fitSlots(["a", "b", "c", "d"], "SUPER SERIE")).toEqual(["a", "b", "c", "d"]);
    expect(fitSlots([], "SUPER SERIE")).toEqual([null, null]);
    expect(fitSlots(["a", "b"], NO_TECHNIQUE)).toEqual(["a"]);
  });

  it("is a pyramid growing or falling, with or without its accent", () => {
    expect(["PIRÂMIDE CRESCENTE", "PIRÂMIDE DECRESCENTE", "Piramide crescente"].every(isPyramid)).toBe(true);
    expect([NO_TECHNIQUE, "BI-SET", "", null].some(isPyramid)).toBe(false);
  });

  it("leaves only the first series type; none leaves all", () => {
    expect(seriesTypesFor("BI-SET", ["normal", "aquecimento"])).toEqual(["normal"]);
    expect(seriesTypesFor(NO_TECHNIQUE, ["normal", "aquecimento"])).toHaveLength(2);
    expect([isAdvanced("BI-SET"), isAdvanced(NO_TECHNIQUE), isAdvanced(null)]).toEqual([true, false, false]);
  });
});

describe("a field", () => {
  it("of cadence is #-#-#-#", () => {
    expect(refuseCadence("3-0-1-0")).toBeNull();
    for (const text of ["", "3-0-1", "3-0-1-", "30-1-0", "a-0-1-0", "3-0-1-00"])
      expect(refuseCadence(text)).toBe(FORMAT);
  });

  it("of maximum repetitions is above the minimum, where there is one", () => {
    expect(refuseMaxReps("12", "")).toBeNull();
    expect(refuseMaxReps("12", "11")).toBeNull();
    expect(refuseMaxReps("12", "12")).toBe("Deve ser maior que o mínimo");
    expect(refuseMaxReps("8", "10")).toBe("Deve ser maior que o mínimo");
  });

  it("of time is empty, mm:ss or hh:mm:ss", () => {
    for (const text of ["", "00:30", "99:59", "01:10:30"]) expect(refuseTime(text)).toBeNull();
    for (const text of ["1:30", "00:3", "00:60", "0030", "00:00:0", "01:60:00"]) expect(refuseTime(text)).toBe(FORMAT);
  });

  it("of a required time is longer than nothing", () => {
    expect(refuseNoTime("00:01")).toBeNull();
    expect(refuseNoTime("00:00")).toBe("Tempo inválido");
    expect(refuseNoTime("00:00:00")).toBe("Tempo inválido");
    expect(refuseNoTime("")).toBe(REQUIRED);
    expect(refuseNoTime("00:6")).toBe(FORMAT);
    expect([secondsOf("01:30"), secondsOf("01:00:05"), secondsOf("")]).toEqual([90, 3605, 0]);
  });

  it.each([
    ["", ""],
    ["5", "00:05"],
    ["59", "00:59"],
    ["60", "01:00"],
    ["90", "01:30"],
    ["99", "01:39"],
    ["100", "01:00"],
    ["13:0", "01:30"],
    ["0130", "01:30"],
    ["01:30", "01:30"],
    ["12:34:5", "12:34:5"],
  ])("of time that was typed as %j means %j", (typed, meant) => expect(completeTime(typed)).toBe(meant));

  it.each([
    ["", ""],
    ["30", "00:00:30"],
    ["20:00", "00:20:00"],
    ["2000", "00:20:00"],
    ["01:00:0", "00:10:00"],
    ["01:30:00", "01:30:00"],
    ["1:23:45:67", "1:23:45:67"],
  ])("of hours that was typed as %j means %j", (typed, meant) => expect(withHours(typed)).toBe(meant));

  it("of a pyramid has two digits per series", () => {
    for (const [series, text] of [
      [1, "12"],
      [3, "12-10-08"],
      [4, "06-08-10-12"],
    ] as const) {
      expect(text).toHaveLength(3 * series - 1);
      expect(pyramidMask(series)).toHaveLength(3 * series - 1);
      expect(refusePyramidReps(text, series)).toBeNull();
      expect(refusePyramidReps(text, series + 1)).toBe(FORMAT);
    }
    expect(refusePyramidReps("12-10-8", 3)).toBe(FORMAT);
    expect(refusePyramidReps("12-1008", 3)).toBe(FORMAT);
    expect(refusePyramidReps("", 0)).toBe(FORMAT);
  });
});

describe("an entry", () => {
  const EMPTY: EntryDraft = {
    ...toTyped(NOTHING_PRESCRIBED),
    exerciseType: "resistence",
    technique: null,
    exerciseIds: [null],
    trainingDays: [1, 4],
  };
  const CHOSEN: EntryDraft = { ...EMPTY, technique: NO_TECHNIQUE, exerciseIds: [7], series: "3", rest: "01:00" };

  it("of resistance asks for technique, exercises, series, rest, repetitions and cadence", () => {
    expect(refusalsOfEntry(EMPTY)).toEqual({
      technique: "Campo obrigatório",
      exerciseIds: "Campo obrigatório",
      series: REQUIRED,
      rest: REQUIRED,
      maxReps: REQUIRED,
      cadence: REQUIRED,
    });
    const whole = { ...CHOSEN, maxReps: "12", cadence: "3-0-1-0" };
    expect(refusalsOfEntry(whole)).toEqual({});
    expect(refusalsOfEntry({ ...whole, maxReps: "12345" })).toEqual({ maxReps: FORMAT });
    expect(refusalsOfEntry({ ...whole, minReps: "x" })).toMatchObject({ minReps: FORMAT });
  });

  it("of a pyramid asks for its repetitions instead", () => {
    const pyramid = { ...CHOSEN, technique: "PIRÂMIDE CRESCENTE", cadence: "3-0-1-0" };
    expect(refusalsOfEntry(pyramid)).toEqual({ repsPattern: FORMAT });
    expect(refusalsOfEntry({ ...pyramid, repsPattern: "12-10-08" })).toEqual({});
  });

  it("of a combined technique asks for each of its exercises", () => {
    const biSet = { ...CHOSEN, technique: "BI-SET", maxReps: "12", cadence: "3-0-1-0" };
    expect(refusalsOfEntry({ ...biSet, exerciseIds: [7] })).toEqual({ exerciseIds: "Campo obrigatório" });
    expect(refusalsOfEntry({ ...biSet, exerciseIds: [7, null] })).toEqual({ exerciseIds: "Campo obrigatório" });
    expect(refusalsOfEntry({ ...biSet, exerciseIds: [7, 8] })).toEqual({});
    expect(refusalsOfEntry({ ...biSet, exerciseIds: [7, 8, 9] })).toEqual({ exerciseIds: FORMAT });
    expect(refusalsOfEntry({ ...biSet, technique: "SUPER SERIE", exerciseIds: [7, 8, 9] })).toEqual({});
  });

  it("of a technique is done in normal series", () => {
    const dropSet = { ...CHOSEN, technique: "DROP-SET", maxReps: "12", cadence: "3-0-1-0" };
    expect(refusalsOfEntry({ ...dropSet, seriesTypeId: "2" })).toEqual({
      seriesTypeId: "Com uma técnica de intensificação, a série é a normal",
    });
    expect(refusalsOfEntry({ ...dropSet, seriesTypeId: "1" })).toEqual({});
    expect(refusalsOfEntry({ ...dropSet, technique: NO_TECHNIQUE, seriesTypeId: "2" })).toEqual({});
  });

  it.each(["stretching", "myofascial_release", "manobra_resp"] as const)(
    "of %s asks for a time above zero",
    (exerciseType) => {
      expect(refusalsOfEntry({ ...CHOSEN, exerciseType, duration: "00:00" })).toEqual({ duration: "Tempo inválido" });
      expect(refusalsOfEntry({ ...CHOSEN, exerciseType, duration: "00:30" })).toEqual({});
    },
  );

  it("of mobility asks for repetitions, of functional for a maximum above the minimum", () => {
    expect(refusalsOfEntry({ ...CHOSEN, exerciseType: "mobility" })).toEqual({ maxReps: REQUIRED });
    expect(refusalsOfEntry({ ...CHOSEN, exerciseType: "functional", minReps: "10", maxReps: "10" })).toEqual({
      maxReps: "Deve ser maior que o mínimo",
    });
  });

  it("of aerobic exercise asks for time and heart rate, and for sprints when it is HIIT, but not for series or rest", () => {
    const aerobic: EntryDraft = { ...CHOSEN, exerciseType: "exerc_aerobicos", series: "", rest: "" };
    expect(refusalsOfEntry(aerobic)).toEqual({ duration: REQUIRED, heartRate: REQUIRED });
    const felt = { ...aerobic, duration: "00:30:00", notes: "Leve, dá para conversar" };
    expect(refusalsOfEntry(felt)).toEqual({});
    const run = { ...aerobic, duration: "00:30:00", heartRate: "140" };
    expect(refusalsOfEntry(run)).toEqual({});
    expect(refusalsOfEntry({ ...run, hiit: true })).toEqual({ sprints: REQUIRED, sprintInterval: REQUIRED });
    const sprints = { ...run, hiit: true, sprints: "8", sprintInterval: "01:00" };
    expect(refusalsOfEntry(sprints)).toEqual({});
    expect(refusalsOfEntry({ ...sprints, sprintDuration: "00:61" })).toEqual({ sprintDuration: FORMAT });
  });

  it("of aerobic exercise is HIIT or continuous, on days of its own", () => {
    const run: EntryDraft = {
      ...CHOSEN,
      exerciseType: "exerc_aerobicos",
      duration: "00:30:00",
      heartRate: "140",
    };
    const hiit = { ...run, hiit: true, sprints: "8", sprintInterval: "01:00" };
    expect(refusalsOfEntry({ ...hiit, hiitDays: [1, 4] })).toEqual({});
    expect(refusalsOfEntry({ ...hiit, hiitDays: [1, 5] })).toEqual({
      hiitDays: "Escolha só dias em que o treino acontece",
    });
    expect(refusalsOfEntry({ ...hiit, continuousAerobic: true })).toEqual({
      continuousAerobic: "Escolha HIIT ou Aeróbico Contínuo: um exclui o outro",
    });
    expect(refusalsOfEntry({ ...run, hiitDays: [1] })).toEqual({ hiitDays: "Marque HIIT para escolher os dias" });
    const continuous = { ...run, continuousAerobic: true, continuousDays: [5] };
    expect(refusalsOfEntry(continuous)).toEqual({});
    expect(refusalsOfEntry({ ...continuous, continuousAerobic: false })).toEqual({
      continuousDays: "Marque Aeróbico Contínuo para escolher os dias",
    });
  });
});
