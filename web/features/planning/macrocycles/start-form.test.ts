import { describe, expect, it } from "vitest";
import { newStartForm, toStartBody, validateStart, withEnd, withName, withStart, withWeeks } from "./start-form.ts";

const GUEDES = { skinfold_protocol: "Guedes - 3 Dobras", weeks: null };
const empty = newStartForm(GUEDES, "2026-03-02");
const filled = withName(empty, "Hipertrofia");

describe("the start of a periodisation", () => {
  it("needs a name alone: four weeks from today, and the goal follows the name", () => {
    expect(Object.keys(validateStart(empty))).toEqual(["name", "mesocycle.goal"]);
    expect(validateStart(filled)).toEqual({});
    expect(toStartBody(filled)).toMatchObject({
      name: "Hipertrofia",
      skinfold_protocol: "Guedes - 3 Dobras",
      mesocycle: { name: "Mesociclo 1", goal: "Hipertrofia", start_date: "2026-03-02", end_date: "2026-03-29" },
    });
  });

  it("needs nothing typed for a student whose goal is known", () => {
    const proposed = newStartForm(GUEDES, "2026-03-02", "Emagrecimento");
    expect(validateStart(proposed)).toEqual({});
    expect(toStartBody(proposed)).toMatchObject({ name: "Emagrecimento", mesocycle: { goal: "Emagrecimento" } });
    expect(withName(proposed, "Verão").mesocycle.goal).toBe("Verão");
  });

  it("is as long as the trainer's last one, where that is one of the usual lengths", () => {
    const as = (weeks: number) => newStartForm({ ...GUEDES, weeks }, "2026-03-02");
    expect(as(8)).toMatchObject({ weeks: 8, mesocycle: { end_date: "2026-04-26" } });
    expect(as(5)).toMatchObject({ weeks: 4, mesocycle: { end_date: "2026-03-29" } });
  });

  it("keeps a goal with words of its own", () => {
    const own = { ...filled, mesocycle: { ...filled.mesocycle, goal: "Ganho de massa" } };
    expect(withName(own, "Força").mesocycle.goal).toBe("Ganho de massa");
  });

  it("ends so many weeks after its start, wherever that moves", () => {
    expect(withWeeks(filled, 8).mesocycle.end_date).toBe("2026-04-26");
    expect(withStart(withWeeks(filled, 6), "2026-03-09").mesocycle.end_date).toBe("2026-04-19");
  });

  it("creates a microcycle for each week only when asked", () => {
    expect(toStartBody(filled).mesocycle?.weeks).toBeNull();
    expect(toStartBody({ ...filled, byWeek: true }).mesocycle?.weeks).toBe(4);
    const ownEnd = withEnd({ ...filled, byWeek: true }, "2026-04-01");
    expect(toStartBody(ownEnd).mesocycle).toMatchObject({ weeks: null, end_date: "2026-04-01" });
  });

  it("says what is wrong beside the date", () => {
    expect(validateStart(withEnd(filled, "2026-03-01"))).toHaveProperty(["mesocycle.end_date"]);
    expect(validateStart(withEnd(filled, ""))).toEqual({ "mesocycle.end_date": "Este campo não pode ficar em branco" });
  });
});
