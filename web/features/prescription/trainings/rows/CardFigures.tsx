import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { factsOf, workOf } from "#domain/training/entry/display.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { setsTogether, setText } from "#domain/training/sets/sets-line.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { namesOf } from "../editor/entry-blocks.ts";
import classes from "./EntryCard.module.css";
import { EntryFigure } from "./EntryFigure.tsx";
import { columnsOf } from "./row-figures.ts";
import { type EntryProps, useRowFigures } from "./use-entry-row.ts";

interface SummaryProps {
  readonly entry: TrainingEntry;
  readonly type: ExerciseTypeValue;
}

export function CardSummary({ entry, type }: SummaryProps) {
  const prescription = fromWire(entry);
  return (
    <div className={classes.prescription}>
      {prescription.sets ? (
        <ul className={classes.sets}>
          {setsTogether(prescription.sets).map((one) => (
            <li key={one.index}>{setText(one)}</li>
          ))}
        </ul>
      ) : (
        <span className={classes.work}>{workOf(type, prescription)}</span>
      )}
      <dl className={classes.facts}>
        {factsOf(type, prescription).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface FoldedProps extends SummaryProps {
  readonly onOpen: () => void;
}

/** The whole card can be pressed. */
export function FoldedFigures({ entry, type, onOpen }: FoldedProps) {
  const prescription = fromWire(entry);
  const facts = factsOf(type, prescription).map(({ value }) => value);
  return (
    <UnstyledButton className={classes.folded} aria-expanded={false} onClick={onOpen}>
      <VisuallyHidden>Alterar {namesOf(entry)}: </VisuallyHidden>
      <span>
        {[workOf(type, prescription), ...facts, entry.exercise_technic?.name ?? [], entry.observacao ? "obs." : []]
          .flat()
          .join(" · ")}
      </span>
      <Icon name="chevron-down" size={18} />
    </UnstyledButton>
  );
}

export function CardFigures({ trainingId, entry }: EntryProps) {
  const figures = useRowFigures({ trainingId, entry });
  return (
    <dl className={classes.figures}>
      {columnsOf(entry).map((column) => (
        <div key={column.field} data-wide={column.span > 1}>
          <dt>{column.label}</dt>
          <dd>
            <EntryFigure entry={entry} column={column} figures={figures} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
