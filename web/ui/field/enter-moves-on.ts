import type { KeyboardEvent } from "react";

const FIELDS = "input:not([type=hidden]):not(:disabled), textarea:not(:disabled)";
const TYPED = "input:not([type=hidden]):not([type=checkbox]):not([readonly]):not(:disabled)";

/** On a long form, Enter goes to the next field instead of sending it half filled: `<form onKeyDown={enterMovesOn}>`. */
export const enterMovesOn = (event: KeyboardEvent<HTMLFormElement>) => moveOn(event, FIELDS);

/** As {@link enterMovesOn}, but past lists and long texts, which have good values already; after the last field the form is sent. */
export function enterMovesOnAndSends(event: KeyboardEvent<HTMLFormElement>): void {
  if (moveOn(event, TYPED) === "at the end") event.currentTarget.requestSubmit();
}

function moveOn(event: KeyboardEvent<HTMLFormElement>, selector: string): "moved" | "at the end" | undefined {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || event.defaultPrevented || !(target instanceof HTMLInputElement)) return undefined;
  if (target.getAttribute("aria-expanded") === "true") return undefined;
  event.preventDefault();
  // A field that is folded away takes no focus.
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(selector)].filter((field) => field.checkVisibility());
  const next = fields[fields.indexOf(target) + 1];
  next?.focus();
  return next ? "moved" : "at the end";
}
