import { useInViewport } from "@mantine/hooks";
import { useMemo, useRef } from "react";
import { workedMuscles } from "#domain/training/muscle-groups.ts";
import { type DrawnExercise, useEngine } from "./drawings.ts";
import classes from "./Figure.module.css";
import { useMovement } from "./use-movement.ts";

interface Props {
  readonly exercise: DrawnExercise;
  /** A row says "2-0-2-0"; null keeps the movement's own. */
  readonly cadence: string | null;
  readonly isPaused?: boolean;
  /** Read aloud. Without it the drawing is decorative. */
  readonly title?: string;
}

/** It moves while it is in sight. */
export function MovingDrawing({ exercise: { movement, muscle_groups }, cadence, isPaused = false, title }: Props) {
  const { ref, inViewport } = useInViewport();
  const canvas = useRef<SVGSVGElement>(null);
  const engine = useEngine(movement !== null);
  const figure = useMemo(
    () => (movement && engine?.exerciseFigure(movement, workedMuscles(muscle_groups))) ?? null,
    [engine, movement, muscle_groups],
  );
  useMovement({ canvas, figure, cadence, isMoving: inViewport && !isPaused });
  return (
    <div ref={ref} className={`${classes.tones} ${classes.drawn}`}>
      <svg
        ref={canvas}
        viewBox={figure?.viewBox ?? "0 0 1 1"}
        {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
      />
    </div>
  );
}
