import { VIEWS, type View } from "./people-search.ts";

/** Cards or table: the address decides; without it, what was last chosen in this browser; at first, cards. */
export function useRememberedView(noun: string, inAddress: View | undefined): [View, (view: View) => void] {
  const key = `prumo.${noun}.view`;
  const remembered = VIEWS.find((view) => view === localStorage.getItem(key));
  return [inAddress ?? remembered ?? "cards", (view) => localStorage.setItem(key, view)];
}
