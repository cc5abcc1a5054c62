import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { areaName, PAINFUL_AREAS, type PainfulArea } from "#domain/training/painful-area-table.ts";
import { touches } from "#domain/training/painful-areas.ts";
import type { StepExercise } from "../plan/steps.ts";
import { BodyMap } from "./BodyMap.tsx";
import classes from "./ScaleInput.module.css";

interface Props {
  readonly exercise: StepExercise;
  readonly type: ExerciseTypeValue;
  readonly value: PainfulArea | null;
  /** The chosen area again takes the answer back. */
  readonly onChange: (area: PainfulArea | null) => void;
}

/** The areas that the exercise loads come first. */
export function PainAreaInput({ exercise: { name, muscle_groups }, type, value, onChange }: Props) {
  const isLoaded = (area: PainfulArea) => touches(area, { name, exercise_type: type, muscle_groups });
  const areas = PAINFUL_AREAS.toSorted((a, b) => Number(isLoaded(b)) - Number(isLoaded(a)));
  return (
    <fieldset className={classes.scale}>
      <legend className={classes.legend}>Onde dói?{value && ` ${areaName(value)}`}</legend>
      <BodyMap value={value} onChange={(area) => onChange(area === value ? null : area)} />
      <div className={classes.areas}>
        {areas.map((area) => (
          <button
            key={area}
            type="button"
            className={classes.area}
            aria-pressed={area === value}
            onClick={() => onChange(area === value ? null : area)}
          >
            {areaName(area)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
