import { EFFORT_KEYS, effortOf, effortTest } from "#domain/assessment/aerobic/effort-tests.ts";
import {
  assessCaloricExpenditure,
  type CaloricAssessment,
  type CaloricInput,
  energyQuestions,
} from "#domain/assessment/energy/caloric-assessment.ts";
import type { Diet } from "#domain/assessment/energy/diet.ts";
import type { AerobicExercise, Exercise, StrengthExercise } from "#domain/assessment/energy/exercise.ts";
import type { ExerciseFigures } from "#domain/assessment/energy/exercise-figures.ts";
import { absence, type Indicator, known, missing, valueOfKnown } from "#domain/assessment/result.ts";
import { vo2ProtocolOf } from "#domain/periodisation/vo2-protocols.ts";
import { mapRecord, pick } from "#domain/record.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import type {
  AerobicRowDraft,
  CaloricExpenditure,
  CaloricExpenditureMeasures,
  CaloricRow,
  DerivedRow,
  StrengthRowDraft,
  ValueOrError,
} from "./caloric-expenditure.ts";

/* The browser computes with these while typing, so nothing here loads zod. */

const numberIn = (typed: string | null | undefined) => parseDecimal(typed ?? "");
const checked = (typed: string) => numberIn(typed) ?? 0;

const session = (row: AerobicRowDraft | StrengthRowDraft) => ({
  weekTimes: checked(row.week_times),
  minutesPerDay: checked(row.day_time),
  intensity: checked(row.intensity),
});

const strengthOf = (row: StrengthRowDraft): StrengthExercise => ({
  kind: row.exercise_type,
  minReps: checked(row.min_reps),
  maxReps: checked(row.max_reps),
  seriesPerWeek: checked(row.series),
  ...session(row),
});

const aerobicOf = (row: AerobicRowDraft): AerobicExercise => ({
  kind: row.exercise_type,
  name: row.name,
  ...session(row),
});

export const exerciseOf = (row: AerobicRowDraft | StrengthRowDraft): Exercise =>
  row.exercise_type === "Musculação" ? strengthOf(row) : aerobicOf(row);

function dietOf({ calories: { type, value } }: CaloricExpenditureMeasures): Diet | null {
  const kcalPerDay = numberIn(value);
  return type && kcalPerDay !== null ? { kind: type, kcalPerDay } : null;
}

/** The measures of the section as the domain computes with them. The exercises are in the order of the table: strength first. */
export const caloricInputOf = (measures: CaloricExpenditureMeasures) => ({
  distanceM: numberIn(measures.travel_distance),
  effort: effortOf(mapRecord(EFFORT_KEYS, (key) => numberIn(measures[key]))),
  exercises: [...measures.muscle_items, ...measures.aerobic_items].map(exerciseOf),
  diet: dietOf(measures),
});

const valueOrError = (indicator: Indicator): ValueOrError =>
  indicator.status === "known"
    ? { value: indicator.value }
    : { error: indicator.absences.map(({ sentence }) => sentence).join(" · ") };

const rowFigures = (figures: ExerciseFigures | undefined): DerivedRow => ({
  mets: figures?.mets ?? null,
  calories: figures?.kcalPerWeek ?? null,
  fc_training: figures?.trainingHeartRate ?? null,
  fc_max: figures?.percentOfMaximal ?? null,
  karvonen: figures?.karvonenTraining ?? null,
});

const METHODS = {
  basal_metabolic_rate: "harris_benedict_1919_rounded",
  mifflin_rate: "mifflin_1990",
  cunningham_rate: "cunningham_1991",
  fc_max: "gellish_2007",
  fc_reserve: "max_minus_60",
  karvonen_reserve: "karvonen_1957",
};

export type CaloricSubject = Omit<CaloricInput, keyof ReturnType<typeof caloricInputOf>>;

export function derivedCaloricExpenditure(
  measures: CaloricExpenditureMeasures,
  subject: CaloricSubject,
): CaloricExpenditure {
  const protocol = measures.vo2_protocol ?? subject.protocol ?? "";
  const assessment = assessCaloricExpenditure({ ...subject, protocol, ...caloricInputOf(measures) });
  const { vo2Relative, vo2Maximum, heartRates, exercises } = assessment;
  const { muscle_items, aerobic_items, travel_distance, calories } = measures;
  const reason = hasEffort(measures) ? reasonOf(protocol, vo2Relative) : null;
  const error = effortTest(protocol)?.error;
  const ofAerobic = exercises.slice(muscle_items.length);
  return {
    travel_distance,
    ...pick(measures, EFFORT_KEYS),
    vo2_protocol: vo2ProtocolOf(measures.vo2_protocol),
    calories,
    muscle_items: muscle_items.map((row, index) => ({ ...row, ...rowFigures(exercises[index]) })),
    aerobic_items: aerobic_items.map((row, index) => ({ ...row, ...rowFigures(ofAerobic[index]) })),
    protocol,
    calcs: {
      vo2Relative: valueOfKnown(vo2Relative),
      vo2Maximum: valueOfKnown(vo2Maximum),
      vo2Classification: (vo2Relative.status === "known" && vo2Relative.label) || null,
      ...(reason !== null && { vo2Missing: reason }),
    },
    basal_metabolic_rate: valueOrError(assessment.basalRate),
    mifflin_rate: valueOfKnown(assessment.mifflinRate),
    cunningham_rate: valueOfKnown(assessment.cunninghamRate),
    daily_caloric_intake: valueOfKnown(assessment.dailyIntake),
    fc_max: valueOfKnown(heartRates.maximal),
    fc_reserve: valueOrError(heartRates.reserve),
    karvonen_reserve: valueOfKnown(heartRates.karvonenReserve),
    average_rate: valueOfKnown(assessment.averageRate),
    methods: { vo2: protocol, ...(error && { vo2_error: error }), ...METHODS },
  };
}

const sentencesOf = (indicator: Indicator): string | null =>
  indicator.status === "known" ? null : indicator.absences.map(({ sentence }) => sentence).join(" · ");

/** A protocol that measures a distance gets no reason. */
const reasonOf = (protocol: string, vo2: Indicator): string | null => effortTest(protocol) && sentencesOf(vo2);

const hasEffort = (measures: CaloricExpenditureMeasures) => EFFORT_KEYS.some((key) => Boolean(measures[key]));

const indicatorOf = (value: number | null, label = ""): Indicator => (value === null ? missing() : known(value, label));

function indicatorOr(stored: ValueOrError | null): Indicator {
  if (stored === null) return missing();
  return "value" in stored ? known(stored.value) : missing(absence("measures", stored.error));
}

const storedFigures = (row: CaloricRow): ExerciseFigures => ({
  mets: row.mets,
  kcalPerWeek: row.calories,
  trainingHeartRate: row.fc_training,
  percentOfMaximal: row.fc_max,
  karvonenTraining: row.karvonen,
});

export function storedCaloricAssessment(stored: CaloricExpenditure): CaloricAssessment {
  const { calcs, muscle_items, aerobic_items } = stored;
  const vo2Relative =
    calcs.vo2Missing === undefined
      ? indicatorOf(calcs.vo2Relative, calcs.vo2Classification ?? "")
      : missing(absence("measures", calcs.vo2Missing, "out_of_reach"));
  const basalRate = indicatorOr(stored.basal_metabolic_rate);
  const dailyIntake = indicatorOf(stored.daily_caloric_intake);
  return {
    vo2Relative,
    vo2Maximum: indicatorOf(calcs.vo2Maximum),
    basalRate,
    mifflinRate: indicatorOf(stored.mifflin_rate),
    cunninghamRate: indicatorOf(stored.cunningham_rate),
    heartRates: {
      maximal: indicatorOf(stored.fc_max),
      reserve: indicatorOr(stored.fc_reserve),
      karvonenReserve: indicatorOf(stored.karvonen_reserve),
    },
    exercises: [...muscle_items, ...aerobic_items].map(storedFigures),
    averageRate: indicatorOf(stored.average_rate),
    dailyIntake,
    questions: energyQuestions(vo2Relative, basalRate, dailyIntake, {
      exercises: caloricInputOf(stored).exercises,
      protocol: stored.protocol,
    }),
  };
}

export const hasCaloricMeasures = (measures: CaloricExpenditureMeasures) => {
  const { travel_distance, muscle_items, aerobic_items, calories } = measures;
  return (
    Boolean(travel_distance || calories.value) || muscle_items.length + aerobic_items.length > 0 || hasEffort(measures)
  );
};
