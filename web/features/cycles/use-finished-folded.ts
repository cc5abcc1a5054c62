import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { MesocycleSummary } from "./data.ts";

/** On a phone the finished mesocycles are folded away, so that the running one is at hand; unless there are no others. */
export function useFinishedFolded(mesocycles: readonly MesocycleSummary[]) {
  const narrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [unfolded, setUnfolded] = useState(false);
  const open = mesocycles.filter((mesocycle) => !mesocycle.is_finished);
  const shown = narrow && !unfolded && open.length > 0 ? open : mesocycles;
  return { shown, folded: mesocycles.length - shown.length, unfold: () => setUnfolded(true) };
}
