import type { KeyboardEvent } from "react";

/** `data-passed` marks what has a good value already. */
const FIELDS = "input:not([type=hidden]):not([role=switch]):not([data-passed]):not(:disabled), textarea:not(:disabled)";
const TYPED = "input:not([type=hidden]):not([type=checkbox]):not([readonly]):not([data-choice]):not(:disabled)";

/** On a long form, Enter goes to the next field instead of sending it half filled: `<form onKeyDown={enterMovesOn}>`. */
export const enterMovesOn = (event: KeyboardEvent<HTMLFormElement>) => moveOn(event, FIELDS);

/** As {@link enterMovesOn}, but past lists and long texts, which have good values already; after the last field the form is sent. */
export function enterMovesOnAndSends(event: KeyboardEvent<HTMLFormElement>): void {
  if (moveOn(event, TYPED) === "at the end") event.currentTarget.requestSubmit();
}

/** Put on an element whose fields carry `data-round`: they are passed round by round. */
export const ROUNDS = { "data-rounds": "" } as const;

type Field = HTMLInputElement | HTMLTextAreaElement;

const roundOf = (field: Field): number => Number(field.dataset.round);

/** The fields as Enter passes them. */
function inRounds(fields: readonly Field[]): readonly Field[] {
  const isOrdered = new Set<Element>();
  return fields.flatMap((field) => {
    const rounds = field.dataset.round ? field.closest("[data-rounds]") : null;
    if (!rounds) return [field];
    if (isOrdered.has(rounds)) return [];
    isOrdered.add(rounds);
    return fields.filter((one) => rounds.contains(one)).sort((one, other) => roundOf(one) - roundOf(other));
  });
}

/** As Enter passes them. A field that is folded away takes no focus. */
const passedFields = (form: HTMLFormElement, selector: string): readonly Field[] =>
  inRounds([...form.querySelectorAll<Field>(selector)].filter((field) => field.checkVisibility()));

/** The field to which Enter would lead from this one, or back from it; undefined at the end. */
export function fieldBeside(form: HTMLFormElement, field: HTMLInputElement, step: 1 | -1): Field | undefined {
  const fields = passedFields(form, FIELDS);
  const index = fields.indexOf(field);
  if (index >= 0) return fields[index + step];
  return step === 1 ? fields.find((one) => follows(one, field)) : fields.findLast((one) => !follows(one, field));
}

const follows = (field: Field, target: HTMLInputElement): boolean =>
  (target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function moveOn(event: KeyboardEvent<HTMLFormElement>, selector: string): "moved" | "at the end" | undefined {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return undefined;
  // React's events come from a dialog over the form as well, which has fields of its own.
  if (!currentTarget.contains(target)) return undefined;
  // A list that chose by this key (`Choice`) is still open.
  const hasChosen = event.defaultPrevented && target.dataset.choice !== undefined;
  if (!hasChosen && (event.defaultPrevented || target.getAttribute("aria-expanded") === "true")) return undefined;
  event.preventDefault();
  const fields = passedFields(currentTarget, selector);
  const place = fields.indexOf(target);
  const later = place < 0 ? fields.filter((field) => follows(field, target)) : fields.slice(place + 1);
  const next = later.find((field) => target.type !== "radio" || field.name !== target.name);
  // In a row of chips the chosen one takes the focus.
  const chosen =
    next?.type === "radio" ? fields.find((field) => field.name === next.name && field.matches(":checked")) : undefined;
  (chosen ?? next)?.focus();
  return next ? "moved" : "at the end";
}
