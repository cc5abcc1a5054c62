import { memo, useState } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { COLUMNS } from "#domain/training/entry/display.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { DragHandle } from "../../../../ui/sortable/DragHandle.tsx";
import type { Drag } from "../../../../ui/sortable/drag.ts";
import { namesOf } from "../editor/entry-blocks.ts";
import type { RowContext } from "../editor/training-context.ts";
import classes from "./BlockTable.module.css";
import { EntryActions } from "./EntryActions.tsx";
import { EntryFigure } from "./EntryFigure.tsx";
import { ExerciseName } from "./ExerciseName.tsx";
import { moveInGrid } from "./grid-keys.ts";
import { NotesToggle } from "./NotesToggle.tsx";
import { rowCommands, runRowKey } from "./row-commands.ts";
import { columnsOf, type RowTraining } from "./row-figures.ts";
import { SeriesType } from "./SeriesType.tsx";
import { isSameEntry, isSameTraining } from "./same-entry.ts";
import { TechniqueHint } from "./TechniqueHint.tsx";
import { useRowFigures } from "./use-row-figures.ts";

interface Props {
  readonly context: RowContext;
  readonly training: RowTraining;
  readonly entry: TrainingEntry;
  readonly type: ExerciseTypeValue;
  readonly drag: Drag;
}

/** One entry: a row, or a row per exercise of a combined set with the prescription shared, and the observations below. */
export const EntryRow = memo(
  function EntryRow({ context, training, entry, type, drag }: Props) {
    const [open, setOpen] = useState(false);
    const figures = useRowFigures(context, { training, entry });
    const commands = rowCommands(context, training.id, entry);
    const exercises = exercisesOf(entry);
    const span = exercises.length;
    const { technique, muscleGroups } = PRESCRIBED[type];
    const width = COLUMNS[type].length + (technique ? 1 : 0) + (muscleGroups ? 1 : 0) + 2;
    const notesId = `notes-${context.keyOf(entry.id)}`;
    const { readOnly } = context;

    return (
      <tbody
        ref={drag.ref}
        style={drag.style}
        className={classes.entry}
        data-row=""
        data-together={span > 1}
        data-dragging={drag.isDragging}
        onKeyDown={(event) => {
          moveInGrid(event);
          runRowKey(event, commands);
        }}
      >
        {exercises.map((exercise, slot) => (
          <tr key={`${exercise.id}-${slot}`}>
            <td className={classes.name} data-first={slot === 0} data-last={slot === span - 1}>
              <div className={classes.nameLine} data-behind={!readOnly && slot > 0}>
                {!readOnly && slot === 0 && <DragHandle drag={drag} label={`Mover ${namesOf(entry)}`} />}
                <div>
                  <ExerciseName exercise={exercise} />
                  {slot === 0 && <SeriesType id={entry.series_type_id} />}
                  {slot === 0 && !technique && <TechniqueHint entry={entry} />}
                </div>
              </div>
            </td>
            {slot === 0 &&
              columnsOf(entry).map((column) => (
                <td
                  key={column.field}
                  rowSpan={span}
                  className={classes.figure}
                  {...(column.span > 1 && { colSpan: column.span })}
                >
                  {readOnly ? column.text : <EntryFigure entry={entry} column={column} figures={figures} />}
                </td>
              ))}
            {slot === 0 && technique && (
              <td rowSpan={span}>
                <TechniqueHint entry={entry} />
              </td>
            )}
            {muscleGroups && (
              <td className={classes.groups}>{exercise.muscle_groups.map(({ name }) => name).join(", ") || "–"}</td>
            )}
            {slot === 0 && (
              <td rowSpan={span} className={classes.actions}>
                <div className={classes.buttons}>
                  {entry.observacao && (
                    <NotesToggle entry={entry} open={open} controls={notesId} onToggle={() => setOpen(!open)} />
                  )}
                  {!readOnly && <EntryActions entry={entry} commands={commands} />}
                </div>
              </td>
            )}
          </tr>
        ))}
        {open && (
          <tr className={classes.notes}>
            <td colSpan={width} id={notesId}>
              Observações: {entry.observacao}
            </td>
          </tr>
        )}
      </tbody>
    );
  },
  (one, other) =>
    one.context === other.context &&
    isSameTraining(one.training, other.training) &&
    one.type === other.type &&
    one.drag === other.drag &&
    isSameEntry(one.entry, other.entry),
);
