import { Button, Group, Stack, Text } from "@mantine/core";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import { ChipChoice } from "../../../../ui/select/ChipChoice.tsx";
import { Choice } from "../../../../ui/select/Choice.tsx";
import { type DrawnExercise, useEngine } from "../figure/drawings.ts";
import { MovingExercise } from "../figure/MovingExercise.tsx";
import classes from "./MovementField.module.css";
import { changeParameter, chosenValue, patternOptions } from "./movement-choice.ts";

type Movement = NonNullable<Exercise["movement"]>;

interface Props {
  readonly exercise: DrawnExercise;
  readonly proposed: Movement | null;
  /** Nobody has chosen yet: it is the proposal. */
  readonly isProposed: boolean;
  readonly onChange: (movement: Movement | null) => void;
}

/** More values than this are a list. */
const MAX_CHIPS = 4;

export function MovementField({ exercise, proposed, isProposed, onChange }: Props) {
  const patterns = useEngine(true)?.PATTERNS;
  const { movement, muscle_groups } = exercise;
  if (!patterns) return <div className={classes.waiting} />;
  const parameters = Object.entries((movement && patterns[movement.pattern]?.parameters) ?? {});
  return (
    <div className={classes.parts} data-drawn={movement !== null}>
      {movement && (
        <div className={classes.preview}>
          <MovingExercise exercise={exercise} />
        </div>
      )}
      <Stack gap="sm">
        <Choice
          label="Desenho do movimento"
          description={isProposed && movement ? "Proposto pelo nome: confira, ou escolha outro" : undefined}
          placeholder="Sem desenho"
          clearable
          data={patternOptions(
            patterns,
            muscle_groups.map(({ id }) => id),
          )}
          value={movement?.pattern ?? null}
          onChange={(pattern) => onChange(pattern === null ? null : { pattern, parameters: {} })}
        />
        {!movement && proposed && (
          <Group gap="sm">
            <Button variant="default" onClick={() => onChange(proposed)}>
              Usar {patterns[proposed.pattern]?.label}
            </Button>
            <Text size="sm" c="dimmed">
              Proposto pelo nome
            </Text>
          </Group>
        )}
        {movement &&
          parameters.map(([name, { label, values }]) => {
            const data = Object.entries(values).map(([value, text]) => ({ value, label: text }));
            const Field = data.length > MAX_CHIPS ? Choice : ChipChoice;
            return (
              <Field
                key={name}
                label={label}
                data={data}
                value={chosenValue(movement, name, values)}
                onChange={(value: string | null) => value && onChange(changeParameter(movement, name, value))}
              />
            );
          })}
      </Stack>
    </div>
  );
}
