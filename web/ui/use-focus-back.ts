import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus back to what opened a dialog, once it is closed: a dialog that is fetched when it is first wanted arrives open,
 * and does not know what had the focus before.
 */
export function useFocusBack<Opener extends HTMLElement>(opened: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpened = useRef(opened);
  useEffect(() => {
    if (wasOpened.current && !opened) requestAnimationFrame(() => opener.current?.focus());
    wasOpened.current = opened;
  }, [opened]);
  return opener;
}
