import { describe, expect, it } from "vitest";
import { nextPhaseText, todayText } from "./today-text.ts";

const next = {
  training_id: 1,
  training_name: "Treino B",
  day: "2026-11-24",
  macrocycle_id: 1,
  mesocycle_id: 1,
  microcycle_id: null,
  muscle_groups: ["Costas", "Bíceps"],
  minutes: 48,
};
const on = (today: string, trained_today: string | null = null) =>
  todayText({ today, next_training: next, trained_today });

describe("a student's home", () => {
  it("names the training of today, its groups and its minutes", () => {
    expect(on("2026-11-24")).toEqual({
      title: "Treino B",
      lines: ["Hoje, terça, 24/11", "Costas e bíceps · 48 min"],
      isDue: true,
    });
  });
  it("names a day of rest and the next day with a training", () => {
    expect(on("2026-11-23")?.lines[0]).toBe("Próximo: amanhã, Treino B");
    expect(on("2026-11-22")).toMatchObject({
      title: "Hoje é descanso",
      lines: ["Próximo: terça, 24/11, Treino B", "Costas e bíceps · 48 min"],
      isDue: false,
    });
  });
  it("says what was done today, also before a second training", () => {
    expect(on("2026-11-22", "Treino A")?.title).toBe("Treino A feito hoje");
    expect(on("2026-11-24", "Treino A")?.lines.at(-1)).toBe("Treino A já está feito.");
  });
  it("names the next of a sequence, which has no day, and after it is done the one that follows", () => {
    const inTurn = (trained_today: string | null) =>
      todayText({ today: "2026-11-24", next_training: { ...next, day: null }, trained_today });
    expect(inTurn(null)).toEqual({
      title: "Treino B",
      lines: ["O próximo da sequência", "Costas e bíceps · 48 min"],
      isDue: true,
    });
    expect(inTurn("Treino A")).toEqual({
      title: "Treino A feito hoje",
      lines: ["Próximo: Treino B", "Costas e bíceps · 48 min"],
      isDue: false,
    });
  });
  it("leads to the training itself when the device only knows an earlier day", () => {
    const facts = { today: "2026-11-22", next_training: next, trained_today: null };
    expect(todayText(facts, "2026-11-24")).toMatchObject({ title: "Treino do dia", isDue: true });
  });
  it("has nothing to name without a training", () => {
    expect(todayText({ today: "2026-11-22", next_training: null, trained_today: null })).toBeUndefined();
  });
  it("counts the groups that have no room", () => {
    const muscle_groups = ["Peito", "Costas", "Ombros", "Bíceps", "Tríceps"];
    const text = todayText({ today: "2026-11-24", next_training: { ...next, muscle_groups }, trained_today: null });
    expect(text?.lines[1]).toBe("Peito, costas, ombros e mais 2 · 48 min");
  });
  it("tells when the next phase begins", () => {
    const starts = ["2026-01-05", null, "2026-06-08", "2026-06-01"];
    expect(nextPhaseText(starts, "2026-05-31")).toBe("Sua próxima fase começa em 01/06/2026.");
    expect(nextPhaseText(["2026-01-05", null], "2026-05-31")).toBeNull();
  });
});
