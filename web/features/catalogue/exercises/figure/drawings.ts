import { useEffect } from "react";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { ExerciseFigureColors } from "#domain/figures/exercise/exercise-figure.ts";
import { workedMuscles } from "#domain/training/muscle-groups.ts";
import { createStore, useStore } from "../../../../ui/store.ts";

/** The part of an exercise that its drawing depends on. */
export type DrawnExercise = Pick<Exercise, "name" | "movement" | "muscle_groups">;

/** `Figure.module.css` gives each tone its colour in light and dark. */
export const TONES: ExerciseFigureColors = {
  body: "var(--figure-body)",
  bodyFar: "var(--figure-body-far)",
  line: "var(--figure-line)",
  hair: "var(--figure-hair)",
  shoe: "var(--figure-shoe)",
  steel: "var(--figure-steel)",
  pad: "var(--figure-pad)",
  load: "var(--figure-load)",
  ground: "var(--figure-ground)",
  main: "var(--figure-main)",
  assisting: "var(--figure-assisting)",
};

type Engine = Pick<
  typeof import("#domain/figures/exercise/exercise-figure.ts"),
  "exerciseFigure" | "exerciseStill" | "muscleMap"
> &
  Pick<typeof import("#domain/figures/exercise/patterns.ts"), "PATTERNS"> &
  Pick<typeof import("#domain/figures/exercise/movement-words.ts"), "proposedMovement">;

const engine = createStore<Engine | null>(null);

export interface Still {
  readonly poses: "both" | "end";
  readonly title: string | undefined;
}

const MAX_STILLS = 300;

/** The text of drawings that were made already: a list shows the same exercises again and again. */
const stills = new Map<string, string>();

export function stillOf(
  { exerciseStill }: Engine,
  { movement, muscle_groups }: DrawnExercise,
  still: Still,
): string | null {
  if (!movement) return null;
  const key = JSON.stringify([movement, muscle_groups, still]);
  const cached = stills.get(key);
  if (cached !== undefined) return cached;
  if (stills.size >= MAX_STILLS) stills.clear();
  const drawn = exerciseStill({ movement, muscles: workedMuscles(muscle_groups), colors: TONES, ...still });
  stills.set(key, drawn);
  return drawn;
}

/** Without a connection, where the device does not keep it, nothing is drawn: the next drawing asks again. */
async function load() {
  const modules = await Promise.all([
    import("#domain/figures/exercise/exercise-figure.ts"),
    import("#domain/figures/exercise/patterns.ts"),
    import("#domain/figures/exercise/movement-words.ts"),
  ]).catch(() => null);
  if (modules) engine.write({ ...modules[0], ...modules[1], ...modules[2] });
}

/** Its own chunk, which comes with the first drawing that is looked at. Null until then. */
export function useEngine(isNeeded: boolean): Engine | null {
  const loaded = useStore(engine);
  useEffect(() => {
    if (isNeeded && !engine.read()) void load();
  }, [isNeeded]);
  return isNeeded ? loaded : null;
}
