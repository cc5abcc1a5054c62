import type { Training } from "#contract/prescription/trainings.ts";
import type { Block } from "../editor/entry-blocks.ts";
import type { RowContext } from "../editor/training-context.ts";
import classes from "./BlockCards.module.css";
import { EntryCard } from "./EntryCard.tsx";
import { SortableEntries } from "./SortableEntries.tsx";

interface Props {
  readonly context: RowContext;
  readonly training: Training;
  readonly block: Block;
}

/** The same facts as the table, one card under the other, legible at arm's length. */
export function BlockCards({ context, training, block: { type, entries } }: Props) {
  return (
    <ul className={classes.cards}>
      <SortableEntries context={context} training={training} entries={entries}>
        {(entry, drag) => <EntryCard context={context} training={training} entry={entry} type={type} drag={drag} />}
      </SortableEntries>
    </ul>
  );
}
