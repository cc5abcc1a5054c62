import {
  COMPOSITION_DEVICES,
  type CompositionDevice,
  type CompositionDeviceKey,
} from "#domain/assessment/body-composition/devices.ts";

/** "bioimpedance:fat_percentage", "bioimpedance:device", "dxa:condition_same_machine", "dxa:contraindicated". */
export type DeviceKey = `${CompositionDeviceKey}:${string}`;

export const measureKey = ({ key }: CompositionDevice, measure: string): DeviceKey => `${key}:${measure}`;
export const nameKey = ({ key }: CompositionDevice): DeviceKey => `${key}:device`;
export const conditionKey = ({ key }: CompositionDevice, condition: string): DeviceKey =>
  `${key}:condition_${condition}`;
export const contraindicatedKey = ({ key }: CompositionDevice): DeviceKey => `${key}:contraindicated`;

const section = "body_composition_devices" as const;

export const DEVICE_FIELDS = COMPOSITION_DEVICES.flatMap((device) =>
  device.measures.map(({ key, label, unit, limits, decimals }) => ({
    key: measureKey(device, key),
    section,
    label,
    unit,
    limits,
    digits: String(Math.trunc(limits.max)).length,
    decimals,
    kind: device.label,
  })),
);

export const DEVICE_CHOICES = COMPOSITION_DEVICES.flatMap((device) => [
  { key: nameKey(device), section, label: `${device.label}: aparelho` },
  { key: contraindicatedKey(device), section, label: `${device.label}: ${device.notFor}` },
  ...Object.entries(device.conditions).map(([code, label]) => ({
    key: conditionKey(device, code),
    section,
    label: `${device.label}: ${label}`,
  })),
]);

/** `evaluated_items.body_composition_devices.dxa.measures.mass` is `dxa:mass`. Undefined for another path. */
export function deviceKeyAt(path: string): string | undefined {
  const [, device, part, name] = /\.body_composition_devices\.(\w+)\.(\w+)(?:\.(\w+))?$/.exec(path) ?? [];
  if (!device || !part) return undefined;
  return part === "measures" ? `${device}:${name}` : `${device}:${part}`;
}
