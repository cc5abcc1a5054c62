import { expect, it } from "vitest";
import { comparedStrength } from "./compared-strength.ts";

const tested = (group_id: number, weight: number) => ({ group_id, muscle_group: `Grupo ${group_id}`, weight });

it("the groups of both days stand in their order, with what was tested by each", () => {
  const compared = comparedStrength([tested(4, 60), tested(1, 20)], [tested(2, 15), tested(4, 65)]);
  expect(compared.map(({ group, before, after }) => [group, before?.weight ?? null, after?.weight ?? null])).toEqual([
    ["Grupo 1", 20, null],
    ["Grupo 2", null, 15],
    ["Grupo 4", 60, 65],
  ]);
});
