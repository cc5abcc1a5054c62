import { type ComponentType, useEffect } from "react";
import { createStore, useStore } from "../store.ts";
import type { SortableRowsProps } from "./drag.ts";

type Program = ComponentType<SortableRowsProps>;

const program = createStore<Program | "loading" | "failed">("loading");
const isAsked = createStore(false);

/** Loads the program for dragging. Asked for early, it is there before the first list is drawn. */
export function loadSortable(): void {
  if (isAsked.read()) return;
  isAsked.write(true);
  void import("./SortableRows.tsx").then(
    (module) => program.write(module.default),
    () => {
      program.write("failed");
      isAsked.write(false);
    },
  );
}

export function useSortableProgram(): Program | "loading" | "failed" {
  useEffect(loadSortable, []);
  return useStore(program);
}

/** A screen that waits for it shows its lists whole at once. */
export function useSortableReady(isNeeded: boolean): boolean {
  const isLoading = useStore(program) === "loading";
  useEffect(() => {
    if (isNeeded) loadSortable();
  }, [isNeeded]);
  return !isNeeded || !isLoading;
}
