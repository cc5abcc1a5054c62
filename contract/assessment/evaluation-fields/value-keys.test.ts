import { expect, it } from "vitest";
import { valueLabel } from "./value-keys.ts";

it("a place of the posture is called by what is looked at there, and its side", () => {
  expect(valueLabel("posture.ombro_1")).toBe("Altura do ombro à esquerda");
  expect(valueLabel("posture.coluna_2")).toBe("Coluna torácica");
  expect(valueLabel("weight")).toBe("Massa");
});
