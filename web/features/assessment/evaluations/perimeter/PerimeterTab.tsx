import { useMemo } from "react";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import type { TabProps } from "../evaluation-tab.ts";
import { ResultsPanel } from "../results/ResultsPanel.tsx";
import { MeasureFields } from "./MeasureFields.tsx";
import { MeasureGuide } from "./MeasureGuide.tsx";
import { measureGroups } from "./measure-groups.ts";
import classes from "./PerimeterTab.module.css";

export const RESULTS_ID = "evaluation-results";

export function PerimeterTab({ subject, before, disabled }: TabProps) {
  const { gender, studentView } = subject;
  const protocol = findSkinfoldProtocol(subject.protocol);
  const groups = useMemo(() => measureGroups(protocol, gender, studentView), [protocol, gender, studentView]);
  return (
    <div className={classes.work}>
      <div className={classes.measuring}>
        <div className={classes.guide} data-reading={disabled}>
          <MeasureGuide gender={gender} showsInstructions={!disabled} />
        </div>
        <div className={classes.fields}>
          <MeasureFields
            groups={groups}
            protocol={protocol?.label ?? subject.protocol}
            disabled={disabled}
            before={before}
          />
        </div>
      </div>
      <div className={classes.results} id={RESULTS_ID}>
        <ResultsPanel subject={subject} />
      </div>
    </div>
  );
}
