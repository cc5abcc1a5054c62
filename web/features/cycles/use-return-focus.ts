import { useEffect } from "react";

let opener: Element | null = null;

/** An item of a menu is gone once chosen: the button that opened the menu stands for it. */
function remains(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : element;
}

/** To be called where a dialog is opened from. */
export const rememberOpener = () => {
  opener = remains(document.activeElement);
};

/** Gives the focus back to what opened a dialog once none is open; dialogs that come and go with the address do not. */
export function useReturnFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    return () => {
      const last = opener;
      requestAnimationFrame(() => last instanceof HTMLElement && last.isConnected && last.focus());
    };
  }, [opened]);
}
