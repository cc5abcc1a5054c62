import { describe, expect, it } from "vitest";
import { newIds } from "./new-ids.ts";
import { addTraining, copyEntry, editTraining, moveTraining, removeTrainings, undoChange } from "./training-changes.ts";
import { aRow, aTraining } from "./trainings.fixture.ts";

const same = (id: number) => id;
const newId = newIds();
const row = aRow(21, { series: 4, observacao: "Devagar." });
const hiit = aRow(22, { hiit: true, seghiit: true, quihiit: true });

describe("a copied row", () => {
  const trainings = [aTraining(1, [row, hiit]), aTraining(2, [aRow(31)]), aTraining(3, [])];

  it("stands at the end of each chosen training, with an id of its own, and nothing else changes", () => {
    const copied = copyEntry(row, [1, 2], newId)(trainings, same);
    expect(copied?.map(({ exercises }) => exercises.map(({ sq, series }) => [sq, series]))).toEqual([
      [
        [1, 4],
        [2, 3],
        [3, 4],
      ],
      [
        [1, 3],
        [2, 4],
      ],
      [],
    ]);
    const [own, other] = [copied?.[0]?.exercises[2], copied?.[1]?.exercises[1]];
    expect(own).toMatchObject({ ...row, id: own?.id, sq: 3, order: 3 });
    expect(new Set([row.id, own?.id, other?.id]).size).toBe(3);
    expect(copied?.[2]).toBe(trainings[2]);
  });

  it("has the same id when the change is made again", () => {
    const change = copyEntry(row, [3], newId);
    expect(change(trainings, same)).toEqual(change(trainings, same));
  });

  it("passes over trainings that are gone, and fails when all are", () => {
    expect(copyEntry(row, [3, 9], newId)(trainings, same)?.[2]?.exercises).toHaveLength(1);
    expect(copyEntry(row, [8, 9], newId)(trainings, same)).toBeNull();
  });

  it("leaves the days of HIIT that the training does not have", () => {
    const [copied] = copyEntry(hiit, [1], newId)([aTraining(1, [])], same) ?? [];
    expect(copied?.weekdays).toEqual(["1"]);
    expect(copied?.exercises[0]).toMatchObject({ hiit: true, seghiit: true, quihiit: false });
  });
});

it("a training that moves to other days takes its HIIT along", () => {
  const training = aTraining(1, [row, hiit]);
  const [moved] = editTraining(1, { weekdays: ["4"] })([training], same) ?? [];
  expect(moved?.exercises[0]).toBe(training.exercises[0]);
  expect(moved?.exercises[1]).toMatchObject({ hiit: true, seghiit: false, quihiit: true });
});

describe("a training of a sequence", () => {
  const sequence = [1, 2, 3].map((id) => aTraining(id, []));
  const ids = (trainings: readonly { readonly id: number }[] | null | undefined) => trainings?.map(({ id }) => id);

  it("moves among the others, and not beyond the ends", () => {
    expect(ids(moveTraining(3, -1)(sequence, same))).toEqual([1, 3, 2]);
    expect(ids(moveTraining(1, 1)(sequence, same))).toEqual([2, 1, 3]);
    expect(moveTraining(1, -1)(sequence, same)).toBe(sequence);
    expect(moveTraining(9, 1)(sequence, same)).toBeNull();
  });

  it("goes back when the move is undone", () => {
    const moved = moveTraining(3, -1)(sequence, same) ?? [];
    expect(ids(undoChange(sequence, moved, newId)(moved, same))).toEqual([1, 2, 3]);
  });

  it("is made without a day", () => {
    expect(addTraining(4, [])(sequence, same)?.at(-1)?.weekdays).toEqual([]);
  });
});

it("a training for which no day is left is made without one", () => {
  const full = { ...aTraining(1, []), weekdays: ["0", "1", "2", "3", "4", "5", "6"] as const };
  const made = addTraining(2, null)([{ ...full, weekdays: [...full.weekdays] }], same);
  expect(made?.[1]).toMatchObject({ id: 2, weekdays: [], follows_exercises: true });
});

it("trainings that were added at once are taken back at once, whichever of them are left", () => {
  const trainings = [1, 2, 3].map((id) => aTraining(id, []));
  expect(removeTrainings([2, 3])(trainings, same)?.map(({ id }) => id)).toEqual([1]);
  expect(removeTrainings([3, 9])(trainings, same)?.map(({ id }) => id)).toEqual([1, 2]);
  expect(removeTrainings([8, 9])(trainings, same)).toBeNull();
});
