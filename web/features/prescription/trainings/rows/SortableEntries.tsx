import { Fragment, type ReactNode } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { type Drag, STILL } from "../../../../ui/sortable/drag.ts";
import { SortableList } from "../../../../ui/sortable/SortableList.tsx";
import { namesOf } from "../editor/entry-blocks.ts";
import { useEditor, usePlan } from "../editor/use-trainings.ts";
import { dropRow } from "./row-commands.ts";

interface Props {
  readonly trainingId: number;
  readonly entries: readonly TrainingEntry[];
  readonly children: (entry: TrainingEntry, drag: Drag) => ReactNode;
}

export function SortableEntries({ trainingId, entries, children }: Props) {
  const editor = useEditor();
  const { readOnly } = usePlan();
  const keyOf = ({ id }: TrainingEntry) => editor.keyOf(id);
  if (readOnly) return entries.map((entry) => <Fragment key={keyOf(entry)}>{children(entry, STILL)}</Fragment>);
  const move = (from: number, to: number) => {
    const [moved, target] = [entries[from], entries[to]];
    if (moved && target) dropRow(editor, trainingId, moved, target);
  };
  return (
    <SortableList items={entries} idOf={keyOf} nameOf={namesOf} onMove={move}>
      {children}
    </SortableList>
  );
}
