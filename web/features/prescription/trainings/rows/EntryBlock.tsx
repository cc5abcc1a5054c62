import { Stack, Title } from "@mantine/core";
import type { Training } from "#contract/prescription/trainings.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import type { Block } from "../editor/entry-blocks.ts";
import type { RowContext } from "../editor/training-context.ts";
import { BlockCards } from "./BlockCards.tsx";
import { BlockTable } from "./BlockTable.tsx";

interface Props {
  readonly context: RowContext;
  readonly training: Training;
  readonly block: Block;
}

/** The exercises of one type: a table, or cards on a phone. */
export function EntryBlock(props: Props) {
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
}
