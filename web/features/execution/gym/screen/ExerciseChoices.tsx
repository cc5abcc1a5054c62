import { Icon } from "../../../../ui/Icon.tsx";
import { ExerciseStill } from "../../../catalogue/exercises/figure/ExerciseStill.tsx";
import type { KnownExercise } from "../log/training-log.ts";
import { lastTimeText } from "../plan/training-text.ts";
import classes from "./ExerciseChoices.module.css";

interface Props {
  readonly label: string;
  readonly choices: readonly KnownExercise[];
  readonly onChoose: (choice: KnownExercise) => void;
}

export const ExerciseChoices = ({ label, choices, onChoose }: Props) => (
  <ul className={classes.list} aria-label={label}>
    {choices.map((choice) => {
      const { exercise, known } = choice;
      const last = lastTimeText({ last: known?.last ?? null });
      return (
        <li key={exercise.id}>
          <button type="button" className={classes.choice} onClick={() => onChoose(choice)}>
            <span className={classes.look}>
              <ExerciseStill exercise={exercise} />
            </span>
            <span className={classes.words}>
              <strong>{exercise.name}</strong>
              {exercise.equipament_needed && exercise.equipament_needed !== "Nenhum" && (
                <small>{exercise.equipament_needed}</small>
              )}
              {last && <small className="figures">{last}</small>}
              {known?.caution && (
                <span className={classes.caution}>
                  <Icon name="alert" size={16} />
                  {known.caution}
                </span>
              )}
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
