import { useHover, useReducedMotion } from "@mantine/hooks";
import type { DrawnExercise } from "./drawings.ts";
import { ExerciseStill } from "./ExerciseStill.tsx";
import classes from "./Figure.module.css";
import { MovingDrawing } from "./MovingDrawing.tsx";

interface Props {
  readonly exercise: DrawnExercise;
  readonly cadence: string | null;
  readonly onOpen: () => void;
}

/** The small drawing of a row: it moves under the pointer, and a press opens it large. */
export function ExerciseLook({ exercise, cadence, onOpen }: Props) {
  const { ref, hovered } = useHover<HTMLButtonElement>();
  const label = `Como se faz: ${exercise.name}`;
  return (
    <button
      ref={ref}
      type="button"
      className={classes.look}
      title={label}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {hovered ? <Demonstrated exercise={exercise} cadence={cadence} /> : <ExerciseStill exercise={exercise} />}
    </button>
  );
}

function Demonstrated({ exercise, cadence }: Pick<Props, "exercise" | "cadence">) {
  const wantsNoMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  return wantsNoMotion ? (
    <ExerciseStill exercise={exercise} />
  ) : (
    <MovingDrawing exercise={exercise} cadence={cadence} />
  );
}
