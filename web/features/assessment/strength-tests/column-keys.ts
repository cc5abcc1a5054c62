import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** Enter and the arrows go to the field above or below: those with the same `data-column`. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof HTMLInputElement) || !target.dataset.column) return;
  const column = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${target.dataset.column}"]`)];
  event.preventDefault();
  column[column.indexOf(target) + step]?.focus();
}
