import { Stack, Title } from "@mantine/core";
import { memo } from "react";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import type { Block } from "../editor/entry-blocks.ts";
import { BlockCards } from "./BlockCards.tsx";
import { BlockTable } from "./BlockTable.tsx";

interface Props {
  readonly trainingId: number;
  readonly block: Block;
}

/** The exercises of one type: a table, or cards on a phone. */
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
