import { expect, test } from "vitest";
import { shortPersonName } from "./person-name.ts";

test.each([
  ["Lucas Ferreira Brandão", "Lucas Brandão"],
  ["Lucas Brandão", "Lucas Brandão"],
  ["Lucas", "Lucas"],
  ["  Maria   da Conceição  ", "Maria Conceição"],
  ["João Pedro da Silva Júnior", "João Silva Júnior"],
  ["Silva Filho", "Silva Filho"],
  ["Filho", "Filho"],
  ["", ""],
])("%j is called %j", (name, short) => {
  expect(shortPersonName(name)).toBe(short);
});
