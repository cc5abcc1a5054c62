import { exercisesOf } from "../blocks.ts";
import type { WirePrescription } from "../entry/fields.ts";
import { isWorkingSeries } from "../techniques.ts";
import { WEEKDAYS, type Weekday } from "../weekdays.ts";

export interface MuscleGroup {
  readonly id: number;
  readonly name: string;
}

/** One entry of a training; a combined set has several exercises, and each of them does all its series. */
export interface VolumeEntry {
  readonly exercises: readonly { readonly exerciseType: string; readonly muscleGroups: readonly MuscleGroup[] }[];
  readonly series: number | string | null | undefined;
  readonly seriesTypeId: number | null | undefined;
}

/** How often a training is done: on its weekdays, or in a sequence a number of times a week. */
interface Frequency {
  readonly weekdays: readonly string[];
  readonly times_a_week?: number | undefined;
}

export const timesAWeek = ({ weekdays, times_a_week: times }: Frequency): number => times ?? weekdays.length;

export interface VolumeTraining extends Frequency {
  readonly name: string;
  readonly entries: readonly VolumeEntry[];
}

export interface GroupVolume extends MuscleGroup {
  readonly sets: number;
}

export interface DayVolume {
  readonly weekday: Weekday;
  readonly trainingNames: readonly string[];
  readonly groups: readonly GroupVolume[];
  readonly emptyText: string | null;
}

export interface PrescribedExercise {
  readonly id: number;
  readonly name: string;
  readonly exercise_type: string;
  readonly muscle_groups: readonly MuscleGroup[];
}

/** A row of a training as it travels: with all that is prescribed, of which a sum reads the series. */
export interface PrescribedEntry extends Partial<Record<keyof WirePrescription, unknown>> {
  readonly exercise: PrescribedExercise | PrescribedExercise[];
  readonly series: number | null;
  readonly series_type_id: number | null;
}

export interface PrescribedTraining extends Frequency {
  readonly id: number;
  readonly name: string;
  readonly muscle_group: readonly MuscleGroup[];
  readonly exercises: readonly PrescribedEntry[];
}

export const volumeOfTraining = ({ name, weekdays, times_a_week, exercises }: PrescribedTraining): VolumeTraining => ({
  name,
  weekdays,
  times_a_week,
  entries: exercises.map(volumeOfEntry),
});

const volumeOfEntry = (entry: PrescribedEntry): VolumeEntry => ({
  exercises: exercisesOf(entry).map(({ exercise_type, muscle_groups }) => ({
    exerciseType: exercise_type,
    muscleGroups: muscle_groups,
  })),
  series: entry.series,
  seriesTypeId: entry.series_type_id,
});

/** The working sets of a row; 0 for a warm-up and other series that the week leaves out. */
export function normalSetsOf(entry: PrescribedEntry): number {
  const volume = volumeOfEntry(entry);
  return isNormal(volume) ? setsOf(volume.series) : 0;
}

const RESISTANCE = "resistence";

function setsOf(series: VolumeEntry["series"]): number {
  const typed = typeof series === "string" && series.trim() !== "" ? Number(series) : series;
  return typeof typed === "number" && Number.isFinite(typed) && typed >= 0 ? typed : 1;
}

/** The week counts only working sets. */
const isNormal = ({ seriesTypeId }: VolumeEntry): boolean => isWorkingSeries(seriesTypeId);

/** A set counts this much for the groups that assist. */
type AssistingShare = 1 | 0.5;

/** A training may be done 0.6 times a week; figures that are compared have no more decimals. */
export const hundredths = (sets: number): number => Math.round(sets * 100) / 100;

interface WeeklyWork extends VolumeEntry {
  readonly times?: number;
}

function volumeOf(work: readonly WeeklyWork[], assisting: AssistingShare = 1): readonly GroupVolume[] {
  const groups = new Map<number, GroupVolume>();
  for (const { exercises, series, times = 1 } of work) {
    for (const { exerciseType, muscleGroups } of exercises) {
      if (exerciseType !== RESISTANCE) continue;
      for (const [place, { id, name }] of muscleGroups.entries()) {
        const sets = setsOf(series) * times * (place === 0 ? 1 : assisting);
        groups.set(id, { id, name, sets: (groups.get(id)?.sets ?? 0) + sets });
      }
    }
  }
  return [...groups.values()]
    .map((group) => ({ ...group, sets: hundredths(group.sets) }))
    .sort((a, b) => b.sets - a.sets || a.name.localeCompare(b.name, "pt-BR"));
}

function emptyTextOf(trainings: readonly VolumeTraining[], groups: readonly GroupVolume[]): string | null {
  if (trainings.length === 0) return "Não há treino neste dia.";
  if (trainings.every(({ entries }) => entries.length === 0)) return "Não há exercícios neste treino.";
  return groups.length === 0 ? "Não há exercícios resistidos neste treino." : null;
}

/** How many sets of resistance a training has, on whichever muscles: those of its day's card. */
export const resistanceSetsOf = (training: Pick<PrescribedTraining, "exercises">): number =>
  training.exercises.map(volumeOfEntry).reduce((sum, { exercises, series }) => {
    const done = exercises.filter(({ exerciseType }) => exerciseType === RESISTANCE).length;
    return sum + done * setsOf(series);
  }, 0);

/** The seven cards, Sunday to Saturday: sets per muscle group, resistance exercises only. */
export function volumePerWeekday(trainings: readonly VolumeTraining[]): readonly DayVolume[] {
  return WEEKDAYS.map((weekday) => {
    const today = trainings.filter(({ weekdays }) => weekdays.includes(weekday.value));
    const groups = volumeOf(today.flatMap(({ entries }) => entries));
    return {
      weekday,
      trainingNames: today.map(({ name }) => name),
      groups,
      emptyText: emptyTextOf(today, groups),
    };
  });
}

const workOfWeek = (trainings: readonly VolumeTraining[]): readonly WeeklyWork[] =>
  trainings
    .filter((training) => timesAWeek(training) > 0)
    .flatMap((training) =>
      training.entries.filter(isNormal).map((entry) => ({ ...entry, times: timesAWeek(training) })),
    );

/** The cards of a sequence, one for each training. */
export const volumePerTraining = (trainings: readonly VolumeTraining[]) =>
  trainings.map((training) => {
    const groups = volumeOf(training.entries);
    return { groups, emptyText: emptyTextOf([training], groups) };
  });

/** 'Total da Semana': the sets of every day that a training is done on, without series of another type than the normal. */
export const volumePerWeek = (trainings: readonly VolumeTraining[]): readonly GroupVolume[] =>
  volumeOf(workOfWeek(trainings));

/**
 * The working sets of a week as they are compared with a band: a set counts for the main group of its exercise, and half for the groups
 * that assist. The half is the project's choice.
 */
export const comparedVolume = (trainings: readonly VolumeTraining[]): readonly GroupVolume[] =>
  volumeOf(workOfWeek(trainings), 0.5);
