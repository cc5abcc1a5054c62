import { roundHalfUp } from "../../rounding.ts";
import { formatDecimal } from "../../text/number-format.ts";
import { isMarkedPain, PAIN_TO_STOP } from "../executions/pain.ts";

interface DoneSet {
  readonly repetitions: number | null;
  readonly load_kg: number | null;
}

/** The last time of an exercise beside what its row prescribes now. */
export interface LastTime {
  readonly sets: readonly DoneSet[];
  readonly pain: number | null;
  readonly series: number | null;
  readonly minReps: number | null;
  readonly maxReps: number | null;
  readonly repsPattern: string | null;
  readonly stepKg: number;
}

/**
 * `raise`: the next load. `repeat`: the same load with more repetitions. `hold`: the same. `reduce`: less. `remove`: the exercise is not
 * to be repeated as it is.
 */
export interface LoadProposal {
  readonly change: "raise" | "repeat" | "hold" | "reduce" | "remove";
  readonly lastKg: number | null;
  readonly proposedKg: number | null;
  readonly moreRepetitions: number;
  readonly reason: string;
}

/** A step above this share of the load becomes more repetitions first. ACSM 2009 (see `proposeLoad`): loads rise by 2 to 10 %. */
const MAX_RAISE = 0.1;
const MORE_REPETITIONS = 2;
/** More repetitions than these train endurance (ACSM 2009: 15 to 20 and beyond), so a smaller step or another exercise is due. */
const MAX_REPETITIONS = 20;
/** Without prescribed lowest repetitions, they lie this far below the highest, as in 8 to 12. */
const USUAL_RANGE = 4;
/** Ours: pain takes at least a tenth off the load, and what would take more than half is no reduction. */
const PAIN_REDUCTION = 0.1;
const MAX_REDUCTION = 0.5;

const kg = (value: number) => `${formatDecimal(value, 0, 1)} kg`;
const percent = (share: number) => `${formatDecimal(share * 100, 0, 0)} %`;

function targetsOf({ sets, minReps, maxReps, repsPattern }: LastTime) {
  const pattern = repsPattern?.split("-").map(Number);
  return sets.map((_, index) => {
    const most = pattern ? (pattern[index] ?? pattern.at(-1) ?? null) : maxReps;
    if (most === null) return null;
    return { most, least: Math.max((pattern ? null : minReps) ?? most - USUAL_RANGE, 1) };
  });
}

/** How many repetitions another load allows, by Epley (see `estimateOneRepMax`), to compare two loads that are close to each other. */
const repetitionsWith = (loadKg: number, done: { readonly loadKg: number; readonly repetitions: number }) =>
  30 * ((done.loadKg * (1 + done.repetitions / 30)) / loadKg - 1);

/**
 * The load for the next cycle by double progression: repetitions rise to the highest prescribed, then the load rises by a step. A step above
 * 10 % of the load becomes two more repetitions first, until the new load leaves two above the lowest prescribed; beyond 20 repetitions it
 * holds. The load of the last time is the heaviest of its sets; sets with less do not count for the highest repetitions, but in a
 * pyramid each set counts by its own repetitions. Pain of 4 or more lowers the load before anything else, and where the step is too
 * coarse the exercise must be changed; from 7 on it goes, done with a load or not, and the student is referred. A load that most sets did not reach the
 * lowest repetitions with is reduced by a step, other misses hold it. Else null where no load was lifted or no repetitions are prescribed.
 *
 * ACSM. Progression models in resistance training for healthy adults. Med Sci Sports Exerc 2009;41(3):687-708: 2 to 10 % more load once the
 * repetitions are exceeded. Pain by Serlin 1995 (see `PAIN_TO_MARK`); what it asks for is ours, to be careful.
 */
export function proposeLoad(last: LastTime): LoadProposal | null {
  const { sets, pain, series, minReps, repsPattern, stepKg } = last;
  const lastKg = Math.max(0, ...sets.flatMap(({ load_kg }) => load_kg ?? []));
  const targets = targetsOf(last);
  const propose = (change: LoadProposal["change"], proposed: number | null, reason: string): LoadProposal => ({
    change,
    lastKg: lastKg > 0 ? lastKg : null,
    proposedKg: proposed === null ? null : roundHalfUp(proposed, 1),
    moreRepetitions: change === "repeat" ? MORE_REPETITIONS : 0,
    reason,
  });
  const hold = (why: string) => propose("hold", lastKg, `${why}: mantém ${kg(lastKg)}.`);
  const pained = `Dor ${pain}/10 na última vez`;
  if (pain !== null && pain >= PAIN_TO_STOP)
    return propose("remove", null, `${pained}: pare este exercício e encaminhe o aluno a um profissional de saúde.`);
  if (lastKg <= 0 || targets.includes(null)) return null;

  if (isMarkedPain(pain)) {
    const lower = lastKg - Math.ceil(roundHalfUp((lastKg * PAIN_REDUCTION) / stepKg, 6)) * stepKg;
    if (lower < lastKg * MAX_REDUCTION)
      return propose("remove", null, `${pained}: troque por um exercício que não provoque dor.`);
    return propose("reduce", lower, `${pained}: reduz ${kg(lastKg - lower)}. Se a dor continuar, troque o exercício.`);
  }

  const missed = sets.filter(({ repetitions }, index) => (repetitions ?? 0) < (targets[index]?.least ?? 0)).length;
  const hasLowest = minReps !== null || repsPattern !== null;
  if (hasLowest && missed * 2 > sets.length) {
    const words = repsPattern ? "bem abaixo do previsto" : `abaixo de ${minReps} repetições`;
    const why = `${missed} de ${sets.length} séries ${words}`;
    return lastKg - stepKg >= lastKg * MAX_REDUCTION
      ? propose("reduce", lastKg - stepKg, `${why}: reduz ${kg(stepKg)}.`)
      : hold(why);
  }
  if (sets.length < (series ?? 1)) return hold(`${sets.length} de ${series} séries feitas`);

  const isAtMost = ({ repetitions, load_kg }: DoneSet, index: number) =>
    (repetitions ?? 0) >= (targets[index]?.most ?? 0) && (repsPattern ? load_kg !== null : load_kg === lastKg);
  const atMost = sets.filter(isAtMost).length;
  const most = repsPattern ? "as repetições da pirâmide" : `${last.maxReps} repetições`;
  if (atMost < sets.length) return hold(`${atMost} de ${sets.length} séries com ${most}`);

  const done = `Todas as séries com ${most}`;
  if (stepKg <= lastKg * MAX_RAISE || allowsRaise(last, targets, lastKg))
    return propose("raise", lastKg + stepKg, `${done}: aumenta ${kg(stepKg)}.`);
  const step = `${kg(stepKg)} a mais são ${percent(stepKg / lastKg)}`;
  const highest = Math.max(...targets.map((target) => target?.most ?? 0));
  return highest + MORE_REPETITIONS > MAX_REPETITIONS
    ? hold(`${done}, mas ${step}: use um passo menor ou outro exercício`)
    : propose(
        "repeat",
        lastKg,
        `${done}, mas ${step}: antes, faz mais ${MORE_REPETITIONS} repetições com ${kg(lastKg)}.`,
      );
}

/** Whether a coarse step leaves enough repetitions in the heaviest sets. */
const allowsRaise = ({ sets, stepKg }: LastTime, targets: ReturnType<typeof targetsOf>, lastKg: number): boolean =>
  sets.every(
    ({ repetitions, load_kg }, index) =>
      load_kg !== lastKg ||
      repetitionsWith(lastKg + stepKg, { loadKg: lastKg, repetitions: repetitions ?? 0 }) >=
        (targets[index]?.least ?? 0) + MORE_REPETITIONS,
  );
