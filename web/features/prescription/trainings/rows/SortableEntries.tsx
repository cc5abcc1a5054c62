import { Fragment, type ReactNode } from "react";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { type Drag, STILL } from "../../../../ui/sortable/drag.ts";
import { SortableList } from "../../../../ui/sortable/SortableList.tsx";
import { namesOf } from "../editor/entry-blocks.ts";
import type { RowContext } from "../editor/training-context.ts";
import { dropRow } from "./row-commands.ts";

interface Props {
  readonly context: RowContext;
  readonly training: Training;
  readonly entries: readonly TrainingEntry[];
  readonly children: (entry: TrainingEntry, drag: Drag) => ReactNode;
}

/** The entries of a block, which can be dragged unless they can only be read. */
export function SortableEntries({ context, training, entries, children }: Props) {
  const keyOf = ({ id }: TrainingEntry) => context.keyOf(id);
  if (context.readOnly) return entries.map((entry) => <Fragment key={keyOf(entry)}>{children(entry, STILL)}</Fragment>);
  const move = (from: number, to: number) => {
    const [moved, target] = [entries[from], entries[to]];
    if (moved && target) dropRow(context, training.id, moved, target);
  };
  return (
    <SortableList items={entries} idOf={keyOf} nameOf={namesOf} onMove={move}>
      {children}
    </SortableList>
  );
}
