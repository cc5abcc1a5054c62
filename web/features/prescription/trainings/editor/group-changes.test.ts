import { describe, expect, it } from "vitest";
import type { Training } from "#contract/prescription/trainings.ts";
import { groupPlaces } from "#domain/training/sets/row-group.ts";
import { changeGroup, joinWithNext, leaveGroup } from "./group-changes.ts";
import { duplicateEntry, moveEntry, removeEntry, stepEntry, type TrainingsChange } from "./training-changes.ts";
import { aRow, aTraining } from "./trainings.fixture.ts";

const same = (id: number) => id;
const TRAINING = 5;

function after(...changes: TrainingsChange[]): readonly Training[] {
  const trainings = [aTraining(TRAINING, [aRow(1), aRow(2), aRow(3), aRow(4)])];
  return changes.reduce<readonly Training[]>((all, change) => change(all, same) ?? all, trainings);
}

const rowsAfter = (...changes: TrainingsChange[]) => after(...changes)[0]?.exercises ?? [];
const groupsAfter = (...changes: TrainingsChange[]) =>
  rowsAfter(...changes).map(({ id, group }) => [id, group?.number ?? null]);
const join = (id: number) => joinWithNext(TRAINING, id);

describe("rows in groups", () => {
  it("are joined with the row below, one after the other", () => {
    expect(groupsAfter(join(1))).toEqual([
      [1, 1],
      [2, 1],
      [3, null],
      [4, null],
    ]);
    expect(groupsAfter(join(1), join(1))).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, null],
    ]);
    expect(groupsAfter(join(3), join(1))).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ]);
    expect(groupsAfter(join(3), join(2))).toEqual([
      [1, null],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(groupsAfter(join(4))).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
    ]);
  });

  it("are passed by another row in one step, and a group passes another as a whole", () => {
    const drawn = (...changes: TrainingsChange[]) => rowsAfter(...changes).map(({ id }) => id);
    const step = (id: number, by: 1 | -1) => stepEntry(TRAINING, id, by);
    expect(drawn(join(1), step(3, -1))).toEqual([3, 1, 2, 4]);
    expect(drawn(join(2), step(1, 1))).toEqual([2, 3, 1, 4]);
    expect(drawn(join(1), step(2, -1))).toEqual([2, 1, 3, 4]);
    expect(drawn(join(1), join(3), step(2, 1))).toEqual([3, 4, 1, 2]);
    expect(drawn(join(1), join(3), step(3, -1))).toEqual([3, 4, 1, 2]);
  });

  it("of another type step among the rows that they are drawn with", () => {
    const stretch = { ...aRow(3).exercise, id: 9, exercise_type: "stretching" as const };
    const rows = [aRow(1), aRow(2), aRow(3, { exercise: stretch }), aRow(4, { exercise: stretch })];
    // Drawn: 3, then 1 and 4 of one group, then 2.
    const mixed = join(4)([aTraining(TRAINING, rows)], same) ?? [];
    const stepped = (id: number) => stepEntry(TRAINING, id, -1)(mixed, same)?.[0]?.exercises.map((row) => row.id);
    expect(stepped(4)).toEqual([4, 1, 2, 3]);
    expect(stepped(2)).toEqual([2, 1, 4, 3]);
  });

  it("leave it alone, and a group of one row is none", () => {
    expect(groupsAfter(join(1), join(1), leaveGroup(TRAINING, 2))).toEqual([
      [1, 1],
      [2, null],
      [3, 1],
      [4, null],
    ]);
    expect(groupsAfter(join(1), leaveGroup(TRAINING, 2))).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
    ]);
    expect(groupsAfter(join(1), removeEntry(TRAINING, 1))).toEqual([
      [2, null],
      [3, null],
      [4, null],
    ]);
    expect(groupsAfter(join(1), changeGroup(TRAINING, 1, null))).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
    ]);
  });

  it("take each other along", () => {
    expect(groupsAfter(join(1), moveEntry(TRAINING, 1, 4))).toEqual([
      [3, null],
      [4, null],
      [1, 1],
      [2, 1],
    ]);
    expect(groupsAfter(join(1), moveEntry(TRAINING, 1, 2))).toEqual([
      [2, 1],
      [1, 1],
      [3, null],
      [4, null],
    ]);
    expect(groupsAfter(join(3), moveEntry(TRAINING, 4, 1))).toEqual([
      [3, 1],
      [4, 1],
      [1, null],
      [2, null],
    ]);
  });

  it("are repeated inside of their group, and change with it", () => {
    const group = {
      number: 1,
      kind: "circuit",
      rounds: 4,
      rest_between: null,
      rest_after: "01:00",
      time_cap: null,
    } as const;
    const rows = rowsAfter(join(1), duplicateEntry(TRAINING, 2, 9), changeGroup(TRAINING, 1, group));
    expect(rows.filter((row) => row.group).map(({ id, group: its }) => [id, its?.kind, its?.rounds])).toEqual([
      [1, "circuit", 4],
      [2, "circuit", 4],
      [9, "circuit", 4],
    ]);
    expect([...groupPlaces(rows)]).toEqual([
      [1, { place: "A1", rows: 3 }],
      [2, { place: "A2" }],
      [9, { place: "A3" }],
    ]);
  });

  it("that are gone answer nothing", () => {
    expect(join(77)([aTraining(TRAINING, [aRow(1)])], same)).toBeNull();
    expect(changeGroup(TRAINING, 1, null)([aTraining(TRAINING, [aRow(1)])], same)).toBeNull();
  });
});
