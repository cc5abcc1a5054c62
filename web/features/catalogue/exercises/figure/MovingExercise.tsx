import { useReducedMotion } from "@mantine/hooks";
import { useState } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import type { DrawnExercise } from "./drawings.ts";
import { ExerciseStill } from "./ExerciseStill.tsx";
import classes from "./Figure.module.css";
import { MovingDrawing } from "./MovingDrawing.tsx";

interface Props {
  readonly exercise: DrawnExercise;
  /** How it is done, where these words do not stand beside the drawing: they are read aloud with it. */
  readonly execution?: string | null | undefined;
  readonly cadence?: string | null | undefined;
}

/** Nothing for an exercise without a movement. Whoever wants no motion sees start and end. */
export function MovingExercise({ exercise, execution, cadence = null }: Props) {
  const wantsNoMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const [isPaused, setPaused] = useState(false);
  const { name, movement } = exercise;
  const title = [name, execution].filter(Boolean).join(". ");
  if (!movement) return null;
  if (wantsNoMotion) return <ExerciseStill exercise={exercise} poses="both" title={title} />;
  return (
    <div className={classes.moving}>
      <MovingDrawing exercise={exercise} title={title} cadence={cadence} isPaused={isPaused} />
      <button
        type="button"
        className={classes.toggle}
        aria-label={isPaused ? `Mover o desenho: ${name}` : `Parar o desenho: ${name}`}
        onClick={() => setPaused(!isPaused)}
      >
        <span className={classes.sign}>
          <Icon name={isPaused ? "play" : "pause"} size={16} />
        </span>
      </button>
    </div>
  );
}
