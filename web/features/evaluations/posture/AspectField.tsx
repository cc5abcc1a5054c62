import { POSTURE_FIELDS, type PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import type { PostureAspect } from "#domain/assessment/posture/region.ts";
import classes from "./AspectField.module.css";
import { SideChoice } from "./SideChoice.tsx";

interface Props {
  readonly aspect: PostureAspect;
  readonly selection: PostureSelection;
  readonly gender: string;
  readonly onChoose: (key: string, value: string) => void;
}

/** One thing that is looked at, on the left and on the right. */
export function AspectField({ aspect, selection, gender, onChoose }: Props) {
  return (
    <fieldset className={classes.aspect}>
      <legend>{aspect.title}</legend>
      <div className={classes.sides}>
        {POSTURE_FIELDS.filter((placed) => placed.aspect === aspect).map((placed) => (
          <SideChoice
            key={placed.field.key}
            placed={placed}
            value={selection[placed.field.key]}
            gender={gender}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}
