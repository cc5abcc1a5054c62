import { Text } from "@mantine/core";
import { certaintyOf, detectableChangeOf } from "#domain/assessment/measurement-error/detectable-change.ts";
import { parseDecimal } from "#domain/number-format.ts";
import { type FieldKey, fieldAt, isMeasureKey } from "../fields.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { numberIn, type Values } from "../state/values.ts";
import { Difference } from "./Difference.tsx";

interface Props {
  /** One field, or the two sides of a limb. */
  readonly names: readonly FieldKey[];
  /** The evaluation before this one. */
  readonly before: Values;
}

/** "antes 39,8 → −0,6": what the evaluation before measured and, once a value is typed, how far it is from there. */
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
  const typed = useSheetState(({ values }) => names.map((name) => numberIn(values, name) ?? "").join("|"));
  const numbers = typed.split("|").map((text) => (text === "" ? null : Number(text)));
  const known = names.flatMap((name, place) => {
    const was = parseDecimal(before[name] ?? "");
    const now = numbers[place] ?? null;
    return was === null || now === null ? [] : [{ name, was, now }];
  });
  if (known.length === 0) return null;
  return (
    <>
      {" → "}
      {known.map(({ name, was, now }, place) => (
        <span key={name}>
          {place > 0 && " · "}
          <Difference
            name={name}
            before={was}
            now={now}
            decimals={decimalsOf(name)}
            certainty={isMeasureKey(name) ? certaintyOf(now - was, detectableChangeOf(name, now, errors)) : null}
          />
        </span>
      ))}
    </>
  );
}

/** Differences of measures are shown in tenths, those of whole figures whole. */
const decimalsOf = (name: FieldKey): number => Math.min(fieldAt(name)?.decimals ?? 1, 1);
