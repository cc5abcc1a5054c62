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

export const usualBand = ({
  level,
  objective,
}: {
  readonly level: Level;
  readonly objective: Objective;
}): VolumeBand => (level === "beginner" || objective === "health" ? BEGINNER_BAND : DEFAULT_BAND);

export const MAX_WEEKLY_SETS = 60;

export type BandSide = "below" | "within" | "above";

export function sideOfBand(sets: number, { min, max }: VolumeBand): BandSide {
  if (sets < min) return "below";
  return sets > max ? "above" : "within";
}

export const bandText = ({ min, max }: VolumeBand): string => `${min} a ${max}`;
