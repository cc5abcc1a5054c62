import type { Training } from "#contract/trainings.ts";
import type { TrainingContext } from "../training-context.ts";
import classes from "./BlockCards.module.css";
import { EntryCard } from "./EntryCard.tsx";
import type { Block } from "./entry-blocks.ts";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
  readonly block: Block;
}

/** The same facts as the table, one card under the other, legible at arm's length. */
export function BlockCards({ context, training, block }: Props) {
  return (
    <ul className={classes.cards}>
      {block.entries.map((entry) => (
        <EntryCard
          key={context.keyOf(entry.id)}
          context={context}
          training={training}
          entry={entry}
          type={block.type}
        />
      ))}
    </ul>
  );
}
