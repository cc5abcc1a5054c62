import { expect, it } from "vitest";
import { recordableOn } from "./recordable.ts";

const training = (training_id: number, first: string, last: string) => ({
  training_id,
  training_name: `Treino ${training_id}`,
  cycle_name: "Microciclo",
  first,
  last,
});
const march = ["2026-03-01", "2026-03-28"] as const;

it("a day offers the trainings of its cycles, those that are prescribed for it first, and says what is recorded", () => {
  const planned = [{ training_id: 2, training_name: "Treino 2", state: "missed" as const, done_on: null, part: null }];
  const days = [{ day: "2026-03-02", planned, executions: [] }];
  const trainings = [training(1, ...march), training(2, ...march), training(3, "2026-03-29", "2026-04-25")];
  expect(recordableOn("2026-03-02", { days, trainings }).map((one) => [one.training_id, one.isPrescribed])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(recordableOn("2026-03-29", { days, trainings }).map(({ training_id }) => training_id)).toEqual([3]);
});
