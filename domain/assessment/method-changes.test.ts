import { describe, expect, test } from "vitest";
import { methodChanges } from "./method-changes.ts";

const SAME = { skinfoldProtocol: "Guedes - 3 Dobras", muscleMass: "limbs", vo2: "protocol_3" };

describe("the methods of evaluations", () => {
  test("that agree need no word", () => {
    expect(methodChanges([SAME, SAME, SAME])).toEqual([]);
  });

  test("that differ are named, each once", () => {
    expect(
      methodChanges([
        SAME,
        { skinfoldProtocol: "Marinha Americana", muscleMass: "weight", vo2: "protocol_5" },
        { ...SAME, skinfoldProtocol: "Marinha Americana" },
      ]),
    ).toEqual([
      expect.stringContaining("protocolos diferentes (Guedes - 3 Dobras e Marinha Americana (US Navy))"),
      expect.stringContaining("equações diferentes (perímetros e dobras dos membros e massa e estatura)"),
      expect.stringContaining("testes diferentes (Teste de 12 minutos e Corrida de 15 minutos)"),
    ]);
  });

  test("of a figure that one of them lacks do not differ", () => {
    expect(methodChanges([SAME, { ...SAME, muscleMass: undefined, vo2: undefined }])).toEqual([]);
  });
});
