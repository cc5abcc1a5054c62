import { expect, it } from "vitest";
import { withoutForbiddenSwaps } from "./forbidden-swaps.ts";

const SQUAT = 101;
const LEG_PRESS = 201;

const done = (entry_id: number | null, exercise_id: number, ...sets: readonly number[]) => ({
  entry_id,
  exercise_id,
  pain: null,
  note: "",
  sets: sets.map((set) => ({ set })),
});

it("a swap of a fixed row becomes an added exercise with all its sets, beside one that was added", () => {
  const exercises = [done(11, SQUAT, 1), done(11, LEG_PRESS, 2, 3), done(12, LEG_PRESS, 1), done(null, LEG_PRESS, 1)];
  expect(withoutForbiddenSwaps(exercises, new Map([[11, [SQUAT]]]))).toEqual([
    done(11, SQUAT, 1),
    done(12, LEG_PRESS, 1),
    done(null, LEG_PRESS, 1, 2, 3),
  ]);
});
