import type { KeyboardEvent } from "react";

const FIELDS = "input:not([type=hidden]):not(:disabled), textarea:not(:disabled)";

/** On a long form, Enter goes to the next field instead of sending it half filled: `<form onKeyDown={enterMovesOn}>`. */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute("aria-expanded") === "true") return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(target) + 1]?.focus();
}
