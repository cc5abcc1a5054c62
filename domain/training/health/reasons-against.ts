import { barringCondition } from "../generator/barring-condition.ts";
import { areaLabel } from "../painful-area-table.ts";
import { type MovingExercise, type PainfulPlace, touches } from "../painful-areas.ts";
import type { HealthReading, NamedCondition } from "./read-health.ts";

const IN: Readonly<Record<(PainfulPlace | NamedCondition)["source"], string>> = {
  anamnese: "na anamnese",
  triagem: "na triagem",
  treino: "no treino",
};
const saidIn = ({ source, quote }: PainfulPlace | NamedCondition): string => `${IN[source]}, “${quote}”`;

type Places = Pick<HealthReading, "places">;
type Conditions = Pick<HealthReading, "conditions">;

export function painAgainst(exercise: MovingExercise, { places }: Places): string | null {
  const painful = places.find(({ area }) => touches(area, exercise));
  return painful ? `Carrega ${areaLabel(painful.area)}: ${saidIn(painful)}.` : null;
}

export function illnessAgainst({ name }: Pick<MovingExercise, "name">, { conditions }: Conditions): string | null {
  const illness = barringCondition(name, conditions);
  return illness && `${illness.because}: ${saidIn(illness)}.`;
}

/** Said to the trainer, in the words of a proposal; null where nothing is known against it. */
export const reasonAgainst = (exercise: MovingExercise, reading: Places & Conditions): string | null =>
  painAgainst(exercise, reading) ?? illnessAgainst(exercise, reading);
