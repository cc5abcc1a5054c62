import { Title } from "@mantine/core";
import { useMemo } from "react";
import { detectableIn } from "#contract/comparable-evaluation.ts";
import { certaintyOf } from "#domain/assessment/measurement-error/detectable-change.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/number-format.ts";
import { Sparkline } from "../../macrocycles/results/Sparkline.tsx";
import type { CycleEvaluation } from "../data.ts";
import { Difference } from "../results/Difference.tsx";
import classes from "./EvaluationReport.module.css";
import { type TrendLine, trendOf } from "./trend.ts";

/** How the main figures went from the first of the shown evaluations to this one. Nothing for a first evaluation. */
export function Trend({ evaluation }: { readonly evaluation: CycleEvaluation }) {
  const { days, lines } = trendOf(evaluation);
  const { evaluated_items, evaluated_person, technical_errors } = evaluation;
  const detectable = useMemo(
    () =>
      evaluated_items && evaluated_person ? detectableIn(evaluated_items, evaluated_person, technical_errors) : {},
    [evaluated_items, evaluated_person, technical_errors],
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="trend-title">
      <Title order={3} size="h5" id="trend-title" mb={4}>
        Evolução
      </Title>
      <table className={classes.trend}>
        <thead>
          <tr>
            <th scope="col">Desde {formatDate(days[0] ?? "")}</th>
            <td />
            <th scope="col">Agora</th>
            <th scope="col">Diferença</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.name} line={line} detectable={detectable[line.name]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly line: TrendLine;
  /** The smallest change that is no error of measurement; undefined where it is not known. */
  readonly detectable: number | undefined;
}

function Row({ line: { name, label, unit, decimals, values, caveat }, detectable }: RowProps) {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Sparkline values={values} />
      </td>
      <td>
        {formatDecimal(last, decimals)} {unit}
      </td>
      <td>
        {caveat ?? (
          <Difference
            name={name}
            before={first}
            now={last}
            decimals={decimals}
            certainty={certaintyOf(last - first, detectable)}
            inWords
          />
        )}
      </td>
    </tr>
  );
}
