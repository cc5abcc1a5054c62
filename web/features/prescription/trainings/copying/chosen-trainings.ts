import { MAX_TRAININGS, TOO_MANY_TRAININGS } from "#domain/training/added-trainings.ts";
import type { CopySource } from "../../../planning/training-copies/data.ts";

/** Beside trainings that are there one is wanted, seldom all. */
export function firstChosen({ trainings }: CopySource, existing: number): readonly number[] {
  return existing === 0 || trainings.length === 1 ? trainings.map(({ id }) => id) : [];
}

/** Null when they can be copied. */
export function refusalOfChosen(chosen: readonly number[], existing: number): string | null {
  if (chosen.length === 0) return "Escolha os treinos que quer copiar.";
  return existing + chosen.length > MAX_TRAININGS ? TOO_MANY_TRAININGS : null;
}
