type TrainingGoal = "Força" | "Hipertrofia" | "Resistência";

interface PercentOfMaximum {
  readonly repetitions: number;
  readonly percent: number;
  readonly goal: TrainingGoal;
}

/**
 * Baechle TR, Earle RW (eds). Essentials of strength training and conditioning (NSCA), 3rd ed. Champaign: Human Kinetics; 2008.
 * Goals of the same source: strength from 85 % and up to 6 repetitions, hypertrophy from 67 % and 6 to 12, endurance below.
 */
export const PERCENT_OF_MAXIMUM: readonly PercentOfMaximum[] = [
  { repetitions: 1, percent: 100, goal: "Força" },
  { repetitions: 2, percent: 95, goal: "Força" },
  { repetitions: 3, percent: 93, goal: "Força" },
  { repetitions: 4, percent: 90, goal: "Força" },
  { repetitions: 5, percent: 87, goal: "Força" },
  { repetitions: 6, percent: 85, goal: "Força" },
  { repetitions: 7, percent: 83, goal: "Hipertrofia" },
  { repetitions: 8, percent: 80, goal: "Hipertrofia" },
  { repetitions: 9, percent: 77, goal: "Hipertrofia" },
  { repetitions: 10, percent: 75, goal: "Hipertrofia" },
  { repetitions: 11, percent: 70, goal: "Hipertrofia" },
  { repetitions: 12, percent: 67, goal: "Hipertrofia" },
  { repetitions: 15, percent: 65, goal: "Resistência" },
];
