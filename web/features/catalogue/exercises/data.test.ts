import { expect, it } from "vitest";
import { catalogueQuery } from "./data.ts";

it("the whole catalogue is searched from three letters on, and listed before", () => {
  const key = (q: string) =>
    JSON.stringify(catalogueQuery({ q, type: null, muscleGroupId: null, deviationId: null, equipment: "" }).queryKey);
  expect(key("su")).toBe(key(""));
  expect(key("sup")).not.toBe(key(""));
});
