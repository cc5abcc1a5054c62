import { expect, it } from "vitest";
import { moveItem } from "./move-item.ts";

it("an item moves down, up and to where it is; all others keep their order", () => {
  const items = ["a", "b", "c", "d"];
  expect(moveItem(items, 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveItem(items, 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moveItem(items, 1, 1)).toEqual(items);
});
