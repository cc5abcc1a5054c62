import { expect, it } from "vitest";
import { isMarkedPain, painAdvice, saysPain, tellsOfPain } from "./pain.ts";

it.each([
  [null, false],
  [0, false],
  [3, false],
  [4, true],
  [10, true],
])("a pain of %s is marked: %s", (pain, isMarked) => {
  expect(isMarkedPain(pain)).toBe(isMarked);
});

it.each([
  [3, null],
  [4, /^Reduza a carga/],
  [6, /^Reduza a carga/],
  [7, /^Pare este exercício/],
])("a student with a pain of %s is told %s", (pain, words) => {
  if (words === null) expect(painAdvice(pain)).toBeNull();
  else expect(painAdvice(pain)).toMatch(words);
});

it.each([
  ["Ombro dói", true],
  ["Senti dor no joelho", true],
  ["DORES na lombar", true],
  ["Acho que machuquei o punho", true],
  ["Deu uma fisgada na coxa", true],
  ["Sem dor", false],
  ["Não senti dor hoje", false],
  ["Sem dor no ombro, mas o joelho doeu", true],
  ["Adorei o treino", false],
  ["Bom treino", false],
  ["", false],
])("the note %j tells of pain: %s", (note, isTold) => {
  expect(saysPain(note)).toBe(isTold);
});

it.each([
  [4, "", true],
  [3, "", false],
  [1, "joelho", true],
  [0, "leve", false],
  [null, "leve", false],
  [null, "dor no ombro", true],
])("a pain of %s with the note %j is for the trainer to hear: %s", (pain, note, isTold) => {
  expect(tellsOfPain({ pain, note })).toBe(isTold);
});
