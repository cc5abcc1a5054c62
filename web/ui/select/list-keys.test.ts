import { expect, it } from "vitest";
import { settleText } from "./list-keys.ts";

const GOALS = ["Hipertrofia", "Emagrecimento", "Performance"].map((label) => ({ value: label, label }));

it("a text that one option has is that option when the field is left", () =>
  expect(settleText(GOALS, "perfor")).toEqual({ match: { value: "Performance", label: "Performance" } }));

it("a text that no option has, or several have, is left with a word", () => {
  expect(settleText(GOALS, "xyz")).toEqual({ error: "Nenhum resultado" });
  expect(settleText(GOALS, "e")).toEqual({ error: "Escolha na lista" });
});
