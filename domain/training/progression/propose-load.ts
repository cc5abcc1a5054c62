import { formatDecimal } from "../../number-format.ts";
import { roundHalfUp } from "../../rounding.ts";
import { isMarkedPain } from "../executions/pain.ts";

interface DoneSet {
  readonly repetitions: number | null;
  readonly load_kg: number | null;
}

/** The last time of an exercise beside what its row prescribes now. */
export interface LastTime {
  readonly sets: readonly DoneSet[];
  readonly pain: number | null;
  /** How many sets are prescribed; null when that is not said. */
  readonly series: number | null;
  readonly minReps: number | null;
  readonly maxReps: number | null;
  /** See `loadStepKg`. */
  readonly stepKg: number;
}

/** `raise`: the next load. `hold`: the same. `reduce`: one step back. */
export interface LoadProposal {
  readonly change: "raise" | "hold" | "reduce";
  readonly lastKg: number;
  readonly proposedKg: number;
  /** In Portuguese, one sentence. */
  readonly reason: string;
}

const kg = (value: number) => `${formatDecimal(value, 0, 1)} kg`;

/**
 * The load for the next cycle by double progression: repetitions rise to the highest prescribed, then the load rises by a step. The load of
 * the last time is the heaviest of its sets; sets with less do not count for the highest repetitions. Pain of 4 or more holds the load
 * before anything else; a set below the lowest repetitions reduces it when most sets were below, and holds it otherwise. Null where
 * no load was lifted or no highest repetitions are prescribed.
 *
 * ACSM. Progression models in resistance training for healthy adults. Med Sci Sports Exerc 2009;41(3):687-708: more load once the
 * repetitions are exceeded.
 */
export function proposeLoad({ sets, pain, series, minReps, maxReps, stepKg }: LastTime): LoadProposal | null {
  const loads = sets.flatMap(({ load_kg }) => load_kg ?? []);
  const lastKg = loads.length === 0 ? 0 : Math.max(...loads);
  if (lastKg <= 0 || maxReps === null) return null;
  const propose = (change: LoadProposal["change"], proposed: number, reason: string): LoadProposal => ({
    change,
    lastKg,
    proposedKg: roundHalfUp(proposed, 1),
    reason,
  });
  if (isMarkedPain(pain)) return propose("hold", lastKg, `Dor ${pain}/10 na última vez: mantém ${kg(lastKg)}.`);
  const missed = sets.filter(({ repetitions }) => (repetitions ?? 0) < (minReps ?? maxReps)).length;
  if (minReps !== null && missed * 2 > sets.length && lastKg - stepKg > 0) {
    const reason = `${missed} de ${sets.length} séries abaixo de ${minReps} repetições: reduz ${kg(stepKg)}.`;
    return propose("reduce", lastKg - stepKg, reason);
  }
  if (sets.length < (series ?? 1))
    return propose("hold", lastKg, `${sets.length} de ${series} séries feitas: mantém ${kg(lastKg)}.`);
  const atMost = sets.filter(({ repetitions, load_kg }) => (repetitions ?? 0) >= maxReps && load_kg === lastKg).length;
  if (atMost === sets.length) {
    const reason = `Todas as séries com ${maxReps} repetições: aumenta ${kg(stepKg)}.`;
    return propose("raise", lastKg + stepKg, reason);
  }
  const reason = `${atMost} de ${sets.length} séries com ${maxReps} repetições: mantém ${kg(lastKg)}.`;
  return propose("hold", lastKg, reason);
}
