import { PERIMETERS, SKINFOLDS } from "../../assessment/anthropometry/measures.ts";
import type { SkinfoldProtocolCode } from "../../assessment/body-composition/protocols.ts";
import { assessPerimeter } from "../../assessment/perimeter-assessment.ts";
import { ageInMonths, ageInYears, type CalendarDate } from "../../calendar-date.ts";
import { recordOf } from "../../record.ts";
import { parseDecimal } from "../../text/number-format.ts";
import type { KnownStudent } from "./students.ts";

type Texts = Readonly<Record<string, string>>;

interface Measured {
  readonly weight: string | null;
  readonly stature: string | null;
  readonly bodyPerimeter: Texts;
  readonly skinFold: Texts;
}

interface ComputedFor {
  readonly student: KnownStudent;
  readonly day: CalendarDate;
  readonly protocol: SkinfoldProtocolCode;
}

const numbers = (list: readonly { readonly key: string }[], texts: Texts) =>
  recordOf(list.map(({ key }) => [key, parseDecimal(texts[key] ?? "")]));

/** In %, as the server will derive it; null where the protocol lacks something. */
export function computedFat(
  { weight, stature, bodyPerimeter, skinFold }: Measured,
  { student: { gender, birthdate }, day, protocol }: ComputedFor,
): number | null {
  const { fatPercentage } = assessPerimeter({
    gender,
    ageYears: birthdate === null ? null : ageInYears(birthdate, day),
    ageMonths: birthdate === null ? null : ageInMonths(birthdate, day),
    protocol,
    statureCm: parseDecimal(stature ?? ""),
    weightKg: parseDecimal(weight ?? ""),
    perimeters: numbers(PERIMETERS, bodyPerimeter),
    skinfolds: numbers(SKINFOLDS, skinFold),
  });
  return fatPercentage.status === "known" ? fatPercentage.value : null;
}
