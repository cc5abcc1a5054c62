import { focusManager } from "@tanstack/react-query";

const UNTOUCHED_MS = 15 * 60_000;
const LOOK_MS = 60_000;
const TOUCHES = ["pointerdown", "pointermove", "wheel", "keydown"];

/** A page that nobody touches asks for nothing, as one in the background, so that its session ends by inactivity. */
export function restUntouched(page: EventTarget): () => void {
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
    focusManager.setFocused(undefined);
  };
  const look = setInterval(() => {
    if (Date.now() - touchedAt >= UNTOUCHED_MS) focusManager.setFocused(false);
  }, LOOK_MS);
  for (const event of TOUCHES) page.addEventListener(event, touch, { capture: true, passive: true });
  return () => {
    clearInterval(look);
    for (const event of TOUCHES) page.removeEventListener(event, touch, { capture: true });
    focusManager.setFocused(undefined);
  };
}
