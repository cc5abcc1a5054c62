import { useState } from "react";
import { flushSync } from "react-dom";

interface Options<Tab> {
  readonly initial: () => Tab;
  readonly onTab: (tab: Tab) => void;
  readonly firstTabOf: (paths: readonly string[]) => Tab | undefined;
}

export function useFormTab<Tab extends string>({ initial, onTab, firstTabOf }: Options<Tab>) {
  const [tab, setTab] = useState(initial);
  const show = (chosen: Tab) => {
    setTab(chosen);
    onTab(chosen);
  };
  return {
    tab,
    show,
    /** A hidden field cannot take the focus, so its tab is shown first. */
    showTabOf(paths: readonly string[]) {
      const tabToOpen = firstTabOf(paths);
      if (tabToOpen && tabToOpen !== tab) flushSync(() => show(tabToOpen));
    },
  };
}
