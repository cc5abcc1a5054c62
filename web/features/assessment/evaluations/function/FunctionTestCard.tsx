import { Switch, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import {
  conditionKey,
  type FunctionKey,
  readKeys,
  readsOf,
  stoppedKey,
} from "#contract/assessment/evaluation-fields/function-fields.ts";
import { entryOf, STOPPED_VALUE, valueKeysOf } from "#contract/assessment/evaluation-fields/function-values.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { type CataloguedTest, FUNCTION_STOP, SIDES } from "#domain/assessment/function/catalogue.ts";
import type { Condition, FunctionPerson } from "#domain/assessment/function/function-test.ts";
import { recordOf } from "#domain/record.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { ChipChoice } from "../../../../ui/select/ChipChoice.tsx";
import { SheetField } from "../SheetField.tsx";
import { useSheet, useSheetState, useSheetValues } from "../state/use-evaluation.ts";
import { FunctionResult } from "./FunctionResult.tsx";
import classes from "./FunctionTab.module.css";
import { type ComparedFunction, resultText, withResult } from "./function-results.ts";
import { TestClock } from "./TestClock.tsx";
import { useRememberedCondition } from "./use-remembered-condition.ts";

interface Props {
  readonly test: CataloguedTest;
  readonly person: FunctionPerson;
  readonly before: Values;
  readonly evaluation: ComparedFunction;
  readonly disabled: boolean;
}

/** One test: its fields in one row, how it was done, and what it says. A keystroke renders its own card alone. */
export function FunctionTestCard({ test, person, before, evaluation, disabled }: Props) {
  const { dispatch, schedule, state } = useSheet();
  const [opened, setOpened] = useState(false);
  const values = useSheetValues((all) => recordOf(valueKeysOf(test).map((key) => [key, all[key]])));
  const entry = entryOf(test, values);
  const shownEntry = entry && withResult(test, entry, { person, isPregnant: evaluation.zoned_heart.is_pregnant });
  const put = (key: FunctionKey, value: string) => {
    dispatch({ type: "chosen", values: { [key]: value } });
    schedule();
  };
  const readAll = readsOf(test).flatMap((read) => readKeys(test, read));
  const takeTime = (seconds: number) => {
    const { focused } = state();
    const free = readAll.filter((key) => !state().values[key]);
    const key = readAll.find((one) => one === focused && free.includes(one)) ?? free[0] ?? readAll[0];
    if (key) put(key, formatDecimal(Math.min(seconds, test.limits.max), 0, test.decimals));
  };
  return (
    <section className={classes.test} aria-label={test.label}>
      <div className={classes.head}>
        <Text fw={500} lh={1.3}>
          {test.label}
        </Text>
        <UnstyledButton className={classes.how} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {opened ? "Recolher" : "Como fazer"}
        </UnstyledButton>
      </div>
      {opened && (
        <div className={classes.about}>
          <p>{test.howTo}</p>
          <p>Não fazer com: {test.notFor}.</p>
          <p>{FUNCTION_STOP}</p>
          <p>Fonte: {test.source}</p>
        </div>
      )}
      <div className={classes.reads}>
        {readsOf(test).map((read) => (
          <Tries key={read} test={test} read={read} values={values} disabled={disabled} />
        ))}
        {test.clock !== null && !disabled && (
          <TestClock clock={test.clock} label={test.label} decimals={test.decimals} onTime={takeTime} />
        )}
      </div>
      {test.conditions.map((condition) => (
        <ConditionField
          key={condition.key}
          test={test}
          condition={condition}
          sex={person.sex}
          before={before}
          hasReading={entry !== null}
          disabled={disabled}
          onPut={put}
        />
      ))}
      {shownEntry && (
        <FunctionResult
          test={test}
          entry={shownEntry}
          person={person}
          evaluation={evaluation}
          figure={test.figure || test.tries > 1 ? resultText(test, shownEntry.result) : null}
        />
      )}
      {!disabled && (opened || entry) && (
        <Switch
          label="Interrompido"
          checked={values[stoppedKey(test)] === STOPPED_VALUE}
          onChange={({ currentTarget }) => put(stoppedKey(test), currentTarget.checked ? STOPPED_VALUE : "")}
          className={classes.stopped ?? ""}
        />
      )}
    </section>
  );
}

interface TriesProps {
  readonly test: CataloguedTest;
  readonly read: ReturnType<typeof readsOf>[number];
  readonly values: Values;
  readonly disabled: boolean;
}

/** The first try, each further one that was opened, and what opens the next; the plus key does the same. */
function Tries({ test, read, values, disabled }: TriesProps) {
  const { dispatch, state } = useSheet();
  const keys = readKeys(test, read);
  const shown = Math.max(1, keys.findLastIndex((key) => values[key] !== undefined) + 1);
  const [last, next] = [keys[shown - 1], keys[shown]];
  const mayAdd = !disabled && next !== undefined && last !== undefined && Boolean(values[last]);
  const add = () => {
    if (!next || !last || !state().values[last]) return;
    flushSync(() => dispatch({ type: "chosen", values: { [next]: "" } }));
    document.querySelector<HTMLElement>(`[data-path="${next}"]`)?.focus();
  };
  const side = SIDES.find(({ key }) => key === read);
  return (
    <div className={classes.tries}>
      {side && (
        <Text size="xs" c="dimmed" aria-hidden="true" className={classes.side}>
          {side.label}
        </Text>
      )}
      {keys.slice(0, shown).map((key) => (
        <div key={key} className={classes.try}>
          <SheetField name={key} disabled={disabled} label="none" onMore={add} />
          {test.limits.min < 0 && !disabled && <SignButton name={key} />}
        </div>
      ))}
      {mayAdd && (
        <UnstyledButton
          className={classes.add}
          title="Tecla +"
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          +{shown + 1}ª
        </UnstyledButton>
      )}
    </div>
  );
}

/** The number keyboard of a phone has no minus. */
function SignButton({ name }: { readonly name: FunctionKey }) {
  const { dispatch, schedule } = useSheet();
  const value = useSheetState(({ values }) => values[name] ?? "");
  const turned = value.startsWith("-") ? value.slice(1) : `-${value}`;
  return (
    <UnstyledButton
      className={classes.sign}
      aria-label="Trocar o sinal"
      aria-pressed={value.startsWith("-")}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        dispatch({ type: "chosen", values: { [name]: turned } });
        schedule();
      }}
    >
      ±
    </UnstyledButton>
  );
}

interface ConditionProps {
  readonly test: CataloguedTest;
  readonly condition: Condition;
  readonly sex: FunctionPerson["sex"];
  readonly before: Values;
  readonly hasReading: boolean;
  readonly disabled: boolean;
  readonly onPut: (key: FunctionKey, value: string) => void;
}

function ConditionField({ test, condition, sex, before, hasReading, disabled, onPut }: ConditionProps) {
  const key = conditionKey(test, condition);
  const value = useSheetState(({ values }) => values[key] ?? "");
  useRememberedCondition({ key, sex, before, hasReading: hasReading && condition.kind !== "choice", disabled });
  switch (condition.kind) {
    case "number":
      return <SheetField name={key} disabled={disabled} passed={value !== ""} />;
    case "choice": {
      const chosen = value || condition.usual(sex);
      if (disabled) return <Text size="sm">{`${condition.label}: ${condition.options[chosen] ?? chosen}`}</Text>;
      return (
        <ChipChoice
          label={condition.label}
          data={Object.entries(condition.options).map(([code, label]) => ({ value: code, label }))}
          value={chosen}
          onChange={(code) => code && onPut(key, code)}
          passed
        />
      );
    }
    case "text":
      return (
        <TextInput
          label={condition.label}
          value={value}
          maxLength={60}
          disabled={disabled}
          data-passed
          onChange={({ currentTarget }) => onPut(key, currentTarget.value)}
        />
      );
  }
}
