import { memo } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import classes from "./ExerciseTable.module.css";

export interface Actions {
  readonly edit: (place: number) => void;
  readonly remove: (place: number) => void;
}

interface Props {
  readonly name: string;
  readonly place: number;
  readonly actions: Actions;
}

/** The row's figures change with every keystroke, these buttons do not. */
export const ExerciseActions = memo(function ExerciseActions({ name, place, actions }: Props) {
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
});
