import { COMPOSITION_DEVICES, type CompositionDevice } from "#domain/assessment/body-composition/devices.ts";
import { recordOf } from "#domain/record.ts";
import {
  type BodyCompositionDevices,
  type MeasuredDevice,
  readDevices,
} from "../evaluation-sections/body-composition-devices.ts";
import { conditionKey, contraindicatedKey, type DeviceKey, measureKey, nameKey } from "./device-fields.ts";

export type DeviceValues = { readonly [K in DeviceKey]?: string };

export const TICKED = "yes";

export const deviceValues = (section: BodyCompositionDevices): DeviceValues =>
  recordOf(
    readDevices(section).flatMap(({ device, reading }) => [
      ...Object.entries(reading.measures).map(([key, text]) => [measureKey(device, key), text] as const),
      ...reading.conditions.map((condition) => [conditionKey(device, condition), TICKED] as const),
      ...(reading.device ? [[nameKey(device), reading.device] as const] : []),
      ...(reading.contraindicated ? [[contraindicatedKey(device), TICKED] as const] : []),
    ]),
  );

export const valueKeysOf = (device: CompositionDevice): readonly DeviceKey[] => [
  nameKey(device),
  ...device.measures.map(({ key }) => measureKey(device, key)),
  ...Object.keys(device.conditions).map((condition) => conditionKey(device, condition)),
  contraindicatedKey(device),
];

/** Null without a figure, unless the person may not be measured. */
export function readingOf(device: CompositionDevice, values: DeviceValues): MeasuredDevice | null {
  const measures = recordOf(
    device.measures.flatMap(({ key }) => {
      const { [measureKey(device, key)]: text } = values;
      return text ? [[key as string, text] as const] : [];
    }),
  );
  const contraindicated = values[contraindicatedKey(device)] === TICKED;
  if (Object.keys(measures).length === 0 && !contraindicated) return null;
  const conditions = Object.keys(device.conditions).filter((code) => values[conditionKey(device, code)] === TICKED);
  return { device: values[nameKey(device)] ?? "", measures, conditions, contraindicated };
}

/** As the draft of a save: null erases a device. */
export const deviceItems = (values: DeviceValues) =>
  recordOf(COMPOSITION_DEVICES.map((device) => [device.key, readingOf(device, values)]));
