import { useEffect } from "react";
import type { FunctionKey } from "#contract/assessment/evaluation-fields/function-fields.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";

const nameOf = (key: FunctionKey, sex: string) => `prumo.function.${key}.${sex}`;

interface Options {
  readonly key: FunctionKey;
  readonly sex: string;
  readonly before: Values;
  readonly hasReading: boolean;
  readonly disabled: boolean;
}

/** A box, a dumbbell, an instrument: once the test is read, it is the student's last one, else the last one of this device. */
export function useRememberedCondition({ key, sex, before, hasReading, disabled }: Options): void {
  const { dispatch, schedule } = useSheet();
  const value = useSheetState(({ values }) => values[key]);
  const { [key]: last } = before;
  useEffect(() => {
    if (disabled || !hasReading) return;
    if (value) {
      localStorage.setItem(nameOf(key, sex), value);
      return;
    }
    if (value !== undefined) return;
    const remembered = last ?? localStorage.getItem(nameOf(key, sex));
    if (!remembered) return;
    dispatch({ type: "chosen", values: { [key]: remembered } });
    schedule();
  }, [disabled, hasReading, value, last, key, sex, dispatch, schedule]);
}
