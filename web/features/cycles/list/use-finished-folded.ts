import { useState } from "react";
import { useUpTo } from "../../../ui/use-breakpoint.ts";

/** On a phone the finished cycles are folded away, so that the running one is at hand; unless there are no others. */
export function useFinishedFolded<Cycle extends { readonly is_finished: boolean }>(cycles: readonly Cycle[]) {
  const narrow = useUpTo("sm");
  const [unfolded, setUnfolded] = useState(false);
  const open = cycles.filter((cycle) => !cycle.is_finished);
  const shown = narrow && !unfolded && open.length > 0 ? open : cycles;
  return { shown, folded: cycles.length - shown.length, unfold: () => setUnfolded(true) };
}
