import { Card, Text } from "@mantine/core";
import { memo, useState } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { DragHandle } from "../../../../ui/sortable/DragHandle.tsx";
import type { Drag } from "../../../../ui/sortable/drag.ts";
import { namesOf } from "../editor/entry-blocks.ts";
import type { RowContext } from "../editor/training-context.ts";
import { CardFigures, CardSummary } from "./CardFigures.tsx";
import { EntryActions } from "./EntryActions.tsx";
import classes from "./EntryCard.module.css";
import { ExerciseName } from "./ExerciseName.tsx";
import { moveInGrid } from "./grid-keys.ts";
import { NotesToggle } from "./NotesToggle.tsx";
import { rowCommands, runRowKey } from "./row-commands.ts";
import type { RowTraining } from "./row-figures.ts";
import { SeriesType } from "./SeriesType.tsx";
import { isSameEntry, isSameTraining } from "./same-entry.ts";
import { TechniqueHint } from "./TechniqueHint.tsx";

interface Props {
  readonly context: RowContext;
  readonly training: RowTraining;
  readonly entry: TrainingEntry;
  readonly type: ExerciseTypeValue;
  readonly drag: Drag;
}

/** One entry on a phone. A student finds the observations unfolded: hands are busy between two sets. */
export const EntryCard = memo(
  function EntryCard({ context, training, entry, type, drag }: Props) {
    const [open, setOpen] = useState(context.forStudent);
    const commands = rowCommands(context, training.id, entry);
    const exercises = exercisesOf(entry);
    const groups = new Set(exercises.flatMap(({ muscle_groups }) => muscle_groups.map(({ name }) => name)));
    const notesId = `notes-${context.keyOf(entry.id)}`;
    const { readOnly } = context;
    return (
      <Card
        component="li"
        ref={drag.ref}
        style={drag.style}
        withBorder
        padding="md"
        className={classes.card ?? ""}
        data-row=""
        data-together={exercises.length > 1}
        onKeyDown={(event) => {
          moveInGrid(event);
          runRowKey(event, commands);
        }}
      >
        <div className={classes.top}>
          <ul className={classes.names}>
            {exercises.map((exercise, slot) => (
              <li key={`${exercise.id}-${slot}`}>
                <ExerciseName exercise={exercise} />
              </li>
            ))}
          </ul>
          <div className={classes.actions}>
            {entry.observacao && (
              <NotesToggle entry={entry} open={open} controls={notesId} onToggle={() => setOpen(!open)} />
            )}
            {!readOnly && <DragHandle drag={drag} label={`Mover ${namesOf(entry)}`} />}
          </div>
        </div>
        <SeriesType id={entry.series_type_id} />
        {readOnly ? (
          <CardSummary entry={entry} type={type} />
        ) : (
          <CardFigures context={context} training={training} entry={entry} />
        )}
        <TechniqueHint entry={entry} />
        <div className={classes.bottom}>
          <Text size="sm" c="dimmed">
            {PRESCRIBED[type].muscleGroups && [...groups].join(", ")}
          </Text>
          {!readOnly && (
            <div className={classes.buttons}>
              <EntryActions entry={entry} commands={commands} />
            </div>
          )}
        </div>
        {open && entry.observacao && (
          <p id={notesId} className={classes.notes}>
            Observações: {entry.observacao}
          </p>
        )}
      </Card>
    );
  },
  (one, other) =>
    one.context === other.context &&
    isSameTraining(one.training, other.training) &&
    one.type === other.type &&
    one.drag === other.drag &&
    isSameEntry(one.entry, other.entry),
);
