import { useMemo } from "react";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { formatDate } from "#domain/calendar-date.ts";
import type { CycleEvaluation } from "./data.ts";
import classes from "./EvaluationReport.module.css";
import { aboutSubject, type Subject } from "./figures.ts";
import { MeasureList } from "./MeasureList.tsx";
import { measureGroups } from "./measure-groups.ts";
import { ResultsPanel } from "./ResultsPanel.tsx";
import { Trend } from "./Trend.tsx";
import type { Values } from "./values.ts";

interface Props {
  readonly evaluation: CycleEvaluation;
  readonly subject: Subject;
  /** What the evaluation before this one measured. */
  readonly before: Values;
}

/** A student's evaluation, to be read: first the results, then how they went, then the measures. */
export function EvaluationReport({ evaluation, subject, before }: Props) {
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
      </div>
    </div>
  );
}
