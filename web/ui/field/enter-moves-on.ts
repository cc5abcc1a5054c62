import type { KeyboardEvent } from "react";

const FIELDS = "input:not([type=hidden]):not(:disabled), textarea:not(:disabled)";
const TYPED = "input:not([type=hidden]):not([type=checkbox]):not([readonly]):not([data-choice]):not(:disabled)";

/** On a long form, Enter goes to the next field instead of sending it half filled: `<form onKeyDown={enterMovesOn}>`. */
export const enterMovesOn = (event: KeyboardEvent<HTMLFormElement>) => moveOn(event, FIELDS);

/** As {@link enterMovesOn}, but past lists and long texts, which have good values already; after the last field the form is sent. */
export function enterMovesOnAndSends(event: KeyboardEvent<HTMLFormElement>): void {
  if (moveOn(event, TYPED) === "at the end") event.currentTarget.requestSubmit();
}

const follows = (field: HTMLInputElement | HTMLTextAreaElement, target: HTMLInputElement): boolean =>
  (target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
  (target.type !== "radio" || field.name !== target.name);

function moveOn(event: KeyboardEvent<HTMLFormElement>, selector: string): "moved" | "at the end" | undefined {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return undefined;
  // A list that chose by this key (`Choice`) is still open.
  const hasChosen = event.defaultPrevented && target.dataset.choice !== undefined;
  if (!hasChosen && (event.defaultPrevented || target.getAttribute("aria-expanded") === "true")) return undefined;
  event.preventDefault();
  // A field that is folded away takes no focus.
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)].filter((field) =>
    field.checkVisibility(),
  );
  const next = fields.find((field) => follows(field, target));
  // Of a row of chips the chosen one takes the focus.
  const chosen =
    next?.type === "radio" ? fields.find((field) => field.name === next.name && field.matches(":checked")) : undefined;
  (chosen ?? next)?.focus();
  return next ? "moved" : "at the end";
}
