import { Group, Table, Text } from "@mantine/core";
import { useState } from "react";
import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import classes from "./BlockTable.module.css";
import { asideOf, type BlockColumns } from "./block-columns.ts";
import { EntryActions } from "./EntryActions.tsx";
import { ExerciseName } from "./ExerciseName.tsx";
import { NotesToggle } from "./NotesToggle.tsx";
import { SeriesType } from "./SeriesType.tsx";
import { TechniqueHint } from "./TechniqueHint.tsx";
import type { TrainingContext } from "./training-context.ts";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
  readonly entry: TrainingEntry;
  readonly columns: BlockColumns;
}

/** One entry: a row, or a row per exercise of a combined set with the prescription shared, and the observations below. */
export function BlockRows({ context, training, entry, columns }: Props) {
  const [open, setOpen] = useState(false);
  const exercises = exercisesOf(entry);
  const together = exercises.length > 1;
  const span = exercises.length;
  const figures = columns.figures.filter((_, place) => !columns.figures[place - 1]?.reachesOver?.(entry));
  const width = columns.figures.length + (columns.technique ? 1 : 0) + (columns.muscleGroups ? 1 : 0) + 2;
  const notesId = `notes-${entry.id}`;

  return (
    <Table.Tbody className={classes.entry ?? ""} data-together={together}>
      {exercises.map((exercise, slot) => (
        <Table.Tr key={`${exercise.id}-${slot}`}>
          <Table.Td className={classes.name ?? ""} data-first={slot === 0} data-last={slot === span - 1}>
            <ExerciseName exercise={exercise} />
            {slot === 0 && <Aside entry={entry} columns={columns} />}
          </Table.Td>
          {slot === 0 &&
            figures.map((figure) => (
              <Table.Td
                key={figure.label}
                rowSpan={span}
                className={classes.figure ?? ""}
                {...(figure.reachesOver?.(entry) && { colSpan: 2 })}
              >
                {figure.value(entry)}
              </Table.Td>
            ))}
          {slot === 0 && columns.technique && (
            <Table.Td rowSpan={span}>
              <TechniqueHint entry={entry} />
            </Table.Td>
          )}
          {columns.muscleGroups && (
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

/** What the table has no column for. */
function Aside({ entry, columns }: Pick<Props, "entry" | "columns">) {
  const words = asideOf(columns, entry);
  return (
    <>
      <SeriesType id={entry.series_type_id} />
      {words.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.join(" · ")}
        </Text>
      )}
      {!columns.technique && <TechniqueHint entry={entry} />}
    </>
  );
}
