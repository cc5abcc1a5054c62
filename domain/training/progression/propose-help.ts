import { roundHalfUp } from "../../rounding.ts";
import { formatDecimal } from "../../text/number-format.ts";
import { withoutKilograms } from "../sets/detailed-set.ts";
import { type LastTime, type LoadProposal, type LoadTexts, proposeLoad } from "./propose-load.ts";

/** The last time on a machine whose kilograms help: `load_kg` and `stepKg` are of its stack. */
export interface LastHelped extends LastTime {
  /** Null where it is not known. */
  readonly bodyKg: number | null;
}

const kg = (value: number) => `${formatDecimal(value, 0, 1)} kg`;

const textsFor = (bodyKg: number): LoadTexts => ({
  raised: (stepKg) => `tira ${kg(stepKg)} da ajuda`,
  reduced: (byKg) => `dá ${kg(byKg)} a mais de ajuda`,
  kept: (liftedKg) => `${kg(roundHalfUp(bodyKg - liftedKg, 1))} de ajuda`,
  step: (stepKg, share) => `${kg(stepKg)} a menos de ajuda são ${formatDecimal(share * 100, 0, 0)} % do que levanta`,
});

/**
 * The help for the next cycle. What is lifted is the body's weight without the help, and follows the same rules as a load (see
 * `proposeLoad`): one step of the stack at a time, and more repetitions first where it is more than a tenth of what is lifted. The help falls no
 * lower than one step, the least that the stack has; beyond, the exercise without help is due. The least help of the sets counts, because
 * it was the hardest. Without the body's weight it is only proposed to stop for pain; so also where as much helped as the body weighs, or
 * the planned loads are shares of a maximum.
 *
 * Ours: a machine moves the whole body at a pull-up or a dip, so that its weight less the help is the load.
 */
export function proposeHelp({ bodyKg, ...last }: LastHelped): LoadProposal | null {
  if (bodyKg === null) return proposeLoad({ ...last, sets: last.sets.map(withoutKilograms) });
  const texts = textsFor(bodyKg);
  const sets = last.sets.map((set) => ({
    ...set,
    // Without help it is no set on the machine.
    load_kg: set.load_kg === null || set.load_kg === 0 ? null : Math.max(0, bodyKg - set.load_kg),
  }));
  const lifted = proposeLoad({ ...last, sets }, texts);
  if (!lifted) return null;
  const helpOf = (liftedKg: number | null) => (liftedKg === null ? null : roundHalfUp(bodyKg - liftedKg, 1));
  const [lastHelp, help] = [helpOf(lifted.lastKg), helpOf(lifted.proposedKg)];
  if (lifted.change !== "raise" || lastHelp === null || help === null || help >= last.stepKg)
    return { ...lifted, lastKg: lastHelp, proposedKg: help };
  return {
    ...lifted,
    change: "hold",
    lastKg: lastHelp,
    proposedKg: lastHelp,
    reason: `A ajuda já é a menor da máquina: mantém ${kg(lastHelp)} de ajuda, ou troque pelo exercício sem ajuda.`,
  };
}
