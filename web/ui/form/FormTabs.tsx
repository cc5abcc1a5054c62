import { Tabs, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./FormTabs.module.css";

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Read before the label, where there is no room to write it. */
  readonly unwritten?: string;
}

interface Props<Value extends string> {
  readonly tabs: readonly Tab<Value>[];
  readonly tab: Value;
  readonly onTab: (tab: Value) => void;
  readonly wrong: ReadonlySet<Value>;
  readonly children: ReactNode;
}

export function FormTabs<Value extends string>({ tabs, tab, onTab, wrong, children }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs may be wider than the window: the open one is brought into sight.
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${tab}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [tab]);
  const choose = (chosen: string | null) => {
    const tabToOpen = tabs.find(({ value }) => value === chosen);
    if (tabToOpen) onTab(tabToOpen.value);
  };
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false}>
      <Tabs.List ref={list} mb="lg" className={classes.list ?? ""}>
        {tabs.map(({ value, label, unwritten }) => (
          <Tabs.Tab key={value} value={value} data-tab={value}>
            {unwritten && <VisuallyHidden>{unwritten} </VisuallyHidden>}
            {label}
            {wrong.has(value) && (
              <>
                <span className={classes.wrong} />
                <VisuallyHidden> (há campos a corrigir)</VisuallyHidden>
              </>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {children}
    </Tabs>
  );
}
