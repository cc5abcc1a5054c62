import { z } from "zod";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { REPORT_SECTIONS, type ReportSection } from "#domain/assessment/report-sections.ts";
import { hasCaloricMeasures } from "./evaluation-sections/caloric-figures.ts";
import { numberOf } from "./evaluation-sections/measure.ts";
import type { EvaluatedItems } from "./evaluations.ts";

const CODES = REPORT_SECTIONS.map(({ code }) => code);

export const ReportSectionCode = z.enum(CODES);

const ChosenSections = z
  .string()
  .max(200)
  .transform((list) => list.split(","))
  .pipe(z.array(ReportSectionCode).min(1).max(CODES.length));

/** `none`: a PDF without the student's profile photo; absent: with it. */
export const PrintedPortrait = z.literal("none").optional();

/** `sections`: the parts to print, separated by commas; absent, every measured one. Parts that were not measured are left out. */
export const EvaluationPdfQuery = z
  .object({ sections: ChosenSections.optional(), portrait: PrintedPortrait })
  .optional();

type Section = Readonly<Record<string, string | null | undefined>>;
const anyMeasured = (section: Section): boolean => Object.values(section).some((measure) => numberOf(measure) !== null);

const IS_MEASURED: Partial<Record<ReportSection, (items: EvaluatedItems) => boolean>> = {
  heart: ({ heart }) => numberOf(heart.sistole) !== null && numberOf(heart.diastole) !== null,
  biochemical: ({ biochemical }) => BLOOD_TESTS.some(({ key }) => numberOf(biochemical?.[key]) !== null),
  caloric_expenditure: ({ caloric_expenditure }) => hasCaloricMeasures(caloric_expenditure),
  perimeter: ({ perimeter }) =>
    perimeter.imc !== null || anyMeasured(perimeter.bodyPerimeter) || anyMeasured(perimeter.skinFold),
  somatotype: ({ somatotype }) => numberOf(somatotype?.umero) !== null || numberOf(somatotype?.femur) !== null,
  body_composition_devices: (items) => Object.keys(items.body_composition_devices).length > 0,
  posture: ({ posture = [] }) => posture.length > 0,
  function: (items) => Object.keys(items.function).length > 0,
};

export const measuredSections = (items: EvaluatedItems): ReportSection[] =>
  CODES.filter((code) => IS_MEASURED[code]?.(items) ?? false);
