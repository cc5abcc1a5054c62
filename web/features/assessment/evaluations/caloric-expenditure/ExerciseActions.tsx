import { memo } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import classes from "./ExerciseTable.module.css";

export interface Actions {
  readonly edit: (index: number) => void;
  readonly remove: (index: number) => void;
}

interface Props {
  readonly name: string;
  readonly index: number;
  readonly actions: Actions;
}

/** The row's figures change with every keystroke, these buttons do not. */
export const ExerciseActions = memo(function ExerciseActions({ name, index, actions }: Props) {
  return (
    <div className={classes.pair}>
      <ReasonIcon reason={null} aria-label={`Editar ${name}`} onClick={() => actions.edit(index)}>
        <Icon name="edit" />
      </ReasonIcon>
      <ReasonIcon reason={null} aria-label={`Remover ${name}`} onClick={() => actions.remove(index)}>
        <Icon name="trash" />
      </ReasonIcon>
    </div>
  );
});
