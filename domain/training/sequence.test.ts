import { describe, expect, it } from "vitest";
import { type DoneInSequence, nextInSequence, placeText, withTurns } from "./sequence.ts";
import { withFirstDays } from "./training-mode.ts";
import { adherenceOf, weekTrends } from "./trends/week-trends.ts";
import { comparedVolume, volumeOfTraining } from "./weekly/volume.ts";

const [A, B, C] = [
  { id: 1, name: "Treino A" },
  { id: 2, name: "Treino B" },
  { id: 3, name: "Treino C" },
];
const all = [A, B, C];
const done = ({ id, name }: { id: number | null; name: string }, day: string, hour = 10): DoneInSequence => ({
  training_id: id,
  training_name: name,
  day,
  started_at: `${day}T${hour}:00:00Z`,
});

describe("the next training of a sequence", () => {
  it("is the first before anything is done, and none without trainings", () => {
    expect(nextInSequence(all, [])).toBe(A);
    expect(nextInSequence([], [done(A, "2026-03-02")])).toBeUndefined();
  });

  it("follows the one done last, by day and then by hour, and the first follows the last", () => {
    expect(nextInSequence(all, [done(B, "2026-03-03"), done(A, "2026-03-02")])).toBe(C);
    expect(nextInSequence(all, [done(C, "2026-03-03"), done(B, "2026-03-02")])).toBe(A);
    expect(nextInSequence(all, [done(A, "2026-03-03", 18), done(C, "2026-03-03", 11)])).toBe(B);
  });

  it("is known by its name in another week, and begins again after one that is gone", () => {
    expect(nextInSequence(all, [done({ id: 41, name: "Treino A" }, "2026-03-02")])).toBe(B);
    expect(nextInSequence(all, [done({ id: null, name: "Treino B" }, "2026-03-02")])).toBe(C);
    expect(nextInSequence(all, [done({ id: null, name: "Treino X" }, "2026-03-02")])).toBe(A);
  });
});

it("a training of a sequence says its place", () => {
  expect(placeText(1, 4)).toBe("2º de 4 na sequência");
});

describe("a week of a sequence", () => {
  const CHEST = { id: 9, name: "Peitoral" };
  const exercise = { id: 5, name: "Supino", exercise_type: "resistence", muscle_groups: [CHEST] };
  const trainings = all.map((training) => ({
    ...training,
    weekdays: [],
    muscle_group: [],
    exercises: [{ exercise, series: 4, series_type_id: 1 }],
  }));
  const setsOn = (days: number) => comparedVolume(withTurns(trainings, days).map(volumeOfTraining))[0]?.sets;

  it("has the sets of a round, shared among the student's days", () => {
    expect([setsOn(3), setsOn(2), setsOn(6)]).toEqual([12, 8, 24]);
  });

  it("is a round where no days are known", () => {
    expect(setsOn(0)).toBe(12);
  });

  it("has work and no adherence: nothing is prescribed for a day", () => {
    const work = { day: "2026-03-02", effort: 7, max_pain: null, working_sets: 12, tonnage_kg: 900 };
    const weeks = weekTrends([], [work], "2026-03-04");
    expect(weeks.at(-1)).toMatchObject({ planned: 0, done: 0, working_sets: 12 });
    expect(adherenceOf(weeks)).toBeNull();
  });
});

it("a sequence that gets weekdays again takes the student's days from Monday on", () => {
  const dealt = withFirstDays(
    all.map((training) => ({ ...training, weekdays: [] })),
    ["sunday", "tuesday"],
  );
  expect(dealt.map(({ weekdays }) => weekdays)).toEqual([["2"], ["0"], []]);
});
