import { describe, expect, it } from "vitest";
import type { Maximum } from "./data.ts";
import { heldText, plainHeldText, plainReasonText, reasonText, sourceText } from "./max-text.ts";

const trained: Maximum = {
  day: "2026-11-12",
  source: "training",
  one_rep_max_kg: 84,
  set: { load_kg: 70, repetitions: 6, rir: null },
  is_rough: false,
};
const typed: Maximum = { ...trained, source: "typed", set: null };

it("a training that was done while a clearance was awaited is told with the reason why it does not count", () => {
  expect(heldText(trained)).toBe(
    "O treino de 12/11/2026 (70 kg × 6) daria 84 kg, mas não conta: foi feito à espera da liberação médica.",
  );
  expect(plainHeldText(trained)).toBe(
    "O treino de 12/11/2026 não aumenta sua carga máxima: ele foi feito à espera da liberação médica.",
  );
});

describe("why a maximum counts", () => {
  it.each<[Maximum, boolean, string]>([
    [trained, false, "estimada de 70 kg × 6 no treino de 12/11/2026, Epley"],
    [
      { ...trained, set: { load_kg: 72.5, repetitions: 5, rir: 1.5 } },
      false,
      "estimada de 72,5 kg × 5 com 1,5 de reserva no treino de 12/11/2026, Epley",
    ],
    [
      { ...trained, source: "test", is_rough: true, set: { load_kg: 60, repetitions: 12, rir: null } },
      false,
      "estimada de 60 kg × 12 no teste de 12/11/2026, Epley, aproximada",
    ],
    [
      { ...trained, source: "test", set: { load_kg: 90, repetitions: 1, rir: null } },
      false,
      "90 kg × 1 no teste de 12/11/2026",
    ],
    [typed, false, "informada em 12/11/2026"],
    [typed, true, "fixada em 12/11/2026"],
  ])("names set, day and equation", (maximum, isFixed, text) => {
    expect(reasonText(maximum, isFixed)).toBe(text);
  });

  it("is told to a student without the equation", () => {
    expect(plainReasonText(trained)).toBe("calculada de 70 kg × 6 no treino de 12/11/2026");
    expect(plainReasonText(typed)).toBe("informada pelo seu personal em 12/11/2026");
  });

  it("is short in a table", () => {
    expect([sourceText(trained), sourceText(typed)]).toEqual(["Treino: 70 kg × 6", "Informada"]);
  });
});
