import type { Block } from "../editor/entry-blocks.ts";
import classes from "./BlockCards.module.css";
import { EntryCard } from "./EntryCard.tsx";
import { SortableEntries } from "./SortableEntries.tsx";

interface Props {
  readonly trainingId: number;
  readonly block: Block;
}

/** The same facts as the table, one card under the other, legible at arm's length. */
export function BlockCards({ trainingId, block: { type, entries } }: Props) {
  return (
    <ul className={classes.cards}>
      <SortableEntries trainingId={trainingId} entries={entries}>
        {(entry, drag) => <EntryCard trainingId={trainingId} entry={entry} type={type} drag={drag} />}
      </SortableEntries>
    </ul>
  );
}
