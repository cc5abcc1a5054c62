import { type RefObject, useEffect, useRef } from "react";

let opener: Element | null = null;

/** A menu's item disappears when it is chosen, so the button that opened the menu stands for it. */
function remains(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : element;
}

/** Call it before opening something that lives in the address. */
export function rememberOpener(): void {
  opener = remains(document.activeElement);
}

/** Focuses an element in the next frame, after a closing dialog has left the page. */
export function focusOn(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const target = find();
    if (target instanceof HTMLElement) target.focus();
  });
}

/** For a dialog whose opener is gone. */
export const pageWithoutFocus = () =>
  document.activeElement === document.body ? document.querySelector("main") : null;

const isThere = (element: Element | null) => element?.isConnected && element !== document.body;

/**
 * Gives the focus back to the element that opened a dialog, once the dialog is closed. A lazy dialog arrives open and cannot know
 * what had the focus before. The order is: what `first` finds, the element with the answered ref, the remembered opener, what
 * `otherwise` finds. Both functions stay the same.
 */
export function useFocusBack<Opener extends HTMLElement>(
  opened: boolean,
  otherwise?: () => Element | null,
  first?: () => Element | null,
): RefObject<Opener | null> {
  const answered = useRef<Opener>(null);
  useEffect(() => {
    if (!opened) return;
    const remembered = opener;
    return () => focusOn(() => first?.() ?? answered.current ?? (isThere(remembered) ? remembered : otherwise?.()));
  }, [opened, otherwise, first]);
  return answered;
}

/** As {@link useFocusBack}, for a question: its opener may have been removed by the answer; then the page takes the focus. */
export function useFocusKept(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const focused = remains(document.activeElement);
    const asker = isThere(focused) ? focused : opener;
    return () => {
      focusOn(() => (isThere(asker) ? asker : pageWithoutFocus()));
      leaveFocusToPage(asker, performance.now() + SETTLED_MS);
    };
  }, [opened]);
}

/** A list that is read again after the answer drops the row of the asker. */
const SETTLED_MS = 5000;

function leaveFocusToPage(asker: Element | null, untilMs: number): void {
  if (!isThere(asker)) focusOn(pageWithoutFocus);
  else if (performance.now() < untilMs) requestAnimationFrame(() => leaveFocusToPage(asker, untilMs));
}
