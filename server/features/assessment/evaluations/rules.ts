import { measuredSections } from "#contract/assessment/evaluation-report.ts";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import type { EvaluatedItems, EvaluatedItemsDraft, WholeEvaluation } from "#contract/assessment/evaluations.ts";
import { sectionsReadBy } from "#contract/assessment/reader-view.ts";
import type { Role } from "#contract/call.ts";
import { evaluationDayError } from "#domain/assessment/circumstances.ts";
import { refusalsToSave } from "#domain/assessment/evaluation-rules.ts";
import { FRONT_PAGES, inReportOrder, type ReportSection } from "#domain/assessment/report-sections.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";
import { deriveBiochemical, mergeBiochemical } from "./sections/biochemical.ts";
import { deriveDevices, mergeDevices } from "./sections/body-composition-devices.ts";
import { deriveCaloricExpenditure, mergeCaloricExpenditure } from "./sections/caloric-expenditure.ts";
import { deriveFunction, mergeFunction } from "./sections/function.ts";
import { deriveHeart, mergeHeart } from "./sections/heart.ts";
import type { EvaluatedPerson, Measures } from "./sections/measures.ts";
import { derivePerimeter, mergePerimeter } from "./sections/perimeter.ts";
import { derivePosture, mergePosture } from "./sections/posture.ts";
import { deriveSomatotype, mergeSomatotype } from "./sections/somatotype.ts";

/** A value that is absent from the draft is unchanged; null erases it. */
export const mergeMeasures = (stored: WholeEvaluation, draft: EvaluatedItemsDraft): Measures => ({
  student: { ...stored.student, ...draft.student },
  heart: mergeHeart(stored.heart, draft.heart),
  biochemical: mergeBiochemical(stored.biochemical, draft.biochemical),
  perimeter: mergePerimeter(stored.perimeter, draft.perimeter),
  somatotype: mergeSomatotype(stored.somatotype, draft.somatotype),
  posture: mergePosture(stored.posture, draft.posture),
  caloric_expenditure: mergeCaloricExpenditure(stored.caloric_expenditure, draft.caloric_expenditure),
  circumstances: { ...stored.circumstances, ...draft.circumstances },
  function: mergeFunction(stored.function, draft.function),
  body_composition_devices: mergeDevices(stored.body_composition_devices, draft.body_composition_devices),
});

export function refuseIncomplete({ student, heart }: Pick<Measures, "student" | "heart">) {
  const refusals = refusalsToSave({
    statureCm: numberOf(student.stature),
    weightKg: numberOf(student.weight),
    restingHeartRate: numberOf(heart.fcRepouso),
  });
  const [first] = refusals;
  if (!first) return undefined;
  const fields = recordOf(refusals.map(({ path, message }) => [`evaluated_items.${path}`, message]));
  return { outcome: "invalid", detail: first.message, fields } as const;
}

export function refuseDay(day: CalendarDate, today: CalendarDate, birthdate: CalendarDate | null) {
  const detail = evaluationDayError(day, today, birthdate);
  return detail === null ? undefined : ({ outcome: "invalid", detail, fields: { evaluated_on: detail } } as const);
}

/** A draft that touches what most figures follow from derives every figure anew, for the person of today. */
export const renewsPerson = ({ student, perimeter }: EvaluatedItemsDraft): boolean =>
  student !== undefined || perimeter !== undefined;

/** A section is derived anew when something that it depends on is in the draft. */
export function deriveSections(
  stored: WholeEvaluation,
  draft: EvaluatedItemsDraft,
  measures: Measures,
  { renewed, ...person }: EvaluatedPerson & { readonly renewed: boolean },
): WholeEvaluation {
  const all = renewed;
  const has = (...sections: (keyof EvaluatedItemsDraft)[]) => all || sections.some((name) => draft[name] !== undefined);
  const withPosture = has("posture");
  const perimeter = all ? derivePerimeter(measures, person) : stored.perimeter;
  return {
    student: measures.student,
    heart: has("heart") ? deriveHeart(measures, person) : stored.heart,
    biochemical: has("biochemical") ? deriveBiochemical(measures, person) : stored.biochemical,
    perimeter,
    somatotype: has("somatotype") ? deriveSomatotype(measures) : stored.somatotype,
    posture: measures.posture,
    posture_evaluated: withPosture ? derivePosture(measures.posture) : stored.posture_evaluated,
    caloric_expenditure: has("caloric_expenditure", "heart")
      ? deriveCaloricExpenditure(measures, person, perimeter)
      : stored.caloric_expenditure,
    circumstances: measures.circumstances,
    function: has("function") ? deriveFunction(measures, person) : stored.function,
    body_composition_devices: has("body_composition_devices")
      ? deriveDevices(measures, person)
      : stored.body_composition_devices,
  };
}

export const figureColumns = ({ student, perimeter }: Pick<EvaluatedItems, "student" | "perimeter">) => ({
  stature_cm: numberOf(student.stature),
  weight_kg: numberOf(student.weight),
  bmi: perimeter.imc?.value ?? null,
  fat_percentage: perimeter.percentualGordura?.value ?? null,
  lean_mass_kg: perimeter.massaMagra?.value ?? null,
  fat_mass_kg: perimeter.massaAdiposa?.value ?? null,
  waist_hip_ratio: perimeter.relacaoCinturaQuadril?.value ?? null,
});

/** `kept` names the sections that tables of their own hold. A student prints those that students read. Without any, nothing is put in front. */
export const printableSections = (
  items: EvaluatedItems,
  { role }: { readonly role: Role },
  kept: readonly ReportSection[],
): ReportSection[] => {
  const read = [...measuredSections(items), ...kept].filter((section) => sectionsReadBy(role).includes(section));
  return read.length === 0 ? [] : inReportOrder([...FRONT_PAGES, ...read]);
};
