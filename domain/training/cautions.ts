import { barringCondition } from "./generator/barring-condition.ts";
import type { NamedCondition } from "./health/read-health.ts";
import { areaLabel, type PainfulArea } from "./painful-area-table.ts";
import { type MovingExercise, touches } from "./painful-areas.ts";

export interface BodyLimits {
  readonly painfulAreas: readonly PainfulArea[];
  readonly conditions: readonly NamedCondition[];
}

/** Why somebody had better ask before doing an exercise, said to the student and without the name of an illness; null where nothing is known. */
export function cautionOf(exercise: MovingExercise, { painfulAreas, conditions }: BodyLimits): string | null {
  const area = painfulAreas.find((one) => touches(one, exercise));
  if (area) return `Carrega ${areaLabel(area)}, onde você relatou dor ou lesão. Pergunte antes ao seu personal.`;
  const barring = barringCondition(exercise.name, conditions);
  return barring && `${barring.because}. Pergunte antes ao seu personal.`;
}
