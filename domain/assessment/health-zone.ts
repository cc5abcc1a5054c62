import type { HeartObstacle } from "./aerobic/training-zones.ts";
import { bmiScale } from "./references/bmi-classes.ts";
import { bmiForAgeScale, bmiForAgeZ, bmiReference } from "./references/bmi-for-age.ts";
import { elderlyBmiScale } from "./references/elderly-bmi-classes.ts";
import { fatScale } from "./references/fat-classes.ts";
import { bandOf, type Scale, type Tone } from "./references/scale.ts";
import { waistHeightScale } from "./references/waist-height-classes.ts";
import { waistHipScale } from "./references/waist-hip-classes.ts";

export type HealthZone = "below" | "within" | "above";

export interface ZonedPerson {
  readonly sex: string;
  readonly ageYears: number | null;
  readonly ageMonths: number | null;
  /** On the day of the evaluation. */
  readonly isPregnant: boolean;
  /** Why the pulse tells nothing of training. */
  readonly heartObstacle?: HeartObstacle | null | undefined;
}

type Figures = Readonly<Record<string, number | null | undefined>>;

const ZONES: Readonly<Record<Tone, HealthZone>> = { low: "below", good: "within", warn: "above", bad: "above" };

/** The lowest class may be a harmful one: severe thinness is below, not above. */
function zoneOn(scale: Scale | null, value: number | null | undefined): HealthZone | null {
  const band = scale && typeof value === "number" ? bandOf(scale, value) : null;
  if (!scale || !band) return null;
  const isBeforeLow = scale.bands.some(({ tone }, index) => tone === "low" && index > scale.bands.indexOf(band));
  return isBeforeLow ? "below" : ZONES[band.tone];
}

function bmiZone({ imc }: Figures, { sex, ageYears, ageMonths }: ZonedPerson): HealthZone | null {
  if (typeof imc !== "number") return null;
  const elderly = elderlyBmiScale(ageYears);
  if (elderly) return zoneOn(elderly, imc);
  const reference = bmiReference(ageYears, ageMonths);
  if (reference === "adult") return zoneOn(bmiScale(), imc);
  return reference === "by_age" && ageMonths !== null
    ? zoneOn(bmiForAgeScale(), bmiForAgeZ(imc, sex, ageMonths))
    : null;
}

/** Whether body mass itself is too low for the stature: then less of anything is not better. */
export const isUnderweight = (figures: Figures, person: ZonedPerson): boolean => bmiZone(figures, person) === "below";

export function fatZone(figures: Figures, person: ZonedPerson): HealthZone | null {
  const scale = person.ageYears === null ? null : fatScale(person.sex, person.ageYears);
  return zoneOn(scale, figures.percentualGordura) ?? bmiZone(figures, person);
}

export function waistZone({ cintura, stature }: Figures, { ageYears }: ZonedPerson): HealthZone | null {
  return typeof cintura === "number" && typeof stature === "number" && stature > 0
    ? zoneOn(waistHeightScale(ageYears), cintura / stature)
    : null;
}

export const waistHipZone = ({ relacaoCinturaQuadril }: Figures, { sex, ageYears }: ZonedPerson): HealthZone | null =>
  zoneOn(ageYears === null ? null : waistHipScale(sex, ageYears), relacaoCinturaQuadril);
