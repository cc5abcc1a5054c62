import { describe, expect, it } from "vitest";
import { attentionNeeded, daysLeftText } from "./attention.ts";

const today = "2026-03-30";
const running = { name: "Mesociclo 1", endDate: "2026-04-12", hasTraining: true };

describe("a student needs attention", () => {
  it("without a training in the mesocycle that runs", () => {
    const currentMesocycle = { ...running, hasTraining: false };
    expect(attentionNeeded({ currentMesocycle, lastEvaluation: "2026-03-20" }, today)).toEqual(["Sem treino"]);
  });

  it.each([
    ["2026-01-05", []],
    ["2026-01-04", ["Avaliação vencida"]],
  ])("when the last evaluation, of %s, is more than twelve weeks old: %s", (lastEvaluation, words) => {
    expect(attentionNeeded({ currentMesocycle: running, lastEvaluation }, today)).toEqual(words);
  });

  it("without any evaluation, but not while no mesocycle runs", () => {
    expect(attentionNeeded({ currentMesocycle: running, lastEvaluation: null }, today)).toEqual(["Sem avaliação"]);
    expect(attentionNeeded({ currentMesocycle: null, lastEvaluation: null }, today)).toEqual([]);
  });
});

describe("the days that a mesocycle still runs", () => {
  it.each([
    ["2026-03-30", "termina hoje"],
    ["2026-03-31", "1 dia"],
    ["2026-04-11", "12 dias"],
  ])("until %s: %s", (end, words) => expect(daysLeftText(end, today)).toBe(words));
});
