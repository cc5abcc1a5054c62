/* Escape reaches every open dialog at once, but it must close only the one on top. */

const openDialogs = () => [...document.querySelectorAll("[aria-modal=true]")];

export const topDialog = () => openDialogs().at(-1);

export const isAnyDialogOpen = () => openDialogs().length > 0;

export const isOnlyDialog = () => openDialogs().length <= 1;

export const isOnTop = (inside: Element | null) => topDialog()?.contains(inside) ?? true;
