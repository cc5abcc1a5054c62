import { Text, UnstyledButton } from "@mantine/core";
import { flushSync } from "react-dom";
import { type MeasureKey, measureOf } from "../fields.ts";
import { SheetField, type SheetFieldProps } from "../SheetField.tsx";
import { readingKeys, shownReadings, summaryOf, thirdReadingReason } from "../state/readings.ts";
import { type Evaluation, useSheet, useSheetState } from "../state/use-evaluation.ts";
import classes from "./ReadingFields.module.css";

/** Adds nothing after the third, or while the last one is blank. */
function addReading({ state, dispatch }: Evaluation, measure: MeasureKey): void {
  const { values } = state();
  const keys = readingKeys(measure);
  const shown = shownReadings(values, measure);
  const [last, next] = [keys[shown - 1], keys[shown]];
  if (!next || !last || !values[last]) return;
  flushSync(() => dispatch({ type: "chosen", values: { [next]: "" } }));
  document.querySelector<HTMLElement>(`[data-path="${next}"]`)?.focus();
}

interface Props extends Omit<SheetFieldProps, "name" | "onMore"> {
  readonly name: MeasureKey;
}

export function ReadingFields({ name, ...field }: Props) {
  const evaluation = useSheet();
  const shown = useSheetState(({ values }) => shownReadings(values, name));
  const more = () => addReading(evaluation, name);
  const { disabled, label } = field;
  const others = readingKeys(name).slice(1, shown);
  return (
    <div className={classes.readings}>
      <SheetField name={name} onMore={more} {...field} />
      {others.map((key, index) => (
        <SheetField
          key={key}
          name={key}
          title={`${index + 2}ª leitura`}
          disabled={disabled}
          onMore={more}
          {...(label && { label })}
        />
      ))}
      {others.length > 0 && <Summary name={name} />}
    </div>
  );
}

function Summary({ name }: { readonly name: MeasureKey }) {
  const text = useSheetState(({ values }) =>
    [thirdReadingReason(values, name), summaryOf(values, name)].filter(Boolean).join(" · "),
  );
  return (
    <Text size="xs" c="dimmed" ta="end" lh={1.3} aria-live="polite" className="figures">
      {text}
    </Text>
  );
}

/** The plus key does the same. */
export function AddReading({ names }: { readonly names: readonly MeasureKey[] }) {
  const evaluation = useSheet();
  const measure = useSheetState(({ focused }) => names.find((name) => focused && measureOf(focused) === name));
  const shown = useSheetState(({ values }) => (measure ? shownReadings(values, measure) : 0));
  const isTyped = useSheetState(({ values }) => Boolean(measure && values[readingKeys(measure)[shown - 1] ?? measure]));
  if (!measure || !isTyped || shown === readingKeys(measure).length) return null;
  return (
    <UnstyledButton
      className={classes.add}
      title="Tecla +"
      // The field stays the focused one: the button goes when another measure is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => addReading(evaluation, measure)}
    >
      +{shown + 1}ª leitura
    </UnstyledButton>
  );
}
