import type { Training } from "#contract/trainings.ts";
import classes from "./BlockCards.module.css";
import { COLUMNS } from "./block-columns.ts";
import type { Desk } from "./desk.ts";
import { EntryCard } from "./EntryCard.tsx";
import { type Block, keysOf } from "./entry-blocks.ts";

interface Props {
  readonly desk: Desk;
  readonly training: Training;
  readonly block: Block;
}

/** The same facts as the table, one card under the other, legible at arm's length. */
export function BlockCards({ desk, training, block }: Props) {
  const keys = keysOf(block.entries);
  return (
    <ul className={classes.cards}>
      {block.entries.map((entry, place) => (
        <EntryCard key={keys[place]} desk={desk} training={training} entry={entry} columns={COLUMNS[block.type]} />
      ))}
    </ul>
  );
}
