import { Card, Table, VisuallyHidden } from "@mantine/core";
import type { Training } from "#contract/trainings.ts";
import { COLUMNS } from "#domain/training/entry-display.ts";
import { PRESCRIBED } from "#domain/training/type-fields.ts";
import type { TrainingContext } from "../training-context.ts";
import { BlockRows } from "./BlockRows.tsx";
import classes from "./BlockTable.module.css";
import type { Block } from "./entry-blocks.ts";

interface Props {
  readonly context: TrainingContext;
  readonly training: Training;
  readonly block: Block;
}

/** One type's exercises, column by column as the specification lists them. */
export function BlockTable({ context, training, block }: Props) {
  const { technique, muscleGroups } = PRESCRIBED[block.type];
  return (
    <Card withBorder p={0} className={classes.card ?? ""}>
      <Table verticalSpacing={6} horizontalSpacing="md" aria-labelledby={`block-${block.type}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.nameColumn ?? ""}>Exercício</Table.Th>
            {COLUMNS[block.type].map(({ field, label }) => (
              <Table.Th key={field} className={classes.figure ?? ""}>
                {label}
              </Table.Th>
            ))}
            {technique && <Table.Th className={classes.technique ?? ""}>Técnica de intensificação</Table.Th>}
            {muscleGroups && <Table.Th>Grupos musculares</Table.Th>}
            <Table.Th className={(muscleGroups ? classes.actions : classes.rest) ?? ""}>
              <VisuallyHidden>Ações</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        {block.entries.map((entry) => (
          <BlockRows
            key={context.keyOf(entry.id)}
            context={context}
            training={training}
            entry={entry}
            type={block.type}
          />
        ))}
      </Table>
    </Card>
  );
}
