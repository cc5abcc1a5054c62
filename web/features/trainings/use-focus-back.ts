import { useEffect, useState } from "react";

/** Gives the focus to a control that is still there, else to the open training's tab. */
export function focusBackTo(opener: Element | null): void {
  requestAnimationFrame(() => {
    const tab = document.querySelector("[role=dialog] [role=tab][aria-selected=true]");
    const target = opener?.isConnected && opener !== document.body ? opener : tab;
    if (target instanceof HTMLElement) target.focus();
  });
}

/** For a form that comes and goes with the address: closing it gives the focus back to what had opened it. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => focusBackTo(opener), [opener]);
}
