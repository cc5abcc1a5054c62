/*
 * Escape reaches every open dialog at once. What it means is the one on top: a question, a hint, then a form, and the
 * trainings last.
 */

const openDialogs = () => [...document.querySelectorAll("[aria-modal=true]")];

/** Nothing is open above the trainings. */
export const isOnlyDialog = () => openDialogs().length <= 1;

/** The dialog that holds this element was opened last. */
export const isOnTop = (inside: Element | null) => openDialogs().at(-1)?.contains(inside) ?? true;
