import { Card, Text } from "@mantine/core";
import { memo, useState } from "react";
import { exercisesOf } from "#domain/training/blocks.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { PlainIcon } from "../../../../ui/PlainIcon.tsx";
import { DragHandle } from "../../../../ui/sortable/DragHandle.tsx";
import type { Drag } from "../../../../ui/sortable/drag.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { namesOf } from "../editor/entry-blocks.ts";
import { useEditor, usePlan, useTrainings } from "../editor/use-trainings.ts";
import { GroupHead } from "../groups/GroupHead.tsx";
import { MaxButton } from "../sets/MaxButton.tsx";
import { lacksMax } from "../sets/percent-sets.ts";
import { SetsInDetail } from "../sets/SetsInDetail.tsx";
import { CardFigures, CardSummary, FoldedFigures } from "./CardFigures.tsx";
import { EntryActions } from "./EntryActions.tsx";
import classes from "./EntryCard.module.css";
import { ExerciseName } from "./ExerciseName.tsx";
import { NotesToggle } from "./NotesToggle.tsx";
import { SeriesType } from "./SeriesType.tsx";
import { TechniqueHint } from "./TechniqueHint.tsx";
import { type EntryProps, useEntryRow } from "./use-entry-row.ts";

interface Props extends EntryProps {
  readonly type: ExerciseTypeValue;
  readonly drag: Drag;
  /** "A1" in a group, whose number of rows its first one knows. */
  readonly place?: string | undefined;
  readonly groupRows?: number | undefined;
}

/** A student finds the observations unfolded: hands are busy between two sets. A trainer's phone shows a row in two lines until it is pressed. */
export const EntryCard = memo(function EntryCard({ trainingId, entry, type, drag, place, groupRows }: Props) {
  const { forStudent } = usePlan();
  const { readOnly, commands, onKeyDown, notes } = useEntryRow({ trainingId, entry }, forStudent);
  const key = useEditor().keyOf(entry.id);
  const isWaiting = useTrainings(({ drafts }) => drafts.has(key));
  const [opened, setOpened] = useState(false);
  const phone = useUpTo("sm");
  const isFolded = phone && !readOnly && !opened && !isWaiting;
  const exercises = exercisesOf(entry);
  const groups = new Set(exercises.flatMap(({ muscle_groups }) => muscle_groups.map(({ name }) => name)));
  return (
    <Card
      component="li"
      ref={drag.ref}
      style={drag.style}
      withBorder
      padding={isFolded ? "xs" : "md"}
      className={classes.card ?? ""}
      data-row=""
      data-together={exercises.length > 1}
      data-folded={isFolded}
      data-grouped={entry.group !== null}
      onKeyDown={onKeyDown}
    >
      {entry.group && groupRows !== undefined && (
        <div className={classes.group}>
          <GroupHead trainingId={trainingId} group={entry.group} rows={groupRows} />
        </div>
      )}
      <div className={classes.top}>
        {place && <span className={classes.place}>{place}</span>}
        <ul className={classes.names}>
          {exercises.map((exercise, slot) => (
            <li key={`${exercise.id}-${slot}`}>
              <ExerciseName exercise={exercise} cadence={entry.cadencia} />
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          {!isFolded && entry.observacao && (
            <NotesToggle entry={entry} open={notes.open} controls={notes.id} onToggle={notes.toggle} />
          )}
          {!readOnly && <DragHandle drag={drag} label={`Mover ${namesOf(entry)}`} />}
        </div>
      </div>
      {isFolded ? (
        <>
          <FoldedFigures entry={entry} type={type} onOpen={() => setOpened(true)} />
          {lacksMax(entry) && <MaxButton trainingId={trainingId} entry={entry} />}
        </>
      ) : (
        <>
          <SeriesType id={entry.series_type_id} />
          {readOnly ? <CardSummary entry={entry} type={type} /> : <CardFigures trainingId={trainingId} entry={entry} />}
          {!readOnly && <SetsInDetail trainingId={trainingId} entry={entry} />}
          <TechniqueHint entry={entry} />
          <div className={classes.bottom}>
            <Text size="sm" c="dimmed">
              {PRESCRIBED[type].muscleGroups && [...groups].join(", ")}
            </Text>
            {!readOnly && (
              <div className={classes.buttons}>
                <EntryActions entry={entry} commands={commands} />
                {phone && (
                  <PlainIcon
                    icon="chevron-up"
                    aria-label={`Recolher ${namesOf(entry)}`}
                    onClick={() => setOpened(false)}
                  />
                )}
              </div>
            )}
          </div>
        </>
      )}
      {notes.open && entry.observacao && (
        <p id={notes.id} className={classes.notes}>
          Observações: {entry.observacao}
        </p>
      )}
    </Card>
  );
});
