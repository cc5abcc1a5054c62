import { Card, Text } from "@mantine/core";
import { useState } from "react";
import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { factsOf, workOf } from "#domain/training/entry-display.ts";
import { fromWire } from "#domain/training/entry-names.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { PRESCRIBED } from "#domain/training/type-fields.ts";
import { ExerciseName } from "../exercise/ExerciseName.tsx";
import { SeriesType } from "../exercise/SeriesType.tsx";
import { TechniqueHint } from "../exercise/TechniqueHint.tsx";
import { NotesToggle } from "../NotesToggle.tsx";
import type { TrainingContext } from "../training-context.ts";
import { EntryActions } from "./EntryActions.tsx";
import classes from "./EntryCard.module.css";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
  readonly entry: TrainingEntry;
  readonly type: ExerciseTypeValue;
}

/** One entry on a phone. A student finds the observations unfolded: hands are busy between two sets. */
export function EntryCard({ context, training, entry, type }: Props) {
  const [open, setOpen] = useState(context.forStudent);
  const prescription = fromWire(entry);
  const exercises = exercisesOf(entry);
  const groups = new Set(exercises.flatMap(({ muscle_groups }) => muscle_groups.map(({ name }) => name)));
  const notesId = `notes-${entry.id}`;
  return (
    <Card component="li" withBorder padding="md" className={classes.card ?? ""} data-together={exercises.length > 1}>
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
          <EntryActions context={context} training={training} entry={entry} />
        </div>
      </div>
      <SeriesType id={entry.series_type_id} />
      <div className={classes.prescription}>
        <span className={classes.work}>{workOf(type, prescription)}</span>
        <dl className={classes.facts}>
          {factsOf(type, prescription).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TechniqueHint entry={entry} />
      {PRESCRIBED[type].muscleGroups && groups.size > 0 && (
        <Text size="sm" c="dimmed">
          {[...groups].join(", ")}
        </Text>
      )}
      {open && entry.observacao && (
        <p id={notesId} className={classes.notes}>
          Observações: {entry.observacao}
        </p>
      )}
    </Card>
  );
}
