import { Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { decimalsReadBy } from "#contract/assessment/reader-view.ts";
import { compareEvaluations, type FigureChange, type FigureGroup } from "#domain/assessment/evaluation-comparison.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { CycleEvaluation } from "../data.ts";
import { Difference } from "../results/Difference.tsx";
import classes from "./EvaluationReport.module.css";
import { comparedIn } from "./report-judge.ts";

interface Props {
  readonly title: string;
  readonly group: FigureGroup;
  readonly evaluation: CycleEvaluation;
  readonly studentView: boolean;
  readonly classOf?: Readonly<Record<string, string | null | undefined>>;
  readonly scaleOf?: Readonly<Record<string, ReactNode>>;
}

export function FigureList({ title, group, evaluation, studentView, classOf = {}, scaleOf = {} }: Props) {
  const id = useId();
  const compared = comparedIn(evaluation);
  if (!compared) return null;
  const figures = compareEvaluations(
    [compared.before, compared.now],
    decimalsReadBy(studentView ? "student" : "trainer"),
  ).filter((figure) => figure.group === group && figure.last !== null);
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h5" id={id} mb={4}>
        {title}
      </Title>
      <dl className={classes.measures}>
        {figures.map((figure) => (
          <Line key={figure.key} figure={figure} className={classOf[figure.key]} scale={scaleOf[figure.key]} />
        ))}
      </dl>
    </section>
  );
}

interface LineProps {
  readonly figure: FigureChange;
  readonly className: string | null | undefined;
  readonly scale: ReactNode;
}

function Line({ figure, className, scale }: LineProps) {
  const { label, unit, decimals, first, last, caveat } = figure;
  if (last === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatDecimal(last, decimals)} {unit}
        {className && <small>{className}</small>}
        {first !== null && (
          <small>
            antes {formatDecimal(first, decimals)}
            {caveat ? ` (${caveat})` : " → "}
            {!caveat && <Difference before={first} now={last} decimals={decimals} judgement={figure} asText />}
          </small>
        )}
      </dd>
      {scale && <dd className={classes.scale}>{scale}</dd>}
    </div>
  );
}
