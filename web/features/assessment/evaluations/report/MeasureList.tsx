import { Title } from "@mantine/core";
import { type Field, type FieldKey, fieldAt, isMeasureKey } from "#contract/assessment/evaluation-fields/fields.ts";
import { measureText } from "#contract/assessment/evaluation-fields/readings.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { decimalsReadBy } from "#contract/assessment/reader-view.ts";
import type { Judgement } from "#domain/assessment/judged-change.ts";
import { formatDecimal, parseDecimal } from "#domain/text/number-format.ts";
import { PressureNote } from "../heart/PressureNote.tsx";
import type { MeasureGroups } from "../perimeter/measure-groups.ts";
import { Difference } from "../results/Difference.tsx";
import type { Subject } from "../results/figures.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import classes from "./EvaluationReport.module.css";

interface Props {
  readonly groups: MeasureGroups;
  readonly before: Values;
  readonly judge: (key: string) => Judgement;
  readonly subject: Subject;
}

const GENERAL: readonly FieldKey[] = ["stature", "weight", "fcRepouso", "sistole", "diastole"];

export function MeasureList({ groups, before, judge, subject }: Props) {
  const general = useTaken(GENERAL);
  const limbs = groups.limbs.flatMap(({ right, left }) => [right, left]);
  const names = [...groups.trunk, ...limbs, ...groups.protocolFolds, ...groups.otherFolds];
  const body = useTaken(names);
  return (
    <section aria-labelledby="measures-title">
      <Title order={3} size="h5" id="measures-title" mb={4}>
        Medidas
      </Title>
      <Lines taken={general} before={before} judge={judge} subject={subject} />
      <div className={classes.pressure}>
        <PressureNote ageYears={subject.ageYears} />
      </div>
      <Lines taken={body} before={before} judge={judge} subject={subject} />
    </section>
  );
}

interface Taken {
  readonly field: Field;
  readonly value: string;
}

function useTaken(names: readonly FieldKey[]): readonly Taken[] {
  const values = useSheetState((state) => state.values);
  return names.flatMap((name) => {
    const field = fieldAt(name);
    const value = isMeasureKey(name) ? measureText(values, name) : values[name];
    return field && value ? [{ field, value }] : [];
  });
}

type LinesProps = Pick<Props, "before" | "judge" | "subject"> & { readonly taken: readonly Taken[] };

function Lines({ taken, before, judge, subject: { studentView } }: LinesProps) {
  const decimalsOf = decimalsReadBy(studentView ? "student" : "trainer");
  if (taken.length === 0) return null;
  return (
    <dl className={classes.measures}>
      {taken.map(({ field, value }) => (
        <Line
          key={field.key}
          field={field}
          value={value}
          was={before[field.key]}
          decimals={decimalsOf(field)}
          judgement={judge(field.key)}
        />
      ))}
    </dl>
  );
}

interface LineProps extends Taken {
  readonly was: string | undefined;
  /** That the reader gets. */
  readonly decimals: number;
  readonly judgement: Judgement;
}

function Line({ field: { label, unit, kind, decimals: typed }, value, was, decimals, judgement }: LineProps) {
  const [now, before] = [parseDecimal(value), parseDecimal(was ?? "")];
  const written = (number: number | null, text: string) =>
    number === null || decimals === typed ? text : formatDecimal(number, decimals);
  return (
    <div>
      <dt>{kind ? `${kind} ${label}` : label}</dt>
      <dd>
        {written(now, value)} {unit}
        {now !== null && before !== null && (
          <small>
            antes {written(before, was ?? "")} →{" "}
            <Difference before={before} now={now} decimals={Math.min(decimals, 1)} judgement={judgement} asText />
          </small>
        )}
      </dd>
    </div>
  );
}
