import { expect, it } from "vitest";
import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import { madeChange } from "./made-changes.ts";

it("a field that is typed anew two hundred times without a signal still fits into what the server takes", () => {
  let waiting: readonly FieldChangeDraft[] = [];
  const stood = { id: "stood", value: "1", made_at: "", device_id: null, device: "", author: "trainer" } as const;
  for (let index = 0; index < 200; index++) {
    const newId = () => `typed-${index}`;
    waiting = [
      madeChange({ standing: { weight: [stood] }, waiting }, "weight", `${index}`, { now: new Date(), newId }),
    ];
  }
  const [last] = waiting;
  expect(last?.replaces).toHaveLength(100);
  expect(last?.replaces.slice(0, 2)).toEqual(["stood", "typed-198"]);
});
