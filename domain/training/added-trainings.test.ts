import { describe, expect, it } from "vitest";
import { addedTrainings } from "./added-trainings.ts";
import type { WeekdayValue } from "./weekdays.ts";

const EVERY_DAY = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const own = [
  { name: "Treino A", weekdays: ["1"] },
  { name: "Treino B", weekdays: ["3"] },
];
const hiit = { hiit: true, seghiit: true, quihiit: true };
const aCopy = (name: string, weekdays: WeekdayValue[], exercises: (typeof hiit)[] = []) => ({
  name,
  weekdays,
  exercises,
});
const added = (copies: ReturnType<typeof aCopy>[], daysOfWeek: readonly string[] = EVERY_DAY) =>
  addedTrainings(own, copies, daysOfWeek).map(({ name, weekdays }) => [name, weekdays.join()]);

describe("trainings added to a cycle's own", () => {
  it("get the next free letters", () => {
    expect(added([aCopy("Treino A", ["2"]), aCopy("Treino D", ["4"])])).toEqual([
      ["Treino C", "2"],
      ["Treino D", "4"],
    ]);
    expect(added([aCopy("Treino D", ["4"])])).toEqual([["Treino C", "4"]]);
  });

  it("keep a name that says what they are, once", () => {
    const names = added([aCopy("Peito", ["2"]), aCopy("Peito", ["4"])]).map(([name]) => name);
    expect(names).toEqual(["Peito", "Treino D"]);
  });

  it("keep the days that are free, else take the first free one, else none", () => {
    const copies = [aCopy("A", ["1", "4"]), aCopy("B", ["4"]), aCopy("C", ["2"])];
    expect(added(copies, ["monday", "thursday", "friday"])).toEqual([
      ["A", "4"],
      ["B", "5"],
      ["C", ""],
    ]);
  });

  it("have no days in a sequence", () => {
    expect(added([aCopy("Peito", ["2"]), aCopy("Costas", [])], [])).toEqual([
      ["Peito", ""],
      ["Costas", ""],
    ]);
  });

  it("take HIIT along to the days that they keep", () => {
    const [copy] = addedTrainings(own, [aCopy("Corrida", ["1", "4"], [hiit])], EVERY_DAY);
    expect(copy?.exercises[0]).toMatchObject({ hiit: true, seghiit: false, quihiit: true });
  });
});
