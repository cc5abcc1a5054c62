import {
  type BodyCompositionDevices,
  type BodyCompositionDevicesDraft,
  type DeviceMeasures,
  deviceResult,
} from "#contract/assessment/evaluation-sections/body-composition-devices.ts";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import { COMPOSITION_DEVICES } from "#domain/assessment/body-composition/devices.ts";
import { recordOf } from "#domain/record.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";

/** A device without a figure is none, unless the person may not be measured by it. */
export const mergeDevices = (
  stored: BodyCompositionDevices,
  draft: BodyCompositionDevicesDraft | undefined,
): DeviceMeasures =>
  recordOf(
    COMPOSITION_DEVICES.flatMap(({ key }) => {
      const { [key]: sent } = draft ?? {};
      const { [key]: kept } = stored;
      if (sent === undefined) {
        if (!kept) return [];
        const { result: _, ...measured } = kept;
        return [[key, measured] as const];
      }
      const { device, measures = {}, conditions = [], contraindicated = false } = sent ?? {};
      const given = Object.entries(measures).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
      if (given.length === 0 && !contraindicated) return [];
      const chosen = [...new Set(conditions)];
      return [[key, { device: device ?? "", measures: recordOf(given), conditions: chosen, contraindicated }] as const];
    }),
  );

export const deriveDevices = (
  { student, body_composition_devices: measures }: Measures,
  { sex, ageYears }: EvaluatedPerson,
): BodyCompositionDevices => {
  const person = { sex, ageYears, weightKg: numberOf(student.weight), statureCm: numberOf(student.stature) };
  return recordOf(
    COMPOSITION_DEVICES.flatMap((device) => {
      const { [device.key]: measured } = measures;
      return measured ? [[device.key, { ...measured, result: deviceResult(device, measured, person) }] as const] : [];
    }),
  );
};
