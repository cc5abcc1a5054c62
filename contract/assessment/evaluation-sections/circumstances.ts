import { z } from "zod";
import { CIRCUMSTANCES, type CircumstanceKey, HOUR_FORMAT, isHour } from "#domain/assessment/circumstances.ts";
import { mapRecord, recordOf } from "#domain/record.ts";
import { Typed } from "../../wire.ts";

const CircumstanceText = (most: number) =>
  Typed(0, most)
    .nullish()
    .transform((text) => text || null);

const lines = recordOf(CIRCUMSTANCES.map(({ key, most }) => [key, CircumstanceText(most)])) as {
  [K in CircumstanceKey]: ReturnType<typeof CircumstanceText>;
};

/** The hour as "07:30", where it was, with which caliper and scale, and in what condition the student came. */
export const CircumstancesDraft = z
  .strictObject({
    ...lines,
    hour: lines.hour.refine((hour) => hour === null || isHour(hour), HOUR_FORMAT),
  })
  .partial();
export type CircumstancesDraft = z.output<typeof CircumstancesDraft>;

export const Circumstances = z.object(
  mapRecord(
    CIRCUMSTANCES.map(({ key }) => key),
    () => z.string().nullish(),
  ),
);
export type Circumstances = z.infer<typeof Circumstances>;
