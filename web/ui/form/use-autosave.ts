import { useEffect } from "react";
import type { Autosave } from "./autosave.ts";

/** Ties an autosave to the component that edits: it tries again when the network is back, and ends with the component. */
export function useAutosave(autosave: Pick<Autosave<unknown>, "schedule" | "cancel"> | null) {
  useEffect(() => {
    if (!autosave) return;
    window.addEventListener("online", autosave.schedule);
    return () => {
      window.removeEventListener("online", autosave.schedule);
      autosave.cancel();
    };
  }, [autosave]);
}
