import { expect, it } from "vitest";
import { placesOf } from "./sides.ts";

it("puts the two sides of one deviation on a line, and nothing else", () => {
  expect(
    placesOf([
      "Cabeça anteriorizada",
      "Cabeça rodada à direita",
      "Cabeça rodada à esquerda",
      "Escápula alada (borda medial) à direita",
      "Escápula alada (borda medial) à esquerda",
      "Ombro elevado à direita",
      "Ombro retraído à esquerda",
    ]),
  ).toEqual(["alone", "first", "second", "first", "second", "alone", "alone"]);
});
