import { Checkbox, Switch, Text, TextInput, Title } from "@mantine/core";
import { useDeferredValue, useEffect, useRef } from "react";
import {
  conditionKey,
  contraindicatedKey,
  type DeviceKey,
  measureKey,
  nameKey,
} from "#contract/assessment/evaluation-fields/device-fields.ts";
import { readingOf, TICKED, valueKeysOf } from "#contract/assessment/evaluation-fields/device-values.ts";
import { DEVICE_NAME_LENGTH, deviceResult } from "#contract/assessment/evaluation-sections/body-composition-devices.ts";
import {
  COMPOSITION_DEVICES,
  type CompositionDevice,
  type DevicePerson,
} from "#domain/assessment/body-composition/devices.ts";
import { sexOf } from "#domain/assessment/sex.ts";
import { recordOf } from "#domain/record.ts";
import type { TabProps } from "../evaluation-tab.ts";
import { SheetField } from "../SheetField.tsx";
import { useSheet, useSheetState, useSheetValues } from "../state/use-evaluation.ts";
import { numberIn } from "../state/values.ts";
import { DeviceResult } from "./DeviceResult.tsx";
import classes from "./DevicesTab.module.css";

/** Beside the folds, never mixed with them. */
export function DevicesTab(props: TabProps) {
  return (
    <div className={classes.tab}>
      <Text size="sm" c="dimmed" className={classes.wide}>
        Cada aparelho só se compara com ele mesmo: dobras, bioimpedância e DXA diferem em vários pontos na mesma pessoa.
      </Text>
      {COMPOSITION_DEVICES.map((device) => (
        <DeviceCard key={device.key} device={device} {...props} />
      ))}
    </div>
  );
}

type CardProps = TabProps & { readonly device: CompositionDevice };

/** A keystroke renders its own card alone. */
function DeviceCard({ device, subject, evaluation, before, disabled }: CardProps) {
  const { dispatch, schedule } = useSheet();
  const values = useSheetValues((all) => recordOf(valueKeysOf(device).map((key) => [key, all[key]])));
  const reading = readingOf(device, values);
  const put = (key: DeviceKey, value: string) => {
    dispatch({ type: "chosen", values: { [key]: value } });
    schedule();
  };
  useRememberedName(device, { hasReading: reading !== null, before: before[nameKey(device)], disabled, put });
  return (
    <section className={classes.device} aria-labelledby={`device-${device.key}`}>
      <Title order={3} size="h5" id={`device-${device.key}`}>
        {device.label}
      </Title>
      <TextInput
        label="Aparelho"
        placeholder={device.placeholder}
        maxLength={DEVICE_NAME_LENGTH}
        disabled={disabled}
        data-path={nameKey(device)}
        value={values[nameKey(device)] ?? ""}
        onChange={({ currentTarget }) => put(nameKey(device), currentTarget.value)}
      />
      <div className={classes.measures}>
        {device.measures.map(({ key }) => (
          <SheetField key={key} name={measureKey(device, key)} disabled={disabled} />
        ))}
      </div>
      <fieldset className={classes.conditions} disabled={disabled}>
        <legend>Condições</legend>
        {Object.entries(device.conditions).map(([code, label]) => (
          <Checkbox
            key={code}
            label={label}
            disabled={disabled}
            data-passed
            checked={values[conditionKey(device, code)] === TICKED}
            onChange={({ currentTarget }) => put(conditionKey(device, code), currentTarget.checked ? TICKED : "")}
          />
        ))}
      </fieldset>
      <Switch
        label={device.notFor}
        disabled={disabled}
        checked={values[contraindicatedKey(device)] === TICKED}
        onChange={({ currentTarget }) => put(contraindicatedKey(device), currentTarget.checked ? TICKED : "")}
        className={classes.refusal ?? ""}
      />
      {reading && <LiveResult device={device} reading={reading} subject={subject} previous={evaluation.previous} />}
    </section>
  );
}

interface ResultProps extends Pick<CardProps, "device" | "subject"> {
  readonly reading: NonNullable<ReturnType<typeof readingOf>>;
  readonly previous: TabProps["evaluation"]["previous"];
}

/** Typing the weight has priority over the figures that follow from it. */
function LiveResult({ device, reading, subject: { gender, ageYears }, previous }: ResultProps) {
  const weightKg = useDeferredValue(useSheetState((state) => numberIn(state.values, "weight")));
  const statureCm = useDeferredValue(useSheetState((state) => numberIn(state.values, "stature")));
  const person: DevicePerson = { sex: sexOf(gender) ?? "female", ageYears, weightKg, statureCm };
  return (
    <DeviceResult
      device={device}
      reading={{ ...reading, result: deviceResult(device, reading, person) }}
      previous={previous}
    />
  );
}

interface Remembered {
  readonly hasReading: boolean;
  readonly before: string | undefined;
  readonly disabled: boolean;
  readonly put: (key: DeviceKey, value: string) => void;
}

/** With the first figure comes the device of the last time; one who erases it is left alone. */
function useRememberedName(device: CompositionDevice, { hasReading, before, disabled, put }: Remembered) {
  const { state } = useSheet();
  const offered = useRef(false);
  useEffect(() => {
    if (disabled || !hasReading || offered.current) return;
    offered.current = true;
    const key = nameKey(device);
    if (before && !state().values[key]) put(key, before);
  });
}
