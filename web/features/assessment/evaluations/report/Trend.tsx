import { Title } from "@mantine/core";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Sparkline } from "../../../../ui/chart/Sparkline.tsx";
import { JudgementKey } from "../../../../ui/figure/JudgementKey.tsx";
import type { CycleEvaluation } from "../data.ts";
import { Difference } from "../results/Difference.tsx";
import classes from "./EvaluationReport.module.css";
import { type TrendLine, trendOf } from "./trend.ts";

export function Trend({ evaluation }: { readonly evaluation: CycleEvaluation }) {
  const { days, lines } = trendOf(evaluation);
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
            <TrendRow key={line.name} line={line} />
          ))}
        </tbody>
      </table>
      <JudgementKey />
    </section>
  );
}

function TrendRow({ line: { label, unit, decimals, values, judgement } }: { readonly line: TrendLine }) {
  const measured = values.filter((value) => value !== null);
  const [first] = measured;
  const last = measured.at(-1);
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
        {judgement.caveat ?? <Difference before={first} now={last} decimals={decimals} judgement={judgement} asText />}
      </td>
    </tr>
  );
}
