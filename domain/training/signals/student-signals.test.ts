import { describe, expect, it } from "vitest";
import { addDays } from "../../calendar-date.ts";
import type { PlannedPeriod } from "../executions/planned-days.ts";
import type { RatedTraining } from "./effort-signal.ts";
import type { HeaviestWork } from "./load-signals.ts";
import type { ToldPain } from "./pain-signals.ts";
import { type StudentRecords, studentSignals } from "./student-signals.ts";

/** A Monday. */
const TODAY = "2026-03-02";
const ago = (days: number) => addDays(TODAY, -days);

const records = (changes: Partial<StudentRecords>): StudentRecords => ({
  pains: [],
  rated: [],
  work: [],
  since: null,
  last_training: null,
  planned: [],
  trained: [],
  dismissed: [],
  ...changes,
});
const signalsOf = (changes: Partial<StudentRecords>) => studentSignals(records(changes), TODAY);
const keysOf = (changes: Partial<StudentRecords>) => signalsOf(changes).map(({ key }) => key);
const raised = (changes: Partial<StudentRecords>) => signalsOf(changes).length > 0;

describe("pain", () => {
  const told = (changes: Partial<ToldPain> = {}): ToldPain => ({
    execution_id: 5,
    day: ago(1),
    training_name: "Treino A",
    exercise_id: 9,
    exercise: "Agachamento livre",
    pain: 5,
    note: "",
    ...changes,
  });

  it("says where, when and how much, with the other exercises and the note", () => {
    const pains = [told(), told({ exercise: "Leg press", exercise_id: 10, pain: 6, note: "Joelho" })];
    expect(signalsOf({ pains })).toEqual([
      {
        kind: "pain",
        key: "pain:5:6",
        is_severe: false,
        sentence: "Dor 6 de 10: Leg press",
        basis: "Treino A, domingo, 01/03 · Agachamento livre: 5 · “Joelho”",
        day: "2026-03-01",
        execution_id: 5,
        exercise_id: 10,
      },
    ]);
  });

  it.each([
    [6, false],
    [7, true],
  ])("of %d is severe: %s", (pain, isSevere) => {
    const [signal] = signalsOf({ pains: [told({ pain })] });
    expect([signal?.is_severe, signal?.basis.includes("encaminhe")]).toEqual([isSevere, isSevere]);
  });

  it.each([
    [0, true],
    [6, true],
    [7, false],
  ])("of %d days ago stands: %s", (days, stands) => {
    expect(raised({ pains: [told({ day: ago(days) })] })).toBe(stands);
  });

  it("is dismissed for its training, unless it becomes worse", () => {
    const dismissed = ["pain:5:5"];
    expect(raised({ pains: [told({ pain: 5 })], dismissed })).toBe(false);
    expect(raised({ pains: [told({ pain: 4 })], dismissed })).toBe(false);
    expect(raised({ pains: [told({ pain: null, exercise: null })], dismissed })).toBe(false);
    expect(raised({ pains: [told({ pain: 6 })], dismissed })).toBe(true);
    expect(raised({ pains: [told({ execution_id: 6 })], dismissed })).toBe(true);
  });
});

describe("effort", () => {
  const rated = (...efforts: readonly number[]): RatedTraining[] =>
    efforts.map((effort, index) => ({
      execution_id: 100 - index,
      day: ago(1 + index * 2),
      training_name: "Treino B",
      effort,
    }));

  it.each([
    [[9, 9], true],
    [[9, 8.9, 9], false],
    [[9], false],
    [[8, 9, 9], false],
    [[10, 9, 9, 3], true],
  ])("of %j, the newest first, is a signal: %s", (efforts, isSignal) => {
    expect(raised({ rated: rated(...efforts) })).toBe(isSignal);
  });

  it("rests on the trainings and their figures", () => {
    expect(signalsOf({ rated: rated(10, 9) })).toMatchObject([
      {
        kind: "effort",
        sentence: "Esforço de 9 ou mais em 2 treinos seguidos",
        basis: "Treino B, domingo, 01/03: 10 · Treino B, sexta, 27/02: 9",
        execution_id: 100,
      },
    ]);
  });

  it("ends seven days after the last of them", () => {
    const days = (first: number) => rated(9, 9).map((one, index) => ({ ...one, day: ago(first + index) }));
    expect([raised({ rated: days(6) }), raised({ rated: days(7) })]).toEqual([true, false]);
  });

  it("that was dismissed is not raised again while the row goes on", () => {
    const dismissed = ["effort:99"];
    expect(raised({ rated: rated(9, 10, 9), dismissed })).toBe(false);
    expect(raised({ rated: rated(9, 9, 8, 9, 9), dismissed: ["effort:97"] })).toBe(true);
  });
});

describe("a load that falls", () => {
  const work = (load_kg: number, days: number, changes: Partial<HeaviestWork> = {}): HeaviestWork => ({
    execution_id: 200 - days,
    day: ago(days),
    exercise_id: 3,
    name: "Supino reto",
    load_kg,
    repetitions: 8,
    prescribed_kg: null,
    ...changes,
  });

  it("says from what to what", () => {
    expect(signalsOf({ work: [work(60, 11), work(50, 2, { repetitions: 7 })] })).toMatchObject([
      {
        kind: "load",
        sentence: "Carga 17 % menor: Supino reto",
        basis: "50 kg × 7 em 28/02, antes 60 kg × 8 em 19/02",
        exercise_id: 3,
      },
    ]);
  });

  it.each<[string, HeaviestWork[], boolean]>([
    ["by exactly a tenth", [work(54, 2), work(60, 9)], true],
    ["by less than a tenth", [work(54.1, 2), work(60, 9)], false],
    ["in fourteen days", [work(50, 2), work(60, 16)], true],
    ["in fifteen days", [work(50, 2), work(60, 17)], false],
    ["with two repetitions more", [work(50, 2, { repetitions: 10 }), work(60, 9)], true],
    ["with three repetitions more", [work(50, 2, { repetitions: 11 }), work(60, 9)], false],
    ["with three repetitions less", [work(50, 2, { repetitions: 5 }), work(60, 9)], false],
    ["of another exercise", [work(50, 2), work(60, 9, { exercise_id: 4 })], false],
    ["six days ago", [work(50, 6), work(60, 9)], true],
    ["seven days ago", [work(50, 7), work(60, 9)], false],
    ["and came back", [work(58, 1), work(50, 4), work(60, 9)], false],
    ["as prescribed now", [work(50, 2, { prescribed_kg: 50 }), work(60, 9)], false],
    ["below what is prescribed now", [work(50, 2, { prescribed_kg: 50.5 }), work(60, 9)], true],
  ])("%s is a signal: %s", (_, done, isSignal) => {
    expect(raised({ work: done })).toBe(isSignal);
  });

  it("in several exercises of a training is one signal, told by the three that fell most", () => {
    const exercises = ["Remada", "Supino", "Rosca", "Tríceps"].flatMap((name, index) => {
      const exercise_id = 10 + index;
      return [work(60, 9, { exercise_id, name }), work(54 - index, 2, { exercise_id, name })];
    });
    expect(signalsOf({ work: exercises })).toMatchObject([
      {
        key: "load:198",
        sentence: "Carga menor em 4 exercícios",
        basis: expect.stringMatching(
          /^Tríceps: 51 kg × 8 em 28\/02, antes 60 kg × 8 em 21\/02 · Rosca: .* · Supino: .* · e mais 1$/,
        ),
        exercise_id: 13,
      },
    ]);
  });

  it("that was dismissed is not raised again at that load, but when it falls further", () => {
    const fallen = [work(50, 5), work(60, 9)];
    const dismissed = keysOf({ work: fallen });
    expect(dismissed).toEqual(["load:195"]);
    expect(raised({ work: fallen, dismissed })).toBe(false);
    expect(raised({ work: [work(51, 2), ...fallen], dismissed })).toBe(false);
    expect(raised({ work: [work(45, 2), ...fallen], dismissed })).toBe(true);
  });
});

describe("absence", () => {
  const daily = (first: string): PlannedPeriod => ({
    training_id: 1,
    training_name: "Treino A",
    weekdays: ["0", "1", "2", "3", "4", "5", "6"],
    first,
    last: "2026-12-31",
  });

  it.each([
    ["six days after the last training", ago(6), ago(30), false],
    ["seven days after it", ago(7), ago(30), true],
    ["six days after it could begin", null, ago(6), false],
    ["seven days after it could begin", null, ago(7), true],
    ["of a cycle of six days, long after the last training", ago(40), ago(6), false],
    ["of a cycle of seven days, long after the last training", ago(40), ago(7), true],
    ["without a running cycle", ago(40), null, false],
  ])("%s is a signal", (_, last_training, since, isSignal) => {
    expect(raised({ last_training, since })).toBe(isSignal);
  });

  it("says since when", () => {
    expect(signalsOf({ last_training: ago(9), since: ago(30) })).toMatchObject([
      { kind: "idle", sentence: "Sem treinar há 9 dias", basis: "Último treino em 21/02/2026", day: ago(9) },
    ]);
    expect(signalsOf({ since: ago(8) })).toMatchObject([
      { sentence: "Ainda não treinou", basis: "Treino prescrito desde 22/02/2026, há 8 dias" },
    ]);
  });

  it.each([
    [3, false],
    [4, true],
  ])("of prescribed days, %d days after the last training, is three missed: %s", (days, isSignal) => {
    const planned = [daily(ago(30))];
    const signals = signalsOf({ last_training: ago(days), since: ago(30), planned });
    expect(signals.map(({ kind }) => kind)).toEqual(isSignal ? ["missed"] : []);
    if (isSignal) {
      expect(signals[0]).toMatchObject({
        sentence: "3 treinos perdidos seguidos",
        basis: "Treino A, sexta, 27/02 · Treino A, sábado, 28/02 · Treino A, domingo, 01/03",
      });
    }
  });

  it("is one event, told as missed trainings first and by its days later", () => {
    const planned = [daily(ago(30))];
    const missed = keysOf({ last_training: ago(5), since: ago(30), planned });
    const idle = keysOf({ last_training: ago(5), since: ago(30), planned: [] });
    expect(idle).toEqual([]);
    expect(studentSignals(records({ last_training: ago(5), since: ago(30) }), addDays(TODAY, 3))).toMatchObject([
      { kind: "idle", key: missed[0] },
    ]);
    expect(raised({ last_training: ago(9), since: ago(30), dismissed: [`absence:${ago(9)}`] })).toBe(false);
    expect(raised({ last_training: ago(8), since: ago(30), dismissed: [`absence:${ago(9)}`] })).toBe(true);
  });
});

it("the severe come first, then pain, effort, load and absence", () => {
  const pain = (execution_id: number, level: number): ToldPain => ({
    execution_id,
    day: ago(execution_id),
    training_name: "Treino A",
    exercise_id: 1,
    exercise: "Remada",
    pain: level,
    note: "",
  });
  const rated = [1, 2].map((place) => ({ execution_id: place, day: ago(place), training_name: "A", effort: 9 }));
  const all = signalsOf({ pains: [pain(1, 4), pain(2, 8)], rated, last_training: ago(7), since: ago(30) });
  expect(all.map(({ key }) => key)).toEqual(["pain:2:8", "pain:1:4", "effort:1", `absence:${ago(7)}`]);
});
