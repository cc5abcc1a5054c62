import { expect, it } from "vitest";
import { layCycleName } from "./lay-words.ts";

it.each([
  ["Mesociclo 3", "Fase 3"],
  ["Microciclo 12", "Semana 12"],
  ["Macrociclo 2026", "Plano 2026"],
  ["Recomposição corporal", "Recomposição corporal"],
  ["Mesociclos de base", "Mesociclos de base"],
])("a student reads %s as %s", (name, lay) => {
  expect(layCycleName(name)).toBe(lay);
});
