import { Tabs } from "@mantine/core";
import { useMemo } from "react";
import classes from "./EvaluationTabs.module.css";
import type { TabProps } from "./evaluation-tab.ts";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";
import { tabsOf } from "./tabs.ts";

/** Draws the open tab alone: the sheet keeps what was typed in the others. */
export function EvaluationTabs(props: TabProps) {
  const { dispatch } = useSheet();
  const chosen = useSheetState(({ tab }) => tab);
  const { evaluation } = props;
  const tabs = useMemo(() => tabsOf(evaluation), [evaluation]);
  const open = tabs.find(({ code }) => code === chosen) ?? tabs[0];
  if (!open) return null;
  return (
    <Tabs value={open.code} onChange={(tab) => tab && dispatch({ type: "opened_tab", tab })} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        {tabs.map(({ code, label }) => (
          <Tabs.Tab key={code} value={code}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ code, Content }) => (
        <Tabs.Panel key={code} value={code}>
          <Content {...props} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
