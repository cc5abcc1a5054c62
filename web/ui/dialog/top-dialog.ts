/* Escape reaches every open dialog at once, but it must close only the one on top. */

const openDialogs = () => [...document.querySelectorAll("[aria-modal=true]")];

/** The dialog that was opened last. */
export const topDialog = () => openDialogs().at(-1);

export const isAnyDialogOpen = () => openDialogs().length > 0;

/** No dialog is open above the first. */
export const isOnlyDialog = () => openDialogs().length <= 1;

/** The dialog that holds this element was opened last. */
export const isOnTop = (inside: Element | null) => topDialog()?.contains(inside) ?? true;
