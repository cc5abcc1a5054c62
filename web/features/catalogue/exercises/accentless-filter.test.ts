import { expect, it } from "vitest";
import { accentlessFilter } from "../../../ui/select/accentless-filter.ts";

const options = ["Remada", "Agachamento búlgaro", "Búlgaro com salto"].map((label) => ({ label, value: label }));
const found = (search: string) => accentlessFilter({ options, search, limit: 5 });

it("a search without accents finds labels with them, those that begin so first", () =>
  expect(found("BULGARO")).toEqual([options[2], options[1]]));

it("an accent that a dead key wrote alone hides no option", () => {
  expect(found("´")).toHaveLength(3);
  expect(found("b´ulg")).toHaveLength(2);
});
