import { Table, Text, VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { exerciseDetail, exerciseFacts, exerciseName } from "#domain/assessment/energy/exercise-display.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import classes from "./ExerciseTable.module.css";
import type { ShownExercise } from "./shown-exercises.ts";

interface Props {
  readonly exercises: readonly ShownExercise[];
  /** Absent where the table is only read. */
  readonly actions?: Actions | undefined;
  /** Beside other columns there is no room for a table. */
  readonly asCards?: boolean;
}

export function ExerciseTable({ asCards = false, ...props }: Props) {
  const narrow = useUpTo("md");
  return narrow || asCards ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows({ exercises, actions }: Omit<Props, "asCards">) {
  const [first] = exercises;
  const columns = first ? exerciseFacts(first.exercise, first.figures) : [];
  return (
    <Table verticalSpacing={6} horizontalSpacing="sm" className={classes.table ?? ""}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Exercício</Table.Th>
          {columns.map(({ label }) => (
            <Table.Th key={label} className={classes.figure ?? ""}>
              {label}
            </Table.Th>
          ))}
          {actions && (
            <Table.Th className={classes.actions ?? ""}>
              <VisuallyHidden>Ações</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {exercises.map((one) => (
          <Table.Tr key={one.index}>
            <Table.Th scope="row" fw={500}>
              <Name shown={one} />
            </Table.Th>
            {exerciseFacts(one.exercise, one.figures).map(({ label, value, beside }) => (
              <Table.Td key={label} className={classes.figure ?? ""}>
                {value}
                {beside && <small>{beside}</small>}
              </Table.Td>
            ))}
            {actions && (
              <Table.Td className={classes.actions ?? ""}>
                <ExerciseActions name={exerciseName(one.exercise)} index={one.index} actions={actions} />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Cards({ exercises, actions }: Omit<Props, "asCards">) {
  return (
    <ul className={classes.cards}>
      {exercises.map((one) => (
        <li key={one.index} className={classes.card}>
          <div className={classes.top}>
            <Name shown={one} />
            {actions && <ExerciseActions name={exerciseName(one.exercise)} index={one.index} actions={actions} />}
          </div>
          <dl className={classes.facts}>
            {exerciseFacts(one.exercise, one.figures).map(({ label, value, beside }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {beside && <small>{beside}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Name({ shown: { exercise } }: { readonly shown: ShownExercise }) {
  const detail = exerciseDetail(exercise);
  return (
    <div className={classes.name}>
      {exerciseName(exercise)}
      {detail && (
        <Text size="sm" c="dimmed" fw={400}>
          {detail}
        </Text>
      )}
    </div>
  );
}

interface Actions {
  readonly edit: (index: number) => void;
  readonly remove: (index: number) => void;
}

interface ActionsProps {
  readonly name: string;
  readonly index: number;
  readonly actions: Actions;
}

/** The row's figures change with every keystroke, these buttons do not. */
const ExerciseActions = memo(function ExerciseActions({ name, index, actions }: ActionsProps) {
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
