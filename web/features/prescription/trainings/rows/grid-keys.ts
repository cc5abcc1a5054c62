import type { KeyboardEvent } from "react";

/* The rows of a training are one grid: `[data-grid]` holds `[data-row]`s, which hold `[data-cell]`s and buttons; `[data-quick]` follows. */

type Direction = "up" | "down" | "left" | "right";

const queryAll = (root: Element | null, selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];

const gridOf = (element: Element) => element.closest("[data-grid]");
const cellsOf = (row: Element | undefined) => queryAll(row ?? null, "[data-cell]");
const stopsOf = (row: Element | null) => queryAll(row, "[data-cell], button:not([data-handle]), a");

function rowFrom(element: Element, step: number): HTMLElement | undefined {
  const rows = queryAll(gridOf(element), "[data-row]");
  const index = rows.findIndex((row) => row.contains(element));
  return index < 0 ? undefined : rows[index + step];
}

const quickField = (element: Element) => gridOf(element)?.querySelector<HTMLElement>("[data-quick] input");

/** A row that lacks the column offers its nearest cell. */
function cellBelow(cell: HTMLElement, step: 1 | -1): HTMLElement | null | undefined {
  const next = cellsOf(rowFrom(cell, step));
  const column = cellsOf(cell.closest("[data-row]") ?? undefined).indexOf(cell);
  const twin =
    next.find(({ dataset }) => dataset.cell === cell.dataset.cell) ?? next[Math.min(column, next.length - 1)];
  return twin ?? (step > 0 ? quickField(cell) : undefined);
}

function beside(element: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const stops = stopsOf(element.closest("[data-row]"));
  return stops[stops.indexOf(element) + step];
}

/** Tab goes from the last figure of a row to the first of the next one, past the buttons. */
function tabTarget(cell: HTMLElement, isBack: boolean): HTMLElement | null | undefined {
  const rowCells = cellsOf(cell.closest("[data-row]") ?? undefined);
  if (cell !== (isBack ? rowCells[0] : rowCells.at(-1))) return beside(cell, isBack ? -1 : 1);
  if (isBack) return cellsOf(rowFrom(cell, -1)).at(-1);
  const next = rowFrom(cell, 1);
  return next ? cellsOf(next)[0] : quickField(cell);
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** An arrow to the side moves within the text as long as there is text on that side. */
function leavesText(element: HTMLElement, direction: Direction): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return true;
  const { selectionStart, selectionEnd, value } = element;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return isWhole || (direction === "left" ? selectionEnd === 0 : selectionStart === value.length);
}

function targetOf(element: HTMLElement, event: KeyboardEvent): HTMLElement | null | undefined {
  const isCell = element.dataset.cell !== undefined;
  if (event.key === "Tab") return isCell ? tabTarget(element, event.shiftKey) : undefined;
  if (event.key === "Enter") return isCell ? cellBelow(element, event.shiftKey ? -1 : 1) : undefined;
  const direction = DIRECTIONS[event.key];
  if (direction === undefined) return undefined;
  if (direction === "up" || direction === "down")
    return isCell ? cellBelow(element, direction === "up" ? -1 : 1) : null;
  return leavesText(element, direction) ? beside(element, direction === "left" ? -1 : 1) : undefined;
}

/** As in a spreadsheet, Enter and the arrows go from row to row, Tab and the arrows from figure to figure. */
export function moveInGrid(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || !rowFrom(target, 0)) return;
  const next = targetOf(target, event);
  if (next) {
    event.preventDefault();
    // The dialog's focus trap looks through all of its controls at each Tab, and this one stays within.
    if (event.key === "Tab") event.stopPropagation();
    next.focus();
  } else if (event.key === "Enter" && target.dataset.cell !== undefined) {
    // Nothing is below: leaving the field is what saves it.
    event.preventDefault();
    target.blur();
    target.focus();
  }
}

/** The same cell of the row below, or the row above the removed one, or the field of a new exercise. */
export function neighbourOf(element: Element, step: 1 | -1): () => HTMLElement | null {
  const cell = element instanceof HTMLElement && element.dataset.cell !== undefined ? element : null;
  const below = rowFrom(element, step) ?? rowFrom(element, -step);
  const quick = quickField(element) ?? null;
  const field = cell?.dataset.cell;
  return () => {
    if (!below?.isConnected) return quick;
    const cells = cellsOf(below);
    return cells.find(({ dataset }) => dataset.cell === field) ?? cells[0] ?? quick;
  };
}
