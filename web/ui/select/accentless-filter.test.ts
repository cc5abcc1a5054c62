import { expect, it } from "vitest";
import { accentlessFilter } from "./accentless-filter.ts";

const options = ["Remada", "Agachamento búlgaro", "Búlgaro com salto"].map((label) => ({ label, value: label }));
const found = (search: string) => accentlessFilter({ options, search, limit: 5 });

it("a search without accents finds labels with them, those that begin so first", () =>
  expect(found("BULGARO")).toEqual([options[2], options[1]]));

it("the search itself comes first, and another name of an option counts as its label", () => {
  const states = [
    { value: "PB", label: "PB", otherName: "Paraíba" },
    { value: "PA", label: "PA", otherName: "Pará" },
    { value: "SP", label: "SP", otherName: "São Paulo" },
  ];
  const values = (search: string) =>
    accentlessFilter({ options: states, search, limit: 5 }).flatMap((item) => ("value" in item ? item.value : []));
  expect(values("para")).toEqual(["PA", "PB"]);
  expect(values("sp")).toEqual(["SP"]);
  expect(values("sao paulo")).toEqual(["SP"]);
});

it("an accent that a dead key wrote alone hides no option", () => {
  expect(found("´")).toHaveLength(3);
  expect(found("b´ulg")).toHaveLength(2);
});
