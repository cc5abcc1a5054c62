import { Text } from "@mantine/core";
import { type FieldKey, fieldAt, isMeasureKey } from "#contract/assessment/evaluation-fields/fields.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { type Judgement, judgeChange, UNJUDGED } from "#domain/assessment/judged-change.ts";
import { reasonNotToJudgeMeasure } from "#domain/assessment/measurement-error/comparable.ts";
import { expectedError, type TechnicalErrors } from "#domain/assessment/measurement-error/technical-error.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { readingsIn } from "../state/readings.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { numberIn } from "../state/values.ts";
import { Difference } from "./Difference.tsx";

interface Props {
  readonly names: readonly FieldKey[];
  readonly before: Values;
}

/** "antes 39,8 → −0,6" */
export function BeforeNote({ names, before }: Props) {
  if (names.every((name) => !before[name])) return null;
  return (
    <Text component="span" display="block" size="xs" c="dimmed" className="figures">
      antes {names.map((name) => before[name] || "–").join(" · ")}
      <Differences names={names} before={before} />
    </Text>
  );
}

function Differences({ names, before }: Props) {
  // One text, so that another field's keystroke renders nothing here.
  const errors = useSheetState(({ technicalErrors }) => technicalErrors);
  const errorsBefore = useSheetState((state) => state.errorsBefore);
  const typed = useSheetState(({ values }) => names.map((name) => numberIn(values, name) ?? "").join("|"));
  const instruments = useInstruments();
  const readings = useSheetState(({ values }) => names.map((name) => timesRead(values, name)).join("|"));
  const numbers = typed.split("|").map((text) => (text === "" ? null : Number(text)));
  const times = readings.split("|").map(Number);
  const differences = names.flatMap((name, index) => {
    const was = parseDecimal(before[name] ?? "");
    const now = numbers[index] ?? null;
    return was === null || now === null ? [] : [{ name, was, now, readings: times[index] ?? 1 }];
  });
  if (differences.length === 0) return null;
  const judge = ({ name, was, now, readings }: (typeof differences)[number]): Judgement => {
    const note = reasonNotToJudgeMeasure(name, before, instruments);
    if (note) return { ...UNJUDGED, note };
    const first = { figures: { [name]: was }, errors: errorsBefore };
    const last = { figures: { [name]: now }, errors: errorOf(name, now, errors, readings) };
    return { ...judgeChange(name, first, last), verdict: null };
  };
  return (
    <>
      {" → "}
      {differences.map((difference, index) => (
        <span key={difference.name}>
          {index > 0 && " · "}
          <Difference
            before={difference.was}
            now={difference.now}
            decimals={decimalsOf(difference.name)}
            judgement={judge(difference)}
          />
        </span>
      ))}
    </>
  );
}

/** Those of this evaluation, as typed. */
export function useInstruments(): Pick<Values, "caliper" | "scale"> {
  const caliper = useSheetState(({ values }) => values.caliper ?? "");
  const scale = useSheetState(({ values }) => values.scale ?? "");
  return { caliper, scale };
}

const timesRead = (values: Values, name: FieldKey) => (isMeasureKey(name) ? readingsIn(values, name) : 1);

/** While typing, a measure is judged by itself; whether a change is good is said of the whole, saved evaluation. */
const errorOf = (name: FieldKey, value: number, technicalErrors: TechnicalErrors, readings: number) =>
  isMeasureKey(name) ? { [name]: expectedError(name, value, technicalErrors, { readings }) } : {};

/** Differences of measures are shown in tenths, those of whole figures whole. */
const decimalsOf = (name: FieldKey): number => Math.min(fieldAt(name)?.decimals ?? 1, 1);
