import { exerciseName } from "#domain/assessment/energy/exercise-display.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import classes from "./ExerciseTable.module.css";
import type { ShownExercise } from "./shown-exercises.ts";

export interface Actions {
  readonly edit: (place: number) => void;
  readonly remove: (place: number) => void;
}

interface Props {
  readonly shown: ShownExercise;
  readonly actions: Actions;
}

/** Editing and removing one line of the table. */
export function ExerciseActions({ shown: { exercise, place }, actions }: Props) {
  const name = exerciseName(exercise);
  return (
    <div className={classes.pair}>
      <ReasonIcon reason={null} aria-label={`Editar ${name}`} onClick={() => actions.edit(place)}>
        <Icon name="edit" />
      </ReasonIcon>
      <ReasonIcon reason={null} aria-label={`Remover ${name}`} onClick={() => actions.remove(place)}>
        <Icon name="trash" />
      </ReasonIcon>
    </div>
  );
}
