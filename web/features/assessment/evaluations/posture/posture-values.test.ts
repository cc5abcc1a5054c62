import { expect, it } from "vitest";
import { SPINE } from "#domain/assessment/posture/regions/spine.ts";
import { hasSamePosture, keysIn, selectionIn, valuesOfKeys } from "./posture-values.ts";

it("a sheet in which nothing was looked at has no selection; one place looked at makes one", () => {
  expect(selectionIn({ weight: "70", "posture.coluna_2": "" })).toBeNull();
  expect(selectionIn({ weight: "70", "posture.coluna_2": "nenhum" })).toEqual({ coluna_2: "nenhum" });
});

it("a region is cleared key by key, and put back as it was", () => {
  const values = { "posture.coluna_2": "hipercifose_toracica", "posture.pe_1": "abduto" } as const;
  const keys = keysIn(SPINE);
  expect(keys).toEqual(["coluna_1", "coluna_2", "coluna_3", "coluna_4"]);
  const cleared = { ...values, ...valuesOfKeys(keys, () => "") };
  expect(selectionIn(cleared)).toEqual({ pe_1: "abduto" });
  const before = selectionIn(values) ?? {};
  const back = { ...cleared, ...valuesOfKeys(keys, (key) => before[key] ?? "") };
  expect(selectionIn(back)).toEqual(selectionIn(values));
  expect([hasSamePosture(back, values), hasSamePosture(cleared, values)]).toEqual([true, false]);
});
