import type { Gym } from "#contract/execution/gym.ts";
import { addDays } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { dayAhead, weekOf } from "#domain/training/executions/training-week.ts";
import { isAssisted } from "#domain/training/loads/load-steps.ts";
import { isWorkingSet } from "#domain/training/sets/detailed-set.ts";
import { isWorkingSeries } from "#domain/training/techniques.ts";
import { doneSets, type TrainingLog } from "../log/training-log.ts";
import { trainingAhead } from "./today.ts";
import { loadText, unbroken } from "./training-text.ts";

export interface LoadRecord {
  readonly exerciseId: number;
  readonly name: string;
  readonly loadKg: number;
  readonly gainKg: number;
}

type LoggedSets = readonly { readonly load_kg: number | null }[];

const heaviestOf = (sets: LoggedSets): number => Math.max(0, ...sets.map(({ load_kg }) => load_kg ?? 0));

const equipmentOf = ({ trainings, more_exercises: more = [] }: Gym, id: number): string | null =>
  [...trainings.flatMap(({ exercises }) => exercises.flatMap(exercisesOf)), ...more].find((one) => one.id === id)
    ?.equipament_needed ?? null;

/** The exercises with a heavier working set than on any earlier day that this device knows. The first time is no record. */
export function recordsOf({ snapshot }: TrainingLog, gym: Gym, logs: readonly TrainingLog[]): LoadRecord[] {
  const ids = [...new Set(snapshot.exercises.map(({ exercise_id }) => exercise_id))];
  const entries = gym.trainings.flatMap(({ exercises }) => exercises);
  const otherRows = new Set(entries.filter((one) => !isWorkingSeries(one.series_type_id)).map((one) => one.id));
  const setsOf = (day: TrainingLog["snapshot"], id: number) =>
    day.exercises
      .filter(({ exercise_id, entry_id }) => exercise_id === id && !(entry_id !== null && otherRows.has(entry_id)))
      .flatMap(({ sets }) => sets.filter(isWorkingSet));
  return ids.flatMap((id) => {
    if (isAssisted(equipmentOf(gym, id))) return [];
    const stored = gym.exercises.find(({ exercise_id }) => exercise_id === id)?.heaviest ?? [];
    const earlier = [
      ...stored.filter(({ day }) => day < snapshot.day),
      ...logs.filter((log) => log.snapshot.day < snapshot.day).flatMap((log) => setsOf(log.snapshot, id)),
    ];
    const [previousKg, loadKg] = [heaviestOf(earlier), heaviestOf(setsOf(snapshot, id))];
    if (previousKg === 0 || loadKg <= previousKg) return [];
    const name = snapshot.exercises.find(({ exercise_id }) => exercise_id === id)?.name ?? "";
    return [{ exerciseId: id, name, loadKg, gainKg: loadKg - previousKg }];
  });
}

/** "Recorde: Supino reto 24,5 kg (+2,5)" */
export const recordText = ({ name, loadKg, gainKg }: LoadRecord): string =>
  `Recorde: ${name} ${unbroken(`${loadText(loadKg)} kg (+${formatDecimal(gainKg, 0, 2)})`)}`;

const minutesOf = ({ snapshot: { started_at: from, finished_at: to } }: TrainingLog) =>
  from && to ? Math.max(Math.round((Date.parse(to) - Date.parse(from)) / 60_000), 1) : null;

const isPart = (log: TrainingLog, plannedSets: number): boolean => doneSets(log) > 0 && doneSets(log) < plannedSets;

/** "Treino B feito" */
export const endingTitle = (log: TrainingLog, plannedSets: number): string =>
  `${log.trainingName} feito${isPart(log, plannedSets) ? " em parte" : ""}`;

/** "42 min · 27 de 27 séries · esforço 7" */
export function endingFacts(log: TrainingLog, plannedSets: number): string {
  const minutes = minutesOf(log);
  const { effort } = log.snapshot;
  return [
    ...(minutes ? [`${minutes} min`] : []),
    `${doneSets(log)} de ${Math.max(plannedSets, doneSets(log))} séries`,
    ...(effort === null ? [] : [`esforço ${effort}`]),
  ].join(" · ");
}

/** "4ª semana seguida de treino"; null for the first, and where the device does not know. */
export function streakText({ today, weeks_in_row: weeks = 0 }: Gym, day: string): string | null {
  return weeks > 0 && weekOf(today).from === weekOf(day).from ? `${weeks + 1}ª semana seguida de treino` : null;
}

/** "Próximo: Treino C, terça, 24/11", in a sequence without a day; null at the end of the cycle and without weekdays. */
export function nextTrainingText(gym: Gym, logs: readonly TrainingLog[], day: string): string | null {
  const next = trainingAhead(gym, logs, { today: day, from: addDays(day, 1) });
  if (!next) return null;
  return `Próximo: ${next.training.name}${next.day === null ? "" : `, ${dayAhead(next.day, day)}`}`;
}
