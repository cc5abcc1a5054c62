import type { CSSProperties, DOMAttributes, ReactNode, Ref } from "react";

type HandleProps = DOMAttributes<HTMLButtonElement> & {
  readonly ref: Ref<HTMLButtonElement>;
  readonly "data-mantine-stop-propagation": boolean;
};

/** What an item's element and its `DragHandle` need to be dragged. */
export interface Drag {
  /** For the element that moves: `<li ref={drag.ref} style={drag.style}>`. */
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly isDragging: boolean;
  /** For `<DragHandle drag={drag} label="Mover …" />` inside it. */
  readonly handle: HandleProps | null;
}

/** An item as the program for dragging sees it. */
export interface SortableRow {
  readonly id: string | number;
  /** Said to screen readers while it moves. */
  readonly name: string;
  readonly draw: (drag: Drag) => ReactNode;
}

export interface SortableRowsProps {
  readonly rows: readonly SortableRow[];
  readonly onMove: (from: number, to: number) => void;
}

/** Of an item that cannot be dragged, or not yet. */
export const STILL: Drag = { ref: () => undefined, style: {}, isDragging: false, handle: null };
