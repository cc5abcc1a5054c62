import { formatDecimal } from "../../text/number-format.ts";
import { exercisesOf } from "../blocks.ts";
import { GROUP } from "../muscle-groups.ts";
import { hundredths, normalSetsOf, type PrescribedTraining, timesAWeek } from "./volume.ts";

export interface PushPull {
  readonly push: number;
  readonly pull: number;
}

const PULLING: readonly number[] = [GROUP.back, GROUP.biceps];
const PUSHING: readonly number[] = [GROUP.chest, GROUP.shoulders, GROUP.triceps];

/**
 * The main group says whether an exercise pushes or pulls; one for the shoulders that the back assists pulls (a reverse fly, an upright row).
 * Legs and trunk do neither, also when the back assists (a good morning).
 */
export function directionOf([main, ...assisting]: readonly { readonly id: number }[]): keyof PushPull | null {
  if (!main) return null;
  if (PULLING.includes(main.id)) return "pull";
  if (!PUSHING.includes(main.id)) return null;
  return main.id === GROUP.shoulders && assisting.some(({ id }) => PULLING.includes(id)) ? "pull" : "push";
}

/** Counts each set as often as its training is done in a week. Series that are not normal do not count. */
export function pushPull(trainings: readonly PrescribedTraining[]): PushPull {
  const sum = { push: 0, pull: 0 };
  for (const training of trainings) {
    for (const entry of training.exercises) {
      for (const { exercise_type, muscle_groups } of exercisesOf(entry)) {
        const direction = exercise_type === "resistence" ? directionOf(muscle_groups) : null;
        if (direction) sum[direction] += normalSetsOf(entry) * timesAWeek(training);
      }
    }
  }
  return { push: hundredths(sum.push), pull: hundredths(sum.pull) };
}

/** Fewer sets say nothing about a balance; ours. */
const MIN_SETS = 6;

/** Ours: pushing up to one and a half times the pulling, pulling up to twice the pushing, because backs are worked less in daily life. */
export function imbalanceOf({ push, pull }: PushPull): keyof PushPull | null {
  if (push + pull < MIN_SETS) return null;
  if (push * 2 > pull * 3) return "push";
  return pull > push * 2 ? "pull" : null;
}

const shown = (count: number) => formatDecimal(count, 0, 1);
const sets = (count: number) => (count === 1 ? "1 série" : `${shown(count)} séries`);

const VERDICTS = {
  push: "empurra bem mais do que puxa",
  pull: "puxa bem mais do que empurra",
  none: "em equilíbrio",
} as const;

export function pushPullText(balance: PushPull): string | null {
  const { push, pull } = balance;
  if (push + pull === 0) return null;
  const counts = `${sets(push)} de empurrar e ${shown(pull)} de puxar`;
  return push + pull < MIN_SETS ? `${counts}.` : `${counts}: ${VERDICTS[imbalanceOf(balance) ?? "none"]}.`;
}
