import { Button, Checkbox, Menu } from "@mantine/core";
import { factsOf, workOf } from "#domain/training/entry/display.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { ExerciseStill } from "../../catalogue/exercises/figure/ExerciseStill.tsx";
import classes from "./ProposedTraining.module.css";
import type { ReviewedRow } from "./review.ts";

interface Props {
  readonly row: ReviewedRow;
  readonly onAccept: (accept: boolean) => void;
  readonly onSwap: (exerciseId: number) => void;
}

/** A row is accepted until the trainer takes the mark away. */
export function ProposedRow({ row, onAccept, onSwap }: Props) {
  const { entry, exercise, isAccepted } = row;
  const { exercise_type: type, name } = exercise;
  const prescription = fromWire(entry);
  const isSwapped = exercise.id !== entry.exercise.id;
  return (
    <li className={classes.row} data-rejected={!isAccepted}>
      <Checkbox
        className={classes.check ?? ""}
        checked={isAccepted}
        aria-label={`Aceitar ${name}`}
        onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
      />
      <div className={classes.what}>
        <span className={classes.name}>
          <ExerciseStill exercise={exercise} />
          {name}
        </span>
        <span className={classes.figures}>
          <b>{workOf(type, prescription)}</b>
          {factsOf(type, prescription).map(({ label, value }) => (
            <span key={label}>
              {label} {value}
            </span>
          ))}
        </span>
        <ul className={classes.reasons}>
          {isSwapped && <li>Escolhido por você no lugar de {entry.exercise.name}.</li>}
          {entry.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <SwapMenu row={row} onSwap={onSwap} />
    </li>
  );
}

function SwapMenu({ row: { exercise, choices, isAccepted }, onSwap }: Omit<Props, "onAccept">) {
  const button = { variant: "subtle", size: "sm", className: classes.swap ?? "" } as const;
  if (choices.length === 0) {
    return (
      <ReasonButton {...button} reason="Não há exercício equivalente no catálogo para este aluno.">
        Trocar
      </ReasonButton>
    );
  }
  return (
    <Menu position="bottom-end" withinPortal={false} width={300}>
      <Menu.Target>
        <Button
          {...button}
          disabled={!isAccepted}
          aria-label={`Trocar ${exercise.name}`}
          rightSection={<Icon name="chevron-down" size={16} />}
        >
          Trocar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Equivalentes para este aluno</Menu.Label>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.id}
            className={classes.choice ?? ""}
            leftSection={<ExerciseStill exercise={choice} />}
            onClick={() => onSwap(choice.id)}
          >
            {choice.name}
            {choice.equipament_needed && <span className={classes.equipment}>{choice.equipament_needed}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
