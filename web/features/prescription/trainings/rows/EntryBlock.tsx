import { Card, Stack, Title, VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { COLUMNS } from "#domain/training/entry/display.ts";
import { type EntryField, fieldOf } from "#domain/training/entry/fields.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import { groupPlaces } from "#domain/training/sets/row-group.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import type { Block } from "../editor/entry-blocks.ts";
import cardClasses from "./BlockCards.module.css";
import classes from "./BlockTable.module.css";
import { EntryCard } from "./EntryCard.tsx";
import { EntryRow } from "./EntryRow.tsx";
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
      {narrow && <BlockTitle type={type} title={title} />}
      {narrow ? <BlockCards {...props} /> : <BlockTable {...props} />}
    </Stack>
  );
});

const BlockTitle = ({ type, title }: Pick<Block, "type" | "title">) => (
  <Title order={4} size="h5" id={`block-${type}`}>
    {title}
  </Title>
);

function placeIn(places: ReturnType<typeof groupPlaces>, { id }: Block["entries"][number]) {
  const { place, rows } = places.get(id) ?? {};
  return { place, groupRows: rows };
}

function BlockCards({ trainingId, block: { type, entries } }: Props) {
  const places = groupPlaces(entries);
  return (
    <ul className={cardClasses.cards}>
      <SortableEntries trainingId={trainingId} entries={entries}>
        {(entry, drag) => (
          <EntryCard
            trainingId={trainingId}
            entry={entry}
            type={typeOfEntry(entry) ?? type}
            drag={drag}
            {...placeIn(places, entry)}
          />
        )}
      </SortableEntries>
    </ul>
  );
}

const MAX_WORD = 10;

function roomOf(field: EntryField, label: string): "time" | "long" | undefined {
  const { kind, length = 0 } = fieldOf(field);
  if (kind === "time" || kind === "duration" || kind === "cadence") return "time";
  const hasLongWord = label.split(" ").some((word) => word.length > MAX_WORD);
  return length > 5 || hasLongWord ? "long" : undefined;
}

/** The specification lists the columns. */
function BlockTable({ trainingId, block: { type, title, entries } }: Props) {
  const { technique, muscleGroups } = PRESCRIBED[type];
  const places = groupPlaces(entries);
  return (
    <Card withBorder p={0} pb={6} className={classes.card ?? ""}>
      <table className={classes.table} aria-labelledby={`block-${type}`}>
        <thead>
          <tr>
            <th className={classes.nameColumn}>
              <BlockTitle type={type} title={title} />
            </th>
            {COLUMNS[type].map(({ field, label }) => (
              <th key={field} className={classes.figure} data-room={roomOf(field, label)}>
                {label}
              </th>
            ))}
            {technique && <th className={classes.technique}>Técnica</th>}
            {muscleGroups && <th>Grupos</th>}
            <th className={muscleGroups ? classes.actions : classes.rest}>
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <SortableEntries trainingId={trainingId} entries={entries}>
          {(entry, drag) => (
            <EntryRow trainingId={trainingId} entry={entry} type={type} drag={drag} {...placeIn(places, entry)} />
          )}
        </SortableEntries>
      </table>
    </Card>
  );
}
