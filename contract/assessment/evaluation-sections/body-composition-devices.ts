import { z } from "zod";
import {
  assessDevice,
  COMPOSITION_DEVICES,
  type CompositionDevice,
  type CompositionDeviceKey,
  DEVICE_REASONS,
  DEVICE_RESULTS,
  type DevicePerson,
  resultsOf,
} from "#domain/assessment/body-composition/devices.ts";
import type { FigureValues } from "#domain/assessment/judged-change.ts";
import { recordOf } from "#domain/record.ts";
import { codesOf } from "#domain/text/labels.ts";
import { Typed } from "../../wire.ts";
import { Measure, numberOf } from "./measure.ts";

export const DEVICE_NAME_LENGTH = 60;

interface ReadingDraft {
  readonly device?: string | null | undefined;
  readonly measures?: Readonly<Record<string, string | null | undefined>> | undefined;
  readonly conditions?: readonly string[] | undefined;
  readonly contraindicated?: boolean | undefined;
}

const ReadingDraft = ({ measures, conditions }: CompositionDevice): z.ZodType<ReadingDraft> =>
  z.strictObject({
    device: Typed(0, DEVICE_NAME_LENGTH).nullish(),
    measures: z
      .strictObject(recordOf(measures.map(({ key, limits }) => [key, Measure(limits)])))
      .partial()
      .optional(),
    conditions: z
      .array(z.enum(Object.keys(conditions)))
      .max(Object.keys(conditions).length)
      .optional(),
    contraindicated: z.boolean().optional(),
    result: z.unknown().optional(),
  });

/** Each kind of device has its reading; a present one replaces the stored one, null erases it. */
export const BodyCompositionDevicesDraft = z
  .strictObject(
    recordOf(COMPOSITION_DEVICES.map((device) => [device.key, ReadingDraft(device).nullable()])) as Record<
      CompositionDeviceKey,
      z.ZodNullable<z.ZodType<ReadingDraft>>
    >,
  )
  .partial();
export type BodyCompositionDevicesDraft = z.output<typeof BodyCompositionDevicesDraft>;

const Reading = z.object({
  /** Brand and model; blank where nobody named it, and then nothing is compared with it. */
  device: z.string(),
  /** As typed, by measure. */
  measures: z.record(z.string(), z.string()),
  conditions: z.array(z.string()),
  contraindicated: z.boolean(),
  /** kg, %, L, kg/m², °. `reason`: why there are no figures. */
  result: z.object({
    figures: z.partialRecord(z.enum(DEVICE_RESULTS), z.number()),
    reason: z.enum(codesOf(DEVICE_REASONS)).nullable(),
    notes: z.array(z.string()),
  }),
});
export type DeviceReading = z.infer<typeof Reading>;
export type MeasuredDevice = Omit<DeviceReading, "result">;

export const BodyCompositionDevices = z.partialRecord(z.enum(COMPOSITION_DEVICES.map(({ key }) => key)), Reading);
export type BodyCompositionDevices = { readonly [K in CompositionDeviceKey]?: DeviceReading };
export type DeviceMeasures = { readonly [K in CompositionDeviceKey]?: MeasuredDevice };

export const readDevices = (section: BodyCompositionDevices) =>
  COMPOSITION_DEVICES.flatMap((device) => {
    const { [device.key]: reading } = section;
    return reading ? [{ device, reading }] : [];
  });

export function deviceResult(
  { key, measures }: CompositionDevice,
  { measures: typed, contraindicated }: MeasuredDevice,
  person: DevicePerson,
): DeviceReading["result"] {
  const numbers = recordOf(measures.map((measure) => [measure.key as string, numberOf(typed[measure.key])]));
  const { notes, ...result } = assessDevice(key, { measures: numbers, contraindicated }, person);
  return { ...result, notes: [...notes] };
}

/** By the keys of `FIGURES`. */
export const deviceFigures = (section: BodyCompositionDevices = {}): FigureValues =>
  recordOf(
    readDevices(section).flatMap(({ device, reading: { result } }) =>
      resultsOf(device).map(({ key, figure }) => [figure as string, result.figures[key]] as const),
    ),
  );

/** The device of each figure, by the same keys. */
export const deviceNames = (section: BodyCompositionDevices = {}): Readonly<Record<string, string>> =>
  recordOf(
    readDevices(section).flatMap(({ device, reading }) =>
      resultsOf(device).map(({ figure }) => [figure as string, reading.device] as const),
    ),
  );
