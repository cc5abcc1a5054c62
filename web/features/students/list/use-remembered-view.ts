import { VIEWS, type View } from "./list-search.ts";

const KEY = "prumo.students.view";

/** Cards or table: the address decides; without it, what was last chosen in this browser; at first, cards. */
export function useRememberedView(inAddress: View | undefined): [View, (view: View) => void] {
  const remembered = VIEWS.find((view) => view === localStorage.getItem(KEY));
  return [inAddress ?? remembered ?? "cards", (view) => localStorage.setItem(KEY, view)];
}
