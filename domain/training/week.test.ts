import { describe, expect, it } from "vitest";
import { defaultTrainingName, nextTrainingName } from "./training-names.ts";
import { firstFreeDay, WEEKDAYS, weekdayChoices } from "./weekdays.ts";
import { comparedVolume, type VolumeEntry, volumePerWeek, volumePerWeekday } from "./weekly/volume.ts";

const CHEST = { id: 1, name: "Peitoral" };
const TRICEPS = { id: 2, name: "Tríceps" };
const QUADRICEPS = { id: 3, name: "Quadríceps" };

function entry(series: VolumeEntry["series"], ...muscleGroups: readonly (typeof CHEST)[]): VolumeEntry {
  return { exercises: [{ exerciseType: "resistence", muscleGroups }], series, seriesTypeId: 1 };
}

const STRETCH: VolumeEntry = {
  exercises: [{ exerciseType: "stretching", muscleGroups: [CHEST] }],
  series: 9,
  seriesTypeId: null,
};

describe("a weekday", () => {
  it("goes from Sunday, 0, to Saturday, 6, with the labels of the form", () => {
    expect(WEEKDAYS.map(({ initial }) => initial).join(" ")).toBe("D S T Q Q S S");
    expect(WEEKDAYS.map(({ value }) => value)).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    expect(WEEKDAYS.map(({ key }) => key)[1]).toBe("monday");
    expect(WEEKDAYS.map(({ number }) => number)).toEqual([7, 1, 2, 3, 4, 5, 6]);
  });

  it("cannot be chosen when another training has it or the student does not train on it", () => {
    const others = [{ name: "Treino A", weekdays: ["1", "3"] }];
    const reasons = weekdayChoices(others, ["monday", "tuesday", "saturday"]).map(({ reason }) => reason);
    expect(reasons).toEqual([
      "O aluno não treina neste dia",
      'Dia já usado em "Treino A"',
      null,
      'Dia já usado em "Treino A"',
      "O aluno não treina neste dia",
      "O aluno não treina neste dia",
      null,
    ]);
  });

  it("of a library entry is free unless another training has it", () => {
    const reasons = weekdayChoices([{ name: "Treino A", weekdays: ["0"] }], null).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(6);
  });
});

describe("the day of a new training", () => {
  it.each<[string, readonly string[][], readonly string[] | null, string | undefined]>([
    ["is Monday in an empty week", [], null, "1"],
    ["is the first of the student's", [], ["friday", "wednesday"], "3"],
    ["is the next after those that are taken", [["1", "2"]], null, "3"],
    [
      "is Sunday at last",
      [
        ["1", "2", "3"],
        ["4", "5", "6"],
      ],
      null,
      "0",
    ],
    ["is none when each is taken", [["3", "5"]], ["wednesday", "friday"], undefined],
  ])("%s", (_, taken, daysOfWeek, day) => {
    const others = taken.map((weekdays) => ({ name: "Treino", weekdays }));
    expect(firstFreeDay(others, daysOfWeek)).toBe(day);
  });
});

it("a new training has the next letter that no training has", () => {
  expect(nextTrainingName([])).toBe("Treino A");
  expect(nextTrainingName(["Treino A", "Peito"])).toBe("Treino C");
  expect(nextTrainingName(["Treino B"])).toBe("Treino C");
});

describe("a training's default name", () => {
  it.each([
    [0, "Treino A"],
    [1, "Treino B"],
    [25, "Treino Z"],
    [26, "Treino AA"],
    [27, "Treino AB"],
    [51, "Treino AZ"],
    [52, "Treino BA"],
    [701, "Treino ZZ"],
    [702, "Treino AAA"],
  ])("after %d trainings is %s", (existing, name) => {
    expect(defaultTrainingName(existing)).toBe(name);
  });
});

describe("the weekly volume", () => {
  it("counts the series of resistance exercises only, per muscle group, the most trained first", () => {
    const days = volumePerWeekday([
      { name: "Treino A", weekdays: ["1"], entries: [entry(3, TRICEPS), entry("4", CHEST, TRICEPS), STRETCH] },
    ]);
    expect(days[1]).toMatchObject({
      trainingNames: ["Treino A"],
      groups: [
        { ...TRICEPS, sets: 7 },
        { ...CHEST, sets: 4 },
      ],
      emptyText: null,
    });
  });

  it.each([null, undefined, "", "abc", Number.NaN])("counts one where series are %s", (series) => {
    const days = volumePerWeekday([{ name: "Treino A", weekdays: ["2"], entries: [entry(series, CHEST)] }]);
    expect(days[2]?.groups).toEqual([{ ...CHEST, sets: 1 }]);
  });

  it("counts each exercise of a combined set", () => {
    const biSet: VolumeEntry = {
      exercises: [
        { exerciseType: "resistence", muscleGroups: [CHEST] },
        { exerciseType: "resistence", muscleGroups: [TRICEPS] },
      ],
      series: 3,
      seriesTypeId: null,
    };
    expect(volumePerWeek([{ name: "A", weekdays: ["5"], entries: [biSet] }])).toEqual([
      { ...CHEST, sets: 3 },
      { ...TRICEPS, sets: 3 },
    ]);
  });

  it("adds up every day of the week and leaves out series that are not normal", () => {
    const warmUp = { ...entry(2, QUADRICEPS), seriesTypeId: 2 };
    const untyped = { ...entry(1, QUADRICEPS), seriesTypeId: null };
    const trainings = [
      { name: "Treino A", weekdays: ["1", "4"], entries: [entry(3, CHEST), warmUp, untyped] },
      { name: "Treino B", weekdays: ["2"], entries: [entry(4, CHEST)] },
      { name: "Treino C", weekdays: [], entries: [entry(50, CHEST)] },
    ];
    expect(volumePerWeek(trainings)).toEqual([
      { ...CHEST, sets: 10 },
      { ...QUADRICEPS, sets: 2 },
    ]);
    expect(volumePerWeekday(trainings)[1]?.groups).toContainEqual({ ...QUADRICEPS, sets: 3 });
  });

  it("says why a card is empty", () => {
    const days = volumePerWeekday([
      { name: "Treino A", weekdays: ["1"], entries: [] },
      { name: "Treino B", weekdays: ["2"], entries: [STRETCH] },
    ]);
    expect(days.slice(0, 3).map(({ emptyText }) => emptyText)).toEqual([
      "Não há treino neste dia.",
      "Não há exercícios neste treino.",
      "Não há exercícios resistidos neste treino.",
    ]);
  });

  it("is compared with a band by full sets of the main group and half ones of those that assist", () => {
    const both = (series: number, ...muscleGroups: (typeof CHEST)[]) => ({
      exercises: [{ exerciseType: "resistence", muscleGroups }],
      series,
      seriesTypeId: 1,
    });
    const trainings = [
      { name: "Treino A", weekdays: ["1", "4"], entries: [both(3, CHEST, QUADRICEPS), both(2, QUADRICEPS)] },
    ];
    expect(comparedVolume(trainings)).toEqual([
      { ...QUADRICEPS, sets: 7 },
      { ...CHEST, sets: 6 },
    ]);
    expect(volumePerWeek(trainings)[0]).toEqual({ ...QUADRICEPS, sets: 10 });
  });
});
