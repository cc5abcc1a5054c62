import type { Level } from "../generator/levels.ts";
import type { Objective } from "../generator/objectives.ts";

export interface VolumeBand {
  readonly min: number;
  readonly max: number;
}

/**
 * The band of a trainer who did not choose one: at least 10 weekly sets grow muscles more than fewer (Schoenfeld, Ogborn & Krieger,
 * J Sports Sci 2017;35(11):1073-1082), and 12 to 20 suit trained people (Baz-Valle et al., J Hum Kinet 2022;81:199-210).
 */
export const DEFAULT_BAND: VolumeBand = { min: 10, max: 20 };

/**
 * The usual band of beginners and for health: 4 weekly sets of each muscle group are enough (Iversen VM, Norum M, Schoenfeld BJ, Fimland
 * MS. No time to lift? Sports Med 2021;51(10):2079-2095). The upper end stays, because known trainings of beginners reach it: 5×5 has 15
 * sets of squats.
 */
export const BEGINNER_BAND: VolumeBand = { min: 4, max: 20 };

type TrainedLevel = Exclude<Level, "beginner">;

/**
 * The lower end of who has trained for long, by goal; the upper one is 20 for all. Hypertrophy: `DEFAULT_BAND`, 12 for the advanced
 * (Baz-Valle 2022). Ours: strength 5, because 5 and more sets of an exercise gain a little more than fewer (Ralston GW et al. Sports Med
 * 2017;47:2585-2601, per exercise and not per muscle); losing fat 10, with which little lean mass was lost, although the evidence is
 * insufficient (Roth C, Schoenfeld BJ, Behringer M. Eur J Appl Physiol 2022;122:1129-1151); for the others, whose first goal is no muscle,
 * the least that is enough (Iversen 2021).
 */
const LEAST_SETS: Readonly<Record<Objective, Readonly<Record<TrainedLevel, number>>>> = {
  hypertrophy: { intermediate: DEFAULT_BAND.min, advanced: 12 },
  strength: { intermediate: 5, advanced: 5 },
  fat_loss: { intermediate: 10, advanced: 10 },
  conditioning: { intermediate: BEGINNER_BAND.min, advanced: BEGINNER_BAND.min },
  posture: { intermediate: BEGINNER_BAND.min, advanced: BEGINNER_BAND.min },
  health: { intermediate: BEGINNER_BAND.min, advanced: BEGINNER_BAND.min },
};

export const usualBand = ({
  level,
  objective,
}: {
  readonly level: Level;
  readonly objective: Objective;
}): VolumeBand => (level === "beginner" ? BEGINNER_BAND : { min: LEAST_SETS[objective][level], max: DEFAULT_BAND.max });

export const MAX_WEEKLY_SETS = 60;

export type BandSide = "below" | "within" | "above";

export function sideOfBand(sets: number, { min, max }: VolumeBand): BandSide {
  if (sets < min) return "below";
  return sets > max ? "above" : "within";
}

/** The count that is compared with a band. */
export const HALF_SETS = "Cada série conta para o grupo principal e meia para os que trabalham junto.";

export const bandText = ({ min, max }: VolumeBand): string => `${min} a ${max}`;
