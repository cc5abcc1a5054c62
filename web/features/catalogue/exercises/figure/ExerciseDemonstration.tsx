import type { Exercise } from "#contract/catalogue/exercises.ts";
import { VideoPreview } from "../../../../ui/VideoPreview.tsx";
import type { DrawnExercise } from "./drawings.ts";
import classes from "./Figure.module.css";
import { MovingExercise } from "./MovingExercise.tsx";
import { WorkedMuscles } from "./WorkedMuscles.tsx";

interface Props {
  readonly exercise: DrawnExercise & Pick<Exercise, "link">;
  readonly execution?: string | null | undefined;
  readonly cadence?: string | null | undefined;
}

/** The drawing with the muscles beside it, and a film in its place when somebody asks for it. */
export function ExerciseDemonstration({ exercise, execution, cadence }: Props) {
  const { name, link, movement, muscle_groups } = exercise;
  const drawn = movement && (
    <div className={classes.demonstration}>
      <MovingExercise exercise={exercise} execution={execution} cadence={cadence} />
      <WorkedMuscles groups={muscle_groups} />
    </div>
  );
  return link ? <VideoPreview link={link} title={name} still={drawn} /> : drawn;
}
