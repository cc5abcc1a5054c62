import { Stack, Title } from "@mantine/core";
import { memo } from "react";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import type { Block } from "../editor/entry-blocks.ts";
import classes from "./BlockCards.module.css";
import { BlockTable } from "./BlockTable.tsx";
import { EntryCard } from "./EntryCard.tsx";
import { SortableEntries } from "./SortableEntries.tsx";

interface Props {
  readonly trainingId: number;
  readonly block: Block;
}

export const EntryBlock = memo(function EntryBlock(props: Props) {
  const narrow = useUpTo("lg");
  const { type, title } = props.block;
  return (
    <Stack component="section" gap="xs" aria-labelledby={`block-${type}`}>
      <Title order={4} size="h5" id={`block-${type}`}>
        {title}
      </Title>
      {narrow ? <BlockCards {...props} /> : <BlockTable {...props} />}
    </Stack>
  );
});

function BlockCards({ trainingId, block: { type, entries } }: Props) {
  return (
    <ul className={classes.cards}>
      <SortableEntries trainingId={trainingId} entries={entries}>
        {(entry, drag) => <EntryCard trainingId={trainingId} entry={entry} type={type} drag={drag} />}
      </SortableEntries>
    </ul>
  );
}
