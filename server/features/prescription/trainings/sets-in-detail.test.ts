import { describe, expect, it } from "vitest";
import type { DetailedSet } from "#domain/training/sets/detailed-set.ts";
import { anEvaluatedMesocycle, aTraining, type EntryInput, resisted } from "../../../testing/steps/cycles.ts";
import { asSent, startPrescribing } from "../../../testing/steps/prescriptions.ts";

const { testApp, joao, exercise, technique, prescribe, read } = await startPrescribing();

type SetInput = Partial<Omit<DetailedSet, "load_kg">> & { readonly load_kg?: number | string };
const set = (values: SetInput) => ({ kind: "work" as const, ...values });
const WARM_AND_HEAVY = [
  set({ kind: "warmup", max_reps: 12, load_kg: "20" }),
  set({ max_reps: 5, percent: 80, percent_of: "one_rep_max", rest: "03:00" }),
  set({ min_reps: 8, max_reps: 10, load_kg: 42.5, rir: 2 }),
  set({ kind: "amrap" }),
];

async function prescribed(exercises: readonly EntryInput[]) {
  const cycle = await anEvaluatedMesocycle(testApp, joao);
  const answer = await prescribe(cycle, [aTraining({ exercises: [...exercises] })]);
  return { cycle, answer };
}

async function rowsOf(exercises: readonly EntryInput[]) {
  const { cycle, answer } = await prescribed(exercises);
  expect(answer.text.slice(0, 300)).toContain("mesocycle");
  const [training] = (await read(cycle)).trainings;
  return { cycle, training, rows: training?.exercises ?? [] };
}

describe("sets in detail", () => {
  it("come back as they were sent, and sum up the row for whoever knows no detail", async () => {
    const { rows } = await rowsOf([resisted(exercise("resistence"), { sets: WARM_AND_HEAVY, series: 9, carga: 99 })]);
    const nothing = {
      min_reps: null,
      load_kg: null,
      percent: null,
      percent_of: null,
      rir: null,
      rpe: null,
      rest: null,
    };
    expect(rows[0]).toMatchObject({ series: 3, min_reps: 5, max_reps: 10, carga: null });
    expect(rows[0]?.sets?.map(({ resolved_kg, ...one }) => one)).toEqual([
      { ...nothing, kind: "warmup", max_reps: 12, load_kg: 20 },
      { ...nothing, kind: "work", max_reps: 5, percent: 80, percent_of: "one_rep_max", rest: "03:00" },
      { ...nothing, kind: "work", min_reps: 8, max_reps: 10, load_kg: 42.5, rir: 2 },
      { ...nothing, kind: "amrap", max_reps: null },
    ]);
  });

  it("are absent as null, and a row that is sent back as it was answered stays the same", async () => {
    const { cycle, training, rows } = await rowsOf([
      resisted(exercise("resistence"), { sets: WARM_AND_HEAVY }),
      resisted(exercise("resistence", 1)),
    ]);
    expect(rows[1]).toMatchObject({ sets: null, group: null, no_swap: false });
    if (!training) throw new Error("there is a training");
    const mesocycle = await read(cycle);
    const again = await prescribe({ ...cycle, mesocycle }, asSent(mesocycle));
    expect(again.status).toBe(200);
    expect((await read(cycle)).trainings).toEqual([training]);
  });

  it("of a pyramid are its repetitions", async () => {
    const sets = [set({ max_reps: 12, load_kg: 20 }), set({ max_reps: 8, load_kg: 30 })];
    const pyramid = {
      exercise_technic: technique("PIRÂMIDE CRESCENTE"),
      series: 3,
      max_reps: null,
      min_reps: null,
      sets,
    };
    const { rows } = await rowsOf([resisted(exercise("resistence"), pyramid)]);
    expect(rows[0]).toMatchObject({ series: 2, reps_pattern: "12-08", max_reps: null });
  });

  it.each<[string, Partial<EntryInput>, string, string]>([
    [
      "kilograms and a percentage",
      { sets: [set({ max_reps: 5, load_kg: 40, percent: 80, percent_of: "one_rep_max" })] },
      "sets",
      "1ª série: Uma série tem quilos ou %, não os dois",
    ],
    [
      "no repetitions",
      { sets: [set({ max_reps: 5 }), set({})] },
      "sets",
      "2ª série: Diga as repetições de cada série: 5, 8-12 ou AMRAP",
    ],
    ["a group without its rounds", { group: { number: 1, kind: "circuit" } }, "group", "Diga quantas voltas"],
  ])("are refused with a sentence: %s", async (_, values, field, sentence) => {
    const { answer } = await prescribed([
      resisted(exercise("resistence"), values),
      resisted(exercise("resistence", 1)),
    ]);
    expect(answer.status).toBe(422);
    expect(answer.errors.fields).toEqual({
      [`trainings.0.exercises.0.${field}`]: sentence,
    });
  });

  it("are not for exercises without a load", async () => {
    const stretch = {
      exercise: exercise("stretching"),
      series: 3,
      tempo: "00:30",
      descanco: "00:30",
      sets: [set({ max_reps: 5 })],
    };
    const { answer } = await prescribed([stretch]);
    expect([answer.status, answer.text]).toEqual([
      422,
      expect.stringContaining("Séries em detalhe são de exercícios com carga"),
    ]);
  });
});

describe("a group of rows", () => {
  const together = { number: 4, kind: "circuit" as const, rounds: 3, rest_after: "01:30" };

  it("joins rows of any type, numbered as it appears, and its rounds are their series", async () => {
    const { rows } = await rowsOf([
      resisted(exercise("resistence"), { group: together, series: 5 }),
      {
        exercise: exercise("stretching"),
        series: 2,
        tempo: "00:30",
        descanco: "00:30",
        group: { ...together, rounds: 9 },
      },
    ]);
    const stored = { number: 1, kind: "circuit", rounds: 3, rest_between: null, rest_after: "01:30", time_cap: null };
    expect(rows.map(({ group, series }) => [group, series])).toEqual([
      [stored, 3],
      [stored, 3],
    ]);
  });

  it("that lost its other rows is no group any more", async () => {
    const { rows } = await rowsOf([resisted(exercise("resistence"), { group: together })]);
    expect(rows[0]?.group).toBeNull();
  });
});
