import { Group, Table } from "@mantine/core";
import { useState } from "react";
import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { COLUMNS } from "#domain/training/entry-display.ts";
import { fromWire } from "#domain/training/entry-names.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { PRESCRIBED } from "#domain/training/type-fields.ts";
import { ExerciseName } from "../exercise/ExerciseName.tsx";
import { SeriesType } from "../exercise/SeriesType.tsx";
import { TechniqueHint } from "../exercise/TechniqueHint.tsx";
import { NotesToggle } from "../NotesToggle.tsx";
import type { TrainingContext } from "../training-context.ts";
import classes from "./BlockTable.module.css";
import { EntryActions } from "./EntryActions.tsx";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
  readonly entry: TrainingEntry;
  readonly type: ExerciseTypeValue;
}

/** One entry: a row, or a row per exercise of a combined set with the prescription shared, and the observations below. */
export function BlockRows({ context, training, entry, type }: Props) {
  const [open, setOpen] = useState(false);
  const exercises = exercisesOf(entry);
  const together = exercises.length > 1;
  const span = exercises.length;
  const prescription = fromWire(entry);
  const columns = COLUMNS[type].filter((_, place, all) => !all[place - 1]?.reachesOver(prescription));
  const { technique, muscleGroups } = PRESCRIBED[type];
  const width = COLUMNS[type].length + (technique ? 1 : 0) + (muscleGroups ? 1 : 0) + 2;
  const notesId = `notes-${entry.id}`;

  return (
    <Table.Tbody className={classes.entry ?? ""} data-together={together}>
      {exercises.map((exercise, slot) => (
        <Table.Tr key={`${exercise.id}-${slot}`}>
          <Table.Td className={classes.name ?? ""} data-first={slot === 0} data-last={slot === span - 1}>
            <ExerciseName exercise={exercise} />
            {slot === 0 && <SeriesType id={entry.series_type_id} />}
            {slot === 0 && !technique && <TechniqueHint entry={entry} />}
          </Table.Td>
          {slot === 0 &&
            columns.map(({ field, text, reachesOver }) => (
              <Table.Td
                key={field}
                rowSpan={span}
                className={classes.figure ?? ""}
                {...(reachesOver(prescription) && { colSpan: 2 })}
              >
                {text(prescription)}
              </Table.Td>
            ))}
          {slot === 0 && technique && (
            <Table.Td rowSpan={span}>
              <TechniqueHint entry={entry} />
            </Table.Td>
          )}
          {muscleGroups && (
            <Table.Td className={classes.groups ?? ""}>
              {exercise.muscle_groups.map(({ name }) => name).join(", ") || "–"}
            </Table.Td>
          )}
          {slot === 0 && (
            <Table.Td rowSpan={span} className={classes.actions ?? ""}>
              <Group gap={0} wrap="nowrap" justify="flex-end">
                {entry.observacao && (
                  <NotesToggle entry={entry} open={open} controls={notesId} onToggle={() => setOpen(!open)} />
                )}
                <EntryActions context={context} training={training} entry={entry} />
              </Group>
            </Table.Td>
          )}
        </Table.Tr>
      ))}
      {open && (
        <Table.Tr className={classes.notes ?? ""}>
          <Table.Td colSpan={width} id={notesId}>
            Observações: {entry.observacao}
          </Table.Td>
        </Table.Tr>
      )}
    </Table.Tbody>
  );
}
