import { type RefObject, useEffect, useRef } from "react";

let opener: Element | null = null;

/** An item of a menu is gone once chosen: the button that opened the menu stands for it. */
function remains(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : element;
}

/** To be called where something is opened that comes and goes with the address. */
export function rememberOpener(): void {
  opener = remains(document.activeElement);
}

/** To what is still there, once what goes away is gone. */
export function focusOn(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const target = find();
    if (target instanceof HTMLElement) target.focus();
  });
}

const isThere = (element: Element | null) => element?.isConnected && element !== document.body;

/**
 * Gives the focus back to what opened a dialog, once it is closed: a dialog that is fetched when it is first wanted arrives open,
 * and does not know what had the focus before. That is what the answered ref is given to, else whoever was remembered, else
 * what `otherwise` finds.
 */
export function useFocusBack<Opener extends HTMLElement>(
  opened: boolean,
  otherwise?: () => Element | null,
): RefObject<Opener | null> {
  const known = useRef<Opener>(null);
  useEffect(() => {
    if (!opened) return;
    const remembered = opener;
    return () => focusOn(() => known.current ?? (isThere(remembered) ? remembered : otherwise?.()));
  }, [opened, otherwise]);
  return known;
}

/** As {@link useFocusBack} after a question: whoever asked may be gone with what was removed, then the page takes the focus. */
export function useFocusKept(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const focused = remains(document.activeElement);
    const asker = isThere(focused) ? focused : opener;
    const page = () => (document.activeElement === document.body ? document.querySelector("main") : null);
    return () => focusOn(() => (isThere(asker) ? asker : page()));
  }, [opened]);
}
