import { expect, it } from "vitest";
import { isChosenFirst, stepFor } from "./use-give-training.ts";

const path = { id: 3, macroId: 1, mesoId: 2, microId: undefined };
const running = (was_evaluated: boolean, has_training = false) => ({
  path,
  cycle: {
    id: 2,
    name: "Mesociclo 1",
    goal: "Base",
    start_date: "2026-11-01",
    end_date: "2026-11-28",
    is_finished: false,
    was_evaluated,
    has_training,
  } as NonNullable<Parameters<typeof stepFor>[1]>["cycle"],
});

it("opens the training of an evaluated cycle", () => {
  expect(stepFor("Ana", running(true))).toEqual({ dialog: "training" });
});

it("leads to what is missing first, and says it", () => {
  expect(stepFor("Ana", undefined).dialog).toBe("start");
  expect(stepFor("Ana", running(false))).toEqual({
    dialog: "evaluation",
    obstacle: "Avalie Ana para liberar o treino.",
  });
});

it("lets several trainings be chosen beside those that are there", () => {
  const [one, two] = [{ id: 1 }, { id: 2 }];
  expect(isChosenFirst(running(true, true), [one, two])).toBe(true);
  expect(isChosenFirst(running(true, true), [one])).toBe(false);
  expect(isChosenFirst(running(true), [one, two])).toBe(false);
});
