import { useMemo } from "react";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { formatDate } from "#domain/calendar-date.ts";
import classes from "./EvaluationReport.module.css";
import type { TabProps } from "./evaluation-tab.ts";
import { aboutSubject } from "./figures.ts";
import { MeasureList } from "./MeasureList.tsx";
import { measureGroups } from "./measure-groups.ts";
import { ResultsPanel } from "./ResultsPanel.tsx";
import { Trend } from "./Trend.tsx";
import { REPORT_PARTS } from "./tabs.ts";

/** A student's evaluation, to be read: first the results, then how they went, then the measures and the other parts. */
export function EvaluationReport(props: Omit<TabProps, "disabled">) {
  const { evaluation, subject, before } = props;
  const { gender, studentView } = subject;
  const protocol = findSkinfoldProtocol(subject.protocol);
  const groups = useMemo(() => measureGroups(protocol, gender, studentView), [protocol, gender, studentView]);
  return (
    <div className={classes.report}>
      <p className={`${classes.wide} ${classes.about}`}>
        {evaluation.evaluated_on && `Avaliação de ${formatDate(evaluation.evaluated_on)} · `}
        {aboutSubject(subject)}
      </p>
      <ResultsPanel subject={subject} />
      <div className={classes.column}>
        <Trend evaluation={evaluation} />
        <MeasureList groups={groups} before={before} />
        {REPORT_PARTS.map(({ code, Content }) => (
          <Content key={code} {...props} disabled />
        ))}
      </div>
    </div>
  );
}
