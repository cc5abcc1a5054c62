import { Card, VisuallyHidden } from "@mantine/core";
import { COLUMNS } from "#domain/training/entry/display.ts";
import { type EntryField, fieldOf } from "#domain/training/entry/fields.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { Block } from "../editor/entry-blocks.ts";
import classes from "./BlockTable.module.css";
import { EntryRow } from "./EntryRow.tsx";
import { SortableEntries } from "./SortableEntries.tsx";

interface Props {
  readonly trainingId: number;
  readonly block: Block;
}

function roomOf(field: EntryField): "time" | "long" | undefined {
  const { kind, length = 0 } = fieldOf(field);
  if (kind === "time" || kind === "duration" || kind === "cadence") return "time";
  return length > 5 ? "long" : undefined;
}

/** The specification lists the columns. */
export function BlockTable({ trainingId, block: { type, entries } }: Props) {
  const { technique, muscleGroups } = PRESCRIBED[type];
  return (
    <Card withBorder p={0}>
      <table className={classes.table} aria-labelledby={`block-${type}`}>
        <thead>
          <tr>
            <th className={classes.nameColumn}>Exercício</th>
            {COLUMNS[type].map(({ field, label }) => (
              <th key={field} className={classes.figure} data-room={roomOf(field)}>
                {label}
              </th>
            ))}
            {technique && <th className={classes.technique}>Técnica de intensificação</th>}
            {muscleGroups && <th>Grupos musculares</th>}
            <th className={muscleGroups ? classes.actions : classes.rest}>
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <SortableEntries trainingId={trainingId} entries={entries}>
          {(entry, drag) => <EntryRow trainingId={trainingId} entry={entry} type={type} drag={drag} />}
        </SortableEntries>
      </table>
    </Card>
  );
}
