import type { CSSProperties, DOMAttributes, ReactNode, Ref } from "react";

type HandleProps = DOMAttributes<HTMLButtonElement> & {
  readonly ref: Ref<HTMLButtonElement>;
  readonly "data-mantine-stop-propagation": boolean;
};

export interface Drag {
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly isDragging: boolean;
  readonly handle: HandleProps | null;
}

export interface SortableRow {
  readonly id: string | number;
  readonly name: string;
  readonly draw: (drag: Drag) => ReactNode;
}

export interface SortableRowsProps {
  readonly rows: readonly SortableRow[];
  readonly onMove: (from: number, to: number) => void;
}

export const STILL: Drag = { ref: () => undefined, style: {}, isDragging: false, handle: null };
