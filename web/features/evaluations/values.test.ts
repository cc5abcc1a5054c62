import { describe, expect, it } from "vitest";
import { changedFields, numberIn, obstaclesTo, tidied } from "./values.ts";

describe("what keeps an evaluation from being saved", () => {
  it("is told in the order in which the trainer fills in", () => {
    expect(obstaclesTo({}).map(({ sentence }) => sentence)).toEqual([
      "Estatura Obrigatória!",
      "Massa Obrigatória!",
      "Frequencia Cardiaca de Repouso Obrigatória",
    ]);
  });

  it("puts slips after what is missing, and names their field", () => {
    const sentences = obstaclesTo({ stature: "165", weight: "62,00", triceps: "182" }).map(({ sentence }) => sentence);
    expect(sentences).toEqual(["Frequencia Cardiaca de Repouso Obrigatória", "Tríceps: Informe um valor entre 1 e 90"]);
  });
});

describe("a typed value", () => {
  it("gets a weight's decimals and loses a forgotten comma when it is left", () => {
    expect(tidied("weight", "62")).toBe("62,00");
    expect(tidied("triceps", "12,")).toBe("12");
  });

  it("counts in no figure while it cannot be right", () => {
    expect(numberIn({ stature: "1" }, "stature")).toBeNull();
    expect(numberIn({ stature: "165" }, "stature")).toBe(165);
  });

  it("is no change when it only lost its untidiness", () => {
    expect(changedFields({ weight: "62", triceps: "" }, { weight: "62,00" })).toEqual([]);
  });
});
