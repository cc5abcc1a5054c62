import { Title } from "@mantine/core";
import { certaintyOf, detectableChangeOf } from "#domain/assessment/measurement-error/detectable-change.ts";
import { parseDecimal } from "#domain/number-format.ts";
import { type Field, type FieldKey, fieldAt, isMeasureKey } from "../fields.ts";
import { PressureNote } from "../heart/PressureNote.tsx";
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
  /** The blood pressure of a child is not classed. */
  readonly ageYears: number | null;
}

const GENERAL: readonly FieldKey[] = ["stature", "weight", "fcRepouso", "sistole", "diastole"];

/** What was measured, to be read: a line for each measure that was taken, with its difference from the evaluation before. */
export function MeasureList({ groups, before, ageYears }: Props) {
  const general = useTaken(GENERAL);
  const limbs = groups.limbs.flatMap(({ right, left }) => [right, left]);
  const names = [...groups.trunk, ...limbs, ...groups.protocolFolds, ...groups.otherFolds];
  const body = useTaken(names);
  return (
    <section aria-labelledby="measures-title">
      <Title order={3} size="h5" id="measures-title" mb={4}>
        Medidas
      </Title>
      <Lines taken={general} before={before} />
      <div className={classes.pressure}>
        <PressureNote ageYears={ageYears} />
      </div>
      <Lines taken={body} before={before} />
    </section>
  );
}

interface Taken {
  readonly field: Field;
  readonly value: string;
}

/** Those of the fields that have a value. */
function useTaken(names: readonly FieldKey[]): readonly Taken[] {
  const values = useSheetState((state) => state.values);
  return names.flatMap((name) => {
    const field = fieldAt(name);
    const value = isMeasureKey(name) ? measureText(values, name) : values[name];
    return field && value ? [{ field, value }] : [];
  });
}

function Lines({ taken, before }: { readonly taken: readonly Taken[]; readonly before: Values }) {
  if (taken.length === 0) return null;
  return (
    <dl className={classes.measures}>
      {taken.map(({ field, value }) => (
        <Line key={field.key} field={field} value={value} was={before[field.key]} />
      ))}
    </dl>
  );
}

interface LineProps extends Taken {
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
