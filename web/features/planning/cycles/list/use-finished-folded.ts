import { useState } from "react";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";

/** On a phone, so that the running cycle is near the top; not when all are finished. */
export function useFinishedFolded<Cycle extends { readonly is_finished: boolean }>(cycles: readonly Cycle[]) {
  const narrow = useUpTo("sm");
  const [unfolded, setUnfolded] = useState(false);
  const open = cycles.filter((cycle) => !cycle.is_finished);
  const shown = narrow && !unfolded && open.length > 0 ? open : cycles;
  return { shown, folded: cycles.length - shown.length, unfold: () => setUnfolded(true) };
}
