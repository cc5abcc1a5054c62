import { describe, expect, it } from "vitest";
import { GROUP } from "../../training/muscle-groups.ts";
import { proposedMovement } from "./movement-words.ts";

const squat = (load: string) => ({ pattern: "squat", parameters: { load } });

describe("the proposed movement", () => {
  it.each([
    ["Agachamento com peso corporal", "Peso corporal", squat("none")],
    ["AGACHAMENTO LIVRE", "Barra e gaiola", squat("barbell")],
    ["Agachamento livre com barra", "", squat("barbell")],
    ["Squat with dumbbells", "", squat("dumbbells")],
    ["Agachamento", "Par de halteres", squat("dumbbells")],
    ["Agachamento isométrico", "Parede", { pattern: "functional-squat", parameters: { position: "wall" } }],
  ])("of %s (%s) is read from the words of name and equipment", (name, equipment, movement) => {
    expect(proposedMovement(name, equipment, [GROUP.quadriceps])).toEqual(movement);
    expect(proposedMovement(name, equipment, [])).toEqual(movement);
  });

  it("is none for words that no pattern has, and for muscles that its pattern does not train", () => {
    expect(proposedMovement("Fazer nada", "Barra", [])).toBeNull();
    expect(proposedMovement("", "", [])).toBeNull();
    expect(proposedMovement("Agachamento livre", "Barra", [GROUP.biceps])).toBeNull();
  });
});
