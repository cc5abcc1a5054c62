import { type ComponentType, useSyncExternalStore } from "react";
import type { SortableRowsProps } from "./drag.ts";

type Program = ComponentType<SortableRowsProps>;

let state: Program | "loading" | "failed" = "loading";
let isAsked = false;
const listeners = new Set<() => void>();

/** Loads the program for dragging. Asked for early, it is there before the first list is drawn. */
export function loadSortable(): void {
  if (isAsked) return;
  isAsked = true;
  const settle = (next: Program | "failed") => {
    state = next;
    isAsked = next !== "failed";
    for (const listener of listeners) listener();
  };
  void import("./SortableRows.tsx").then(
    (program) => settle(program.default),
    () => settle("failed"),
  );
}

const subscribe = (listener: () => void) => {
  loadSortable();
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => state;

/** The program for dragging, or how far it is with loading. */
export const useSortableProgram = () => useSyncExternalStore(subscribe, read, read);
