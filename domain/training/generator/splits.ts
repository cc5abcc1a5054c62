import { GROUP } from "../muscle-groups.ts";
import { LARGE_TO_SMALL, LOWER_BODY, UPPER_BODY } from "./muscle-groups.ts";

export type Focus = "full_a" | "full_b" | "full_c" | "upper" | "lower" | "push" | "pull" | "legs";

interface Split {
  readonly trainings: readonly Focus[];
  readonly label: string;
  readonly reason: string;
}

/**
 * By days of training a week. Each muscle twice a week rather than once: Schoenfeld BJ, Ogborn D, Krieger JW. Effects of
 * resistance training frequency on measures of muscle hypertrophy. Sports Med 2016;46(11):1689-1697. The divisions are the project's own.
 */
export const SPLITS: readonly Split[] = [
  {
    trainings: ["full_a"],
    label: "corpo inteiro",
    reason: "Um dia por semana: corpo inteiro, para que nenhum grupo fique sem estímulo.",
  },
  {
    trainings: ["full_a", "full_b"],
    label: "corpo inteiro A/B",
    reason: "Dois dias: corpo inteiro nos dois, com exercícios diferentes; cada grupo duas vezes (Schoenfeld, 2016).",
  },
  {
    trainings: ["full_a", "full_b", "full_c"],
    label: "corpo inteiro A/B/C",
    reason: "Três dias: corpo inteiro, com exercícios diferentes; cada grupo duas a três vezes (Schoenfeld, 2016).",
  },
  {
    trainings: ["upper", "lower"],
    label: "superiores e inferiores",
    reason: "Quatro dias: superiores e inferiores, duas vezes cada (Schoenfeld, 2016).",
  },
  {
    trainings: ["push", "pull", "legs", "upper", "lower"],
    label: "empurrar, puxar, pernas, superiores e inferiores",
    reason:
      "Cinco dias: empurrar, puxar e pernas, depois superiores e inferiores; cada grupo duas vezes (Schoenfeld, 2016).",
  },
  {
    trainings: ["push", "pull", "legs"],
    label: "empurrar, puxar e pernas",
    reason: "Seis dias: empurrar, puxar e pernas, duas vezes cada (Schoenfeld, 2016).",
  },
];

/** At home: from four days on, the whole body in turn, because there are few exercises for a half of it. */
const AT_HOME: Split = {
  trainings: ["full_a", "full_b", "full_c"],
  label: "corpo inteiro A/B/C",
  reason: "Em casa: corpo inteiro em todos os dias, com exercícios em rodízio (nossa regra).",
};
const MAX_WHOLE_BODY_DAYS = 3;

export const splitFor = (days: number, isAtHome: boolean): Split | undefined =>
  isAtHome && days > MAX_WHOLE_BODY_DAYS ? AT_HOME : SPLITS[days - 1];

export const FOCUS_LABELS: Readonly<Record<Focus, string>> = {
  full_a: "Corpo inteiro",
  full_b: "Corpo inteiro",
  full_c: "Corpo inteiro",
  upper: "Superiores",
  lower: "Inferiores",
  push: "Empurrar",
  pull: "Puxar",
  legs: "Pernas",
};

/** One movement that a training wants: the first kind that is possible. A lower priority is filled first, a higher one is left out first. */
export interface Slot {
  readonly kinds: readonly string[];
  readonly priority: number;
}

const slot = (priority: number, ...kinds: readonly string[]): Slot => ({ kinds, priority });

/** The movements of each focus; the project's own choice. Bodyweight kinds stand last, for students without a gym. */
export const FOCUS_SLOTS: Readonly<Record<Focus, readonly Slot[]>> = {
  full_a: [
    slot(1, "squat", "leg_press", "leg_extension", "body_squat"),
    slot(1, "flat_press", "push_up", "fly"),
    slot(1, "supported_row", "bent_row"),
    slot(2, "leg_curl", "hip_hinge"),
    slot(3, "hip_thrust", "hip_abduction", "glute_kickback"),
    slot(3, "lateral_raise", "overhead_press"),
    slot(4, "calf_standing", "calf_seated"),
    slot(4, "triceps_extension", "overhead_triceps"),
    slot(4, "curl", "neutral_curl"),
    slot(5, "crunch", "anti_rotation"),
    slot(6, "hip_adduction"),
  ],
  full_b: [
    slot(1, "leg_press", "lunge", "leg_extension", "squat", "body_lunge"),
    slot(1, "vertical_pull", "pullover", "supported_row"),
    slot(1, "hip_hinge", "leg_curl"),
    slot(2, "incline_press", "push_up", "fly"),
    slot(3, "hip_abduction", "hip_thrust"),
    slot(3, "overhead_press", "lateral_raise"),
    slot(4, "calf_seated", "calf_standing"),
    slot(4, "neutral_curl", "curl"),
    slot(4, "overhead_triceps", "triceps_extension"),
    slot(5, "leg_raise", "anti_rotation"),
    slot(6, "hip_adduction"),
  ],
  full_c: [
    slot(1, "lunge", "leg_press", "squat", "leg_extension", "body_squat"),
    slot(1, "fly", "push_up", "flat_press"),
    slot(1, "bent_row", "supported_row"),
    slot(2, "leg_curl", "hip_hinge"),
    slot(3, "hip_thrust", "glute_kickback"),
    slot(3, "rear_fly", "lateral_raise"),
    slot(4, "calf_standing", "calf_seated"),
    slot(4, "triceps_extension", "overhead_triceps"),
    slot(4, "curl", "neutral_curl"),
    slot(5, "oblique", "anti_rotation"),
    slot(6, "hip_adduction"),
  ],
  upper: [
    slot(1, "flat_press", "push_up", "fly"),
    slot(1, "vertical_pull", "pullover"),
    slot(1, "supported_row", "bent_row"),
    slot(2, "incline_press", "fly"),
    slot(2, "overhead_press", "lateral_raise"),
    slot(3, "rear_fly"),
    slot(3, "curl", "neutral_curl"),
    slot(3, "triceps_extension", "overhead_triceps"),
    slot(4, "lateral_raise"),
    slot(5, "fly"),
    slot(5, "overhead_triceps"),
    slot(5, "neutral_curl"),
  ],
  lower: [
    slot(1, "squat", "leg_press", "leg_extension"),
    slot(1, "hip_hinge", "leg_curl"),
    slot(2, "leg_press", "lunge", "leg_extension"),
    slot(2, "leg_curl"),
    slot(2, "hip_thrust", "hip_abduction"),
    slot(3, "calf_standing", "calf_seated"),
    slot(4, "leg_extension"),
    slot(4, "hip_abduction", "glute_kickback"),
    slot(5, "hip_adduction"),
    slot(5, "crunch", "anti_rotation"),
  ],
  push: [
    slot(1, "flat_press", "push_up", "fly"),
    slot(1, "overhead_press", "lateral_raise"),
    slot(2, "incline_press", "push_up", "fly"),
    slot(3, "lateral_raise"),
    slot(3, "triceps_extension"),
    slot(3, "fly"),
    slot(4, "overhead_triceps"),
    slot(5, "front_raise"),
  ],
  pull: [
    slot(1, "vertical_pull", "pullover"),
    slot(1, "bent_row", "supported_row"),
    slot(2, "rear_fly"),
    slot(3, "curl"),
    slot(3, "pullover", "supported_row"),
    slot(4, "neutral_curl"),
    slot(5, "shrug"),
  ],
  legs: [
    slot(1, "squat", "leg_press", "leg_extension"),
    slot(1, "hip_hinge", "leg_curl"),
    slot(2, "leg_press", "lunge"),
    slot(2, "leg_curl"),
    slot(2, "hip_thrust", "hip_abduction"),
    slot(3, "leg_extension"),
    slot(3, "calf_standing", "calf_seated"),
    slot(4, "hip_abduction", "glute_kickback"),
    slot(4, "hip_adduction"),
    slot(5, "crunch", "anti_rotation"),
  ],
};

const TRUNK = [GROUP.abdomen, GROUP.core];
const LOWER_AND_TRUNK = [...LOWER_BODY, ...TRUNK];

export const FOCUS_GROUPS: Readonly<Record<Focus, readonly number[]>> = {
  full_a: LARGE_TO_SMALL,
  full_b: LARGE_TO_SMALL,
  full_c: LARGE_TO_SMALL,
  upper: [...UPPER_BODY, ...TRUNK],
  lower: LOWER_AND_TRUNK,
  push: [GROUP.chest, GROUP.shoulders, GROUP.triceps, ...TRUNK],
  pull: [GROUP.back, GROUP.shoulders, GROUP.biceps, ...TRUNK],
  legs: LOWER_AND_TRUNK,
};
