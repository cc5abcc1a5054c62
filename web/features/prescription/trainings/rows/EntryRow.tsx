import { memo } from "react";
import { exercisesOf, typeOfEntry } from "#domain/training/blocks.ts";
import { COLUMNS, workOf } from "#domain/training/entry/display.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { DragHandle } from "../../../../ui/sortable/DragHandle.tsx";
import type { Drag } from "../../../../ui/sortable/drag.ts";
import { namesOf } from "../editor/entry-blocks.ts";
import { GroupHead } from "../groups/GroupHead.tsx";
import { SetsInDetail } from "../sets/SetsInDetail.tsx";
import classes from "./BlockTable.module.css";
import { CardFigures } from "./CardFigures.tsx";
import { EntryActions } from "./EntryActions.tsx";
import { EntryFigure } from "./EntryFigure.tsx";
import { ExerciseName } from "./ExerciseName.tsx";
import { NotesToggle } from "./NotesToggle.tsx";
import { columnsOf } from "./row-figures.ts";
import { SeriesType } from "./SeriesType.tsx";
import { TechniqueHint } from "./TechniqueHint.tsx";
import { type EntryProps, useEntryRow, useRowFigures } from "./use-entry-row.ts";

interface Props extends EntryProps {
  readonly type: ExerciseTypeValue;
  readonly drag: Drag;
  /** "A1" in a group, whose number of rows its first one knows. */
  readonly place?: string | undefined;
  readonly groupRows?: number | undefined;
}

export const EntryRow = memo(function EntryRow({ trainingId, entry, type, drag, place, groupRows }: Props) {
  const figures = useRowFigures({ trainingId, entry });
  const { readOnly, commands, onKeyDown, notes } = useEntryRow({ trainingId, entry }, false);
  const exercises = exercisesOf(entry);
  const span = exercises.length;
  // A group may join rows of other types, which have other columns.
  const ownType = typeOfEntry(entry) ?? type;
  const isOfBlock = ownType === type;
  const { technique, muscleGroups } = PRESCRIBED[type];
  const width = COLUMNS[type].length + (technique ? 1 : 0) + (muscleGroups ? 1 : 0) + 2;

  return (
    <tbody
      ref={drag.ref}
      style={drag.style}
      className={classes.entry}
      data-row=""
      data-together={span > 1}
      data-grouped={entry.group !== null}
      data-dragging={drag.isDragging}
      onKeyDown={onKeyDown}
    >
      {entry.group && groupRows !== undefined && (
        <tr className={classes.group}>
          <td colSpan={width}>
            <GroupHead trainingId={trainingId} group={entry.group} rows={groupRows} />
          </td>
        </tr>
      )}
      {exercises.map((exercise, slot) => (
        <tr key={`${exercise.id}-${slot}`}>
          <td className={classes.name} data-first={slot === 0} data-last={slot === span - 1}>
            <div className={classes.nameLine} data-behind={!readOnly && slot > 0}>
              {!readOnly && slot === 0 && <DragHandle drag={drag} label={`Mover ${namesOf(entry)}`} />}
              {slot === 0 && place && <span className={classes.place}>{place}</span>}
              <div>
                <ExerciseName exercise={exercise} cadence={entry.cadencia} />
                {slot === 0 && <SeriesType id={entry.series_type_id} />}
                {slot === 0 && !technique && <TechniqueHint entry={entry} />}
              </div>
            </div>
          </td>
          {slot === 0 && !isOfBlock && (
            <td rowSpan={span} colSpan={COLUMNS[type].length}>
              {readOnly ? workOf(ownType, fromWire(entry)) : <CardFigures trainingId={trainingId} entry={entry} />}
            </td>
          )}
          {slot === 0 &&
            isOfBlock &&
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
                  <NotesToggle entry={entry} open={notes.open} controls={notes.id} onToggle={notes.toggle} />
                )}
                {!readOnly && <EntryActions entry={entry} commands={commands} />}
              </div>
            </td>
          )}
        </tr>
      ))}
      {entry.sets && (
        <tr className={classes.sets}>
          <td colSpan={width}>
            <SetsInDetail trainingId={trainingId} entry={entry} />
          </td>
        </tr>
      )}
      {notes.open && (
        <tr className={classes.notes}>
          <td colSpan={width} id={notes.id}>
            Observações: {entry.observacao}
          </td>
        </tr>
      )}
    </tbody>
  );
});
