import { type ReactNode, useMemo } from "react";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { circumstancesText } from "#domain/assessment/circumstances.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { PlainSummary } from "../../../../ui/figure/PlainSummary.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { measureGroups } from "../perimeter/measure-groups.ts";
import { subjectText } from "../results/figures.ts";
import { ResultsPanel } from "../results/ResultsPanel.tsx";
import { reportPartsOf } from "../tabs.ts";
import classes from "./EvaluationReport.module.css";
import { GoalsPart } from "./GoalsPart.tsx";
import { MeasureList } from "./MeasureList.tsx";
import { judgeIn, summaryOf } from "./report-judge.ts";
import { Trend } from "./Trend.tsx";
import { trendOf } from "./trend.ts";

interface Props extends Omit<TabProps, "disabled"> {
  readonly notice?: ReactNode;
}

export function EvaluationReport({ notice, ...props }: Props) {
  const { evaluation, subject, before } = props;
  const { gender, studentView } = subject;
  const protocol = findSkinfoldProtocol(subject.protocol);
  const groups = useMemo(() => measureGroups(protocol, gender, studentView), [protocol, gender, studentView]);
  const told = circumstancesText(evaluation.evaluated_items?.circumstances ?? {});
  const isFirst = trendOf(evaluation).lines.length === 0;
  const judge = useMemo(() => judgeIn(evaluation), [evaluation]);
  const sentences = useMemo(() => summaryOf(evaluation), [evaluation]);
  const measures = <MeasureList groups={groups} before={before} judge={judge} subject={subject} />;
  return (
    <div className={classes.report}>
      {notice && <div className={classes.wide}>{notice}</div>}
      <p className={`${classes.wide} ${classes.about}`}>
        {evaluation.evaluated_on && `Avaliação de ${formatDate(evaluation.evaluated_on)} · `}
        {subjectText(subject)}
        {told && ` · ${told}`}
      </p>
      <div className={classes.wide}>
        <PlainSummary sentences={sentences} />
      </div>
      <ResultsPanel subject={subject} />
      {/* A first evaluation has no trend, so its measures take that place. */}
      {isFirst ? measures : <Trend evaluation={evaluation} />}
      <div className={`${classes.wide} ${classes.parts}`}>
        <GoalsPart evaluation={evaluation} />
        {!isFirst && measures}
        {reportPartsOf(evaluation).map(({ code, Content }) => (
          <Content key={code} {...props} disabled />
        ))}
      </div>
    </div>
  );
}
