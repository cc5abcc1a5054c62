import { Title } from "@mantine/core";
import { certaintyOf, detectableChangeOf } from "#domain/assessment/measurement-error/detectable-change.ts";
import { parseDecimal } from "#domain/number-format.ts";
import { type Field, type FieldKey, fieldAt, isMeasureKey } from "../fields.ts";
import type { MeasureGroups } from "../perimeter/measure-groups.ts";
import { Difference } from "../results/Difference.tsx";
import { measureText } from "../state/readings.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import type { Values } from "../state/values.ts";
import classes from "./EvaluationReport.module.css";

interface Props {
  readonly groups: MeasureGroups;
  /** The evaluation before this one. */
  readonly before: Values;
}

const GENERAL: readonly FieldKey[] = ["stature", "weight", "fcRepouso", "sistole", "diastole"];

/** What was measured, to be read: a line for each measure that was taken, with its difference from the evaluation before. */
export function MeasureList({ groups, before }: Props) {
  const values = useSheetState((state) => state.values);
  const limbs = groups.limbs.flatMap(({ right, left }) => [right, left]);
  const names = [...GENERAL, ...groups.trunk, ...limbs, ...groups.protocolFolds, ...groups.otherFolds];
  const taken = names.flatMap((name) => {
    const field = fieldAt(name);
    const value = isMeasureKey(name) ? measureText(values, name) : values[name];
    return field && value ? [{ field, value }] : [];
  });
  return (
    <section aria-labelledby="measures-title">
      <Title order={3} size="h5" id="measures-title" mb={4}>
        Medidas
      </Title>
      <dl className={classes.measures}>
        {taken.map(({ field, value }) => (
          <Line key={field.key} field={field} value={value} was={before[field.key]} />
        ))}
      </dl>
    </section>
  );
}

interface LineProps {
  readonly field: Field;
  readonly value: string;
  readonly was: string | undefined;
}

function Line({ field: { key, label, unit, kind, decimals }, value, was }: LineProps) {
  const errors = useSheetState((state) => state.technicalErrors);
  const [now, before] = [parseDecimal(value), parseDecimal(was ?? "")];
  const certainty =
    isMeasureKey(key) && now !== null && before !== null
      ? certaintyOf(now - before, detectableChangeOf(key, now, errors))
      : null;
  return (
    <div>
      <dt>{kind ? `${kind} ${label}` : label}</dt>
      <dd>
        {value} {unit}
        {now !== null && before !== null && (
          <small>
            antes {was} →{" "}
            <Difference
              name={key}
              before={before}
              now={now}
              decimals={Math.min(decimals, 1)}
              certainty={certainty}
              inWords
            />
          </small>
        )}
      </dd>
    </div>
  );
}
