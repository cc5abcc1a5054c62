import { useInViewport } from "@mantine/hooks";
import { startTransition, useEffect, useMemo, useState } from "react";
import { Drawing } from "../../../../ui/figure/Drawing.tsx";
import { whenIdle } from "../../../../ui/when-idle.ts";
import { type DrawnExercise, stillOf, useEngine } from "./drawings.ts";
import classes from "./Figure.module.css";

interface Props {
  readonly exercise: DrawnExercise;
  /** Start and end side by side, as wide as there is room; else one square with the pose that tells most. */
  readonly poses?: "both" | "end";
  /** Read aloud. Without it the drawing is decorative: the exercise's name stands beside it. */
  readonly title?: string;
}

const MAX_WAIT_MS = 500;

/** Nothing for an exercise without a movement. It is drawn once it comes into sight, after what answers a key. */
export function ExerciseStill({ exercise, poses = "end", title }: Props) {
  const { ref, inViewport } = useInViewport();
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (inViewport) return whenIdle(() => startTransition(() => setSeen(true)), MAX_WAIT_MS);
  }, [inViewport]);
  const engine = useEngine(wasSeen);
  const svg = useMemo(() => engine && stillOf(engine, exercise, { poses, title }), [engine, exercise, poses, title]);
  if (!exercise.movement) return null;
  return (
    <div ref={ref} className={`${classes.tones} ${classes.still}`} data-poses={poses}>
      {svg && <Drawing svg={svg} />}
    </div>
  );
}
