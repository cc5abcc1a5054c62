import { type Effort, effortOf, effortTest } from "../aerobic/effort-tests.ts";
import { assessAbsoluteVo2, assessRelativeVo2 } from "../aerobic/vo2-assessment.ts";
import { vo2Question } from "../aerobic/vo2-tests.ts";
import { absence, type Indicator, known, measured, missing } from "../result.ts";
import { sexOf } from "../sex.ts";
import { checkFields } from "./absent-fields.ts";
import { basalRate, cunninghamRate, type EnergyPerson, mifflinRate } from "./basal-rate.ts";
import { type Diet, dietBalance, intakeQuestion } from "./diet.ts";
import { type Exercise, exerciseQuestions } from "./exercise.ts";
import { type ExerciseFigures, exerciseFigures } from "./exercise-figures.ts";
import { assessHeartRates, type HeartRates } from "./heart-rate-assessment.ts";

export interface CaloricInput {
  readonly gender: string | null | undefined;
  readonly ageYears: number | null | undefined;
  readonly statureCm: number | null | undefined;
  readonly weightKg: number | null | undefined;
  /** bpm */
  readonly restingHeartRate: number | null | undefined;
  /** Why no effort is told in beats: the heart rates are missing with it. */
  readonly heartRateNote: string | null;
  readonly fatPercentage: number | null | undefined;
  readonly protocol: string | null | undefined;
  readonly distanceM: number | null | undefined;
  readonly effort?: Effort | undefined;
  readonly exercises: readonly Exercise[];
  readonly diet: Diet | null;
}

export interface CaloricAssessment {
  /** ml/kg/min; its label is the class. */
  readonly vo2Relative: Indicator;
  /** L/min */
  readonly vo2Maximum: Indicator;
  /** kcal/day, as specified. */
  readonly basalRate: Indicator;
  /** kcal/day */
  readonly mifflinRate: Indicator;
  /** kcal/day; it needs a known fat percentage. */
  readonly cunninghamRate: Indicator;
  readonly heartRates: HeartRates;
  readonly exercises: readonly ExerciseFigures[];
  readonly averageRate: Indicator;
  /** kcal/day */
  readonly dailyIntake: Indicator;
  readonly questions: readonly string[];
}

function measuredInput(input: CaloricInput) {
  return {
    gender: input.gender,
    protocol: input.protocol,
    effort: input.effort ?? effortOf({}),
    heartRateNote: input.heartRateNote,
    ageYears: measured(input.ageYears),
    statureCm: measured(input.statureCm),
    weightKg: measured(input.weightKg),
    restingHeartRate: measured(input.restingHeartRate),
    fatPercentage: measured(input.fatPercentage),
    distanceM: measured(input.distanceM),
  };
}
type Measured = ReturnType<typeof measuredInput>;

function rateOf({ gender, ageYears, statureCm, weightKg }: Measured, equation: (person: EnergyPerson) => number) {
  const sex = sexOf(gender);
  if (sex === null || ageYears === null || statureCm === null || weightKg === null) {
    return checkFields(
      ["Gênero", sex !== null],
      ["Idade", ageYears !== null],
      ["Estatura", statureCm !== null],
      ["Massa", weightKg !== null],
    );
  }
  return known(equation({ sex, ageYears, statureCm, weightKg }));
}

function assessCunningham({ weightKg, fatPercentage }: Measured): Indicator {
  if (weightKg === null) return checkFields(["Massa", false]);
  return fatPercentage === null
    ? missing(absence("measures", "Precisa do percentual de gordura"))
    : known(cunninghamRate(weightKg, fatPercentage));
}

function assessAverageRate(
  exercises: readonly ExerciseFigures[],
  vo2: Indicator,
  { weightKg, protocol }: Measured,
): Indicator {
  let kcalPerWeek = 0;
  for (const exercise of exercises) {
    if (exercise.kcalPerWeek === null) {
      return checkFields(
        ["Massa", weightKg !== null],
        [effortTest(protocol) ? "Teste de VO2" : "Distância", vo2.status === "known"],
      );
    }
    kcalPerWeek += exercise.kcalPerWeek;
  }
  return known(kcalPerWeek / 7);
}

function assessIntake(basal: Indicator, average: Indicator, diet: Diet | null): Indicator {
  if (basal.status === "missing") return basal;
  if (average.status === "missing") return average;
  return known(basal.value + dietBalance(diet) + average.value);
}

export function energyQuestions(
  vo2: Indicator,
  basal: Indicator,
  intake: Indicator,
  { exercises, protocol }: Pick<CaloricInput, "exercises" | "protocol">,
): readonly string[] {
  return [
    vo2.status === "known" ? vo2Question(vo2.value, protocol) : null,
    ...exerciseQuestions(exercises),
    intakeQuestion(basal, intake),
  ].filter((question) => question !== null);
}

/** The one computation for screen, server and PDF. Each figure is known or says which field it needs. */
export function assessCaloricExpenditure(input: CaloricInput): CaloricAssessment {
  const measures = measuredInput(input);
  const { weightKg, ageYears, restingHeartRate } = measures;
  const vo2Relative = assessRelativeVo2(measures);
  const heartRates = assessHeartRates(ageYears, restingHeartRate, input.heartRateNote);
  const basis = {
    weightKg,
    relativeVo2: vo2Relative.status === "known" ? vo2Relative.value : null,
    restingHeartRate: input.heartRateNote === null ? restingHeartRate : null,
    maximalHeartRate: heartRates.maximal.status === "known" ? heartRates.maximal.value : null,
  };
  const exercises = input.exercises.map((exercise) => exerciseFigures(exercise, basis));
  const basal = rateOf(measures, basalRate);
  const averageRate = assessAverageRate(exercises, vo2Relative, measures);
  const dailyIntake = assessIntake(basal, averageRate, input.diet);
  return {
    vo2Relative,
    vo2Maximum: assessAbsoluteVo2(vo2Relative, weightKg),
    basalRate: basal,
    mifflinRate: rateOf(measures, mifflinRate),
    cunninghamRate: assessCunningham(measures),
    heartRates,
    exercises,
    averageRate,
    dailyIntake,
    questions: energyQuestions(vo2Relative, basal, dailyIntake, input),
  };
}
