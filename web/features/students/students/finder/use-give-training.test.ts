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

const newest = { id: 9 } as Parameters<typeof stepFor>[0]["macrocycles"][number];
const ana = { name: "Ana", macrocycles: [newest, { ...newest, id: 1 }] };
const today = { macro: 1, meso: 2, micro: undefined };

it("opens the training of an evaluated cycle", () => {
  expect(stepFor(ana, running(true))).toEqual({ search: { ...today, dialog: "training" } });
});

it("leads to what is missing first, and says it", () => {
  expect(stepFor({ ...ana, macrocycles: [] }, undefined).search).toEqual({ dialog: "start" });
  expect(stepFor(ana, running(false))).toEqual({
    search: { ...today, dialog: "evaluation" },
    obstacle: "Avalie Ana para liberar o treino.",
  });
});

it("leads to a mesocycle of the newest periodisation where nothing runs, not to a second one", () => {
  expect(stepFor(ana, undefined).search).toEqual({ dialog: "mesocycle", macro: 9 });
});

it("lets several trainings be chosen beside those that are there", () => {
  const [one, two] = [{ id: 1 }, { id: 2 }];
  expect(isChosenFirst(running(true, true), [one, two])).toBe(true);
  expect(isChosenFirst(running(true, true), [one])).toBe(false);
  expect(isChosenFirst(running(true), [one, two])).toBe(false);
});
