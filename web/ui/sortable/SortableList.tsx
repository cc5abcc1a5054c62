import { Fragment, lazy, type ReactNode, Suspense } from "react";
import type { Drag, SortableRow } from "./drag.ts";

const SortableRows = lazy(() => import("./SortableRows.tsx"));

interface Props<Item> {
  readonly items: readonly Item[];
  /** Stays the same while the item exists; never 0 or "". */
  readonly idOf: (item: Item) => string | number;
  readonly nameOf: (item: Item) => string;
  /** Called with places from 0 when an item was dropped elsewhere. The new order must be shown at once: see `moveItem`. */
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: Item, drag: Drag) => ReactNode;
}

const STILL: Drag = { ref: () => undefined, style: {}, isDragging: false, handle: null };

/**
 * Items below each other, put into another order by mouse, finger or keyboard. The caller draws the list around it: `ul`, `table`.
 * Until the program for dragging is loaded, the items stand still.
 */
export function SortableList<Item>({ items, idOf, nameOf, onMove, children }: Props<Item>) {
  const rows = items.map(
    (item): SortableRow => ({ id: idOf(item), name: nameOf(item), draw: (drag) => children(item, drag) }),
  );
  return (
    <Suspense fallback={rows.map(({ id, draw }) => <Fragment key={id}>{draw(STILL)}</Fragment>)}>
      <SortableRows rows={rows} onMove={onMove} />
    </Suspense>
  );
}
