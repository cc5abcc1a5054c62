import { Fragment, type ReactNode } from "react";
import { type Drag, type SortableRow, STILL } from "./drag.ts";
import { useSortableProgram } from "./sortable-rows.ts";

interface Props<Item> {
  readonly items: readonly Item[];
  /** Stays the same while the item exists; never 0 or "". */
  readonly idOf: (item: Item) => string | number;
  readonly nameOf: (item: Item) => string;
  /** Called with places from 0 when an item was dropped elsewhere. The new order must be shown at once: see `moveItem`. */
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: Item, drag: Drag) => ReactNode;
}

/**
 * Items below each other, put into another order by mouse, finger or keyboard. The caller draws the list around it: `ul`, `table`.
 * Items wait for the program for dragging, because a field that is drawn anew loses its focus; without it they stand still.
 */
export function SortableList<Item>({ items, idOf, nameOf, onMove, children }: Props<Item>) {
  const Program = useSortableProgram();
  if (Program === "loading") return null;
  const rows = items.map(
    (item): SortableRow => ({ id: idOf(item), name: nameOf(item), draw: (drag) => children(item, drag) }),
  );
  if (Program === "failed") return rows.map(({ id, draw }) => <Fragment key={id}>{draw(STILL)}</Fragment>);
  return <Program rows={rows} onMove={onMove} />;
}
