import { Text, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { fieldAt, type MeasureKey, measureOf } from "#contract/assessment/evaluation-fields/fields.ts";
import { readingKeys } from "#contract/assessment/evaluation-fields/readings.ts";
import { SheetField, type SheetFieldProps } from "../SheetField.tsx";
import { shownReadings, summaryOf, thirdReadingReason } from "../state/readings.ts";
import { type Evaluation, useSheet, useSheetState } from "../state/use-evaluation.ts";
import rows from "./MeasureFields.module.css";
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
  const { disabled, label, passed = false } = field;
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
          passed={passed}
          {...(label && { label })}
        />
      ))}
      {others.length > 0 && <Summary name={name} />}
    </div>
  );
}

interface TwiceProps {
  readonly name: MeasureKey;
  readonly disabled: boolean;
  readonly required: string | undefined;
  readonly before: ReactNode;
  readonly passed: boolean;
}

/** The first and the second reading side by side; a third, once the two differ too much. */
export function TwiceRow({ name, disabled, required, before, passed }: TwiceProps) {
  const evaluation = useSheet();
  const readings = useSheetState(({ values }) =>
    Math.max(2, shownReadings(values, name), thirdReadingReason(values, name) ? 3 : 0),
  );
  const hasSummary = useSheetState(({ values }) => summaryOf(values, name) !== null);
  const more = () => addReading(evaluation, name);
  return (
    <div className={classes.readings}>
      <div className={rows.limb}>
        <div>
          <Text size="sm" fw={500} lh={1.3}>
            {fieldAt(name)?.label}
            {required && <span className={rows.asterisk}> *</span>}
          </Text>
          {before}
        </div>
        {readingKeys(name)
          .slice(0, readings)
          .map((key, index) => (
            <SheetField
              key={key}
              name={key}
              disabled={disabled}
              label="none"
              round={index + 1}
              passed={passed}
              required={index === 0 ? required : undefined}
              onMore={more}
              className={index === 2 ? rows.third : undefined}
            />
          ))}
      </div>
      {hasSummary && <Summary name={name} />}
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
export function AddReading({ names, from }: { readonly names: readonly MeasureKey[]; readonly from: number }) {
  const evaluation = useSheet();
  const measure = useSheetState(({ focused }) => names.find((name) => focused && measureOf(focused) === name));
  const shown = useSheetState(({ values }) => (measure ? shownReadings(values, measure) : 0));
  const isTyped = useSheetState(({ values }) => Boolean(measure && values[readingKeys(measure)[shown - 1] ?? measure]));
  if (!measure || !isTyped || shown < from || shown === readingKeys(measure).length) return null;
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
