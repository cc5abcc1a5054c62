import { useRef } from "react";

/** The closing of a saved form runs before the form's own state changes, so `finish` is called first. */
export function useUnsaved(isChanged: () => boolean) {
  const isOver = useRef(false);
  return {
    isDirty: () => !isOver.current && isChanged(),
    finish() {
      isOver.current = true;
    },
  };
}
