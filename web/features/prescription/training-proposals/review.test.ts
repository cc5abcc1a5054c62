import { describe, expect, it } from "vitest";
import { fromWire, toWire } from "#domain/training/entry/names.ts";
import type { ProposedEntry, TrainingProposal } from "./data.ts";
import { decide, draftsOf, reviewed, swap, UNDECIDED, vary } from "./review.ts";

const exercise = (id: number, exercise_type: ProposedEntry["exercise"]["exercise_type"] = "resistence") => ({
  id,
  user_id: null,
  name: `Exercício ${id}`,
  link: null,
  exercise_type,
  equipament_needed: null,
  movement: null,
  muscle_groups: [{ id: 4, name: "Peitoral" }],
});

const row = (id: number, equivalents: readonly number[] = []) => ({
  exercise: exercise(id, id === 9 ? "stretching" : "resistence"),
  equivalents: equivalents.map((one) => exercise(one)),
  reasons: ["Porque sim."],
  ...toWire({ ...fromWire({}), series: 3 }),
  exercise_technic: null,
});

const of = { muscle_group: [], training_method: null, exercise_type_order: [], reasons: [] };
const proposal: Pick<TrainingProposal, "trainings"> = {
  trainings: [
    {
      name: "Treino A",
      weekdays: ["1"],
      exercise_type: [
        { name: "Resistido", value: "resistence" },
        { name: "Alongamento", value: "stretching" },
      ],
      ...of,
      minutes: 50,
      exercises: [row(1, [2, 3]), row(2, [1, 3]), row(9)],
    },
    { name: "Treino B", weekdays: ["3"], exercise_type: [], ...of, minutes: 40, exercises: [row(1)] },
  ],
};

const show = (decisions = UNDECIDED) => reviewed(proposal, decisions);
const [A, B] = [["Treino A:1", "Treino A:2", "Treino A:9"], ["Treino B:1"]];

describe("a review", () => {
  it("accepts everything at first", () => {
    expect(draftsOf(show()).map(({ exercises }) => exercises?.length)).toEqual([3, 1]);
  });

  it("varies one training: its rows turn to other exercises, never to one of its own", () => {
    const idsOf = (decisions = UNDECIDED) => show(decisions).map(({ rows }) => rows.map(({ exercise: { id } }) => id));
    const [first] = show();
    if (!first) throw new Error("no training");
    expect(idsOf(vary(UNDECIDED, first))).toEqual([[3, 2, 9], [1]]);
    const only = { training: first.training, rows: first.rows.slice(2) };
    expect(vary(UNDECIDED, only)).toBe(UNDECIDED);
  });

  it("sends what an ordinary save takes, without reasons and substitutes", () => {
    const { reasons: _reasons, ...fields } = of;
    expect(draftsOf(show())[1]).toEqual({
      ...fields,
      name: "Treino B",
      weekdays: ["3"],
      exercise_type: [],
      exercises: [{ ...toWire({ ...fromWire({}), series: 3 }), exercise: [{ id: 1 }], exercise_technic: null }],
    });
  });

  it("leaves out a rejected row and a type that has no row any more, and takes both back", () => {
    const without = decide(UNDECIDED, ["Treino A:9"], false);
    const [first] = draftsOf(show(without));
    expect(first?.exercises).toHaveLength(2);
    expect(first?.exercise_type).toEqual([{ name: "Resistido", value: "resistence" }]);
    expect(draftsOf(show(decide(without, ["Treino A:9"], true)))).toEqual(draftsOf(show()));
  });

  it("leaves out a training whose rows are all rejected", () => {
    expect(draftsOf(show(decide(UNDECIDED, A, false))).map(({ name }) => name)).toEqual(["Treino B"]);
    expect(draftsOf(show(decide(decide(UNDECIDED, A, false), B, false)))).toEqual([]);
  });

  it("swaps an exercise, offers the proposed one again, and never one that the training has", () => {
    const choices = (decisions = UNDECIDED) => show(decisions)[0]?.rows[0]?.choices.map(({ id }) => id);
    expect(choices()).toEqual([3]);
    const swapped = swap(UNDECIDED, "Treino A:1", 3);
    expect(draftsOf(show(swapped))[0]?.exercises?.[0]?.exercise).toEqual([{ id: 3 }]);
    expect(choices(swapped)).toEqual([1]);
    expect(show(swapped)[0]?.rows[1]?.choices.map(({ id }) => id)).toEqual([1]);
  });

  it("ignores decisions about rows that another proposal has not", () => {
    expect(draftsOf(show({ rejected: ["Treino Z:1"], swaps: { "Treino A:1": 77 } }))).toEqual(draftsOf(show()));
  });
});
