import { roundHalfUp } from "../../rounding.ts";
import { formatDecimal } from "../../text/number-format.ts";
import { isMarkedPain, PAIN_TO_STOP } from "../executions/pain.ts";
import { type DetailedSet, isWorkingSet, type SetKind } from "../sets/detailed-set.ts";

interface DoneSet {
  readonly repetitions: number | null;
  readonly load_kg: number | null;
  readonly kind?: SetKind | null | undefined;
  readonly rir?: number | null | undefined;
}

/** The last time of an exercise beside what its row prescribes now. */
export interface LastTime {
  readonly sets: readonly DoneSet[];
  readonly pain: number | null;
  readonly series: number | null;
  readonly minReps: number | null;
  readonly maxReps: number | null;
  readonly repsPattern: string | null;
  /** Absent or null where the row has no sets in detail. */
  readonly plan?: readonly DetailedSet[] | null;
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

/** How a reason speaks of loads: of an assisted machine they are help. */
export interface LoadTexts {
  readonly raised: (stepKg: number) => string;
  readonly reduced: (byKg: number) => string;
  readonly kept: (lastKg: number) => string;
  readonly step: (stepKg: number, share: number) => string;
}

const LOADS: LoadTexts = {
  raised: (stepKg) => `aumenta ${kg(stepKg)}`,
  reduced: (byKg) => `reduz ${kg(byKg)}`,
  kept: kg,
  step: (stepKg, share) => `${kg(stepKg)} a mais são ${percent(share)}`,
};

interface Target {
  readonly most: number;
  readonly least: number;
  readonly rir: number | null;
}

function targetsOf({ sets, minReps, maxReps, repsPattern, plan }: LastTime): readonly (Target | null)[] {
  if (plan) {
    const planned = plan.filter(isWorkingSet);
    return sets.map((_, index) => targetOfSet(planned[index] ?? planned.at(-1)));
  }
  const pattern = repsPattern?.split("-").map(Number);
  return sets.map((_, index) => {
    const most = pattern ? (pattern[index] ?? pattern.at(-1) ?? null) : maxReps;
    if (most === null) return null;
    return { most, least: Math.max((pattern ? null : minReps) ?? most - USUAL_RANGE, 1), rir: null };
  });
}

/** As many repetitions as possible without a range are reached by any. */
function targetOfSet(set: DetailedSet | undefined): Target | null {
  const most = set?.max_reps ?? set?.min_reps ?? (set?.kind === "amrap" ? 1 : null);
  if (!set || most === null) return null;
  const rir = set.rir ?? (set.rpe === null ? null : MAX_RPE - set.rpe);
  return { most, least: Math.max(set.min_reps ?? most - USUAL_RANGE, 1), rir };
}

const MAX_RPE = 10;
/** Ours: the step of a load costs about this many repetitions. */
const SPARE_REPETITIONS = 2;

/**
 * The effort of the sets by their repetitions in reserve, where they were asked for and noted (Helms ER et al. Strength Cond J
 * 2016;38(4):42-49): `hard` when a set had fewer than asked, `easy` when all had two more and enough repetitions.
 */
function effortOf(sets: readonly DoneSet[], targets: readonly (Target | null)[]): "hard" | "easy" | null {
  const spare = sets.map(({ rir }, index) => {
    const plannedRir = targets[index]?.rir ?? null;
    return rir == null || plannedRir === null ? null : rir - plannedRir;
  });
  if (spare.some((one) => one !== null && one < 0)) return "hard";
  const hasRepetitions = sets.every(({ repetitions }, index) => (repetitions ?? 0) >= (targets[index]?.least ?? 0));
  return hasRepetitions && spare.every((one) => one !== null && one >= SPARE_REPETITIONS) ? "easy" : null;
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
 * lowest repetitions with is reduced by a step, other misses hold it. Of sets in detail each counts by its own repetitions, warm-ups do not
 * count, fewer repetitions in reserve than asked hold the load, and two more raise it. Else null where no load was lifted, no repetitions
 * are prescribed, or the load is a share of a maximum, which it follows.
 *
 * ACSM. Progression models in resistance training for healthy adults. Med Sci Sports Exerc 2009;41(3):687-708: 2 to 10 % more load once the
 * repetitions are exceeded. Pain by Serlin 1995 (see `PAIN_TO_MARK`); what it asks for is ours, to be careful.
 */
export function proposeLoad(lastTime: LastTime, texts: LoadTexts = LOADS): LoadProposal | null {
  const last = { ...lastTime, sets: lastTime.sets.filter(isWorkingSet) };
  const { sets, pain, series, minReps, repsPattern, plan, stepKg } = last;
  const lastKg = Math.max(0, ...sets.flatMap(({ load_kg }) => load_kg ?? []));
  const targets = targetsOf(last);
  const propose = (change: LoadProposal["change"], proposed: number | null, reason: string): LoadProposal => ({
    change,
    lastKg: lastKg > 0 ? lastKg : null,
    proposedKg: proposed === null ? null : roundHalfUp(proposed, 1),
    moreRepetitions: change === "repeat" ? MORE_REPETITIONS : 0,
    reason,
  });
  const hold = (why: string) => propose("hold", lastKg, `${why}: mantém ${texts.kept(lastKg)}.`);
  const pained = `Dor ${pain}/10 na última vez`;
  if (pain !== null && pain >= PAIN_TO_STOP)
    return propose("remove", null, `${pained}: pare este exercício e encaminhe o aluno a um profissional de saúde.`);
  if (lastKg <= 0 || targets.includes(null)) return null;

  if (isMarkedPain(pain)) {
    const lower = lastKg - Math.ceil(roundHalfUp((lastKg * PAIN_REDUCTION) / stepKg, 6)) * stepKg;
    if (lower < lastKg * MAX_REDUCTION)
      return propose("remove", null, `${pained}: troque por um exercício que não provoque dor.`);
    return propose(
      "reduce",
      lower,
      `${pained}: ${texts.reduced(lastKg - lower)}. Se a dor continuar, troque o exercício.`,
    );
  }

  if (plan?.some((set) => isWorkingSet(set) && set.percent !== null)) return null;
  const effort = effortOf(sets, targets);
  const missed = sets.filter(({ repetitions }, index) => (repetitions ?? 0) < (targets[index]?.least ?? 0)).length;
  const hasOwnRepetitions = repsPattern !== null || (plan ?? null) !== null;
  const hasLowest = minReps !== null || hasOwnRepetitions;
  if (hasLowest && missed * 2 > sets.length) {
    const below = hasOwnRepetitions ? "bem abaixo do previsto" : `abaixo de ${minReps} repetições`;
    const why = `${missed} de ${sets.length} séries ${below}`;
    return lastKg - stepKg >= lastKg * MAX_REDUCTION
      ? propose("reduce", lastKg - stepKg, `${why}: ${texts.reduced(stepKg)}.`)
      : hold(why);
  }
  if (sets.length < (series ?? 1)) return hold(`${sets.length} de ${series} séries feitas`);

  const isAtMost = ({ repetitions, load_kg }: DoneSet, index: number) =>
    (repetitions ?? 0) >= (targets[index]?.most ?? 0) && (hasOwnRepetitions ? load_kg !== null : load_kg === lastKg);
  const atMost = sets.filter(isAtMost).length;
  const most = plan ? "suas repetições" : repsPattern ? "as repetições da pirâmide" : `${last.maxReps} repetições`;
  if (effort === "hard") return hold("Menos repetições em reserva (RIR) do que o pedido");
  if (effort === "easy" && stepKg <= lastKg * MAX_RAISE)
    return propose(
      "raise",
      lastKg + stepKg,
      `Sobraram ${SPARE_REPETITIONS} repetições a mais que o RIR pedido: ${texts.raised(stepKg)}.`,
    );
  if (atMost < sets.length) return hold(`${atMost} de ${sets.length} séries com ${most}`);

  const done = `Todas as séries com ${most}`;
  if (stepKg <= lastKg * MAX_RAISE || allowsRaise(last, targets, lastKg))
    return propose("raise", lastKg + stepKg, `${done}: ${texts.raised(stepKg)}.`);
  const step = texts.step(stepKg, stepKg / lastKg);
  const highest = Math.max(...targets.map((target) => target?.most ?? 0));
  return highest + MORE_REPETITIONS > MAX_REPETITIONS
    ? hold(`${done}, mas ${step}: use um passo menor ou outro exercício`)
    : propose(
        "repeat",
        lastKg,
        `${done}, mas ${step}: antes, faz mais ${MORE_REPETITIONS} repetições com ${texts.kept(lastKg)}.`,
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

/** Until a doctor cleared the student no load rises; everything else stays as it was proposed. */
export const withoutRaise = (proposal: LoadProposal): LoadProposal =>
  proposal.change === "raise" || proposal.change === "repeat"
    ? {
        ...proposal,
        change: "hold",
        proposedKg: proposal.lastKg,
        moreRepetitions: 0,
        reason: "A triagem pede liberação médica: mantém a carga até ela chegar.",
      }
    : proposal;
