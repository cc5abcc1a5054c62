import type { StudentTrends, TrendLine } from "#contract/execution/trends.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import { bestSet } from "#domain/training/executions/best-set.ts";
import { plannedDays } from "#domain/training/executions/planned-days.ts";
import { liftsBody } from "#domain/training/loads/load-steps.ts";
import { loadBalance } from "#domain/training/trends/load-balance.ts";
import { adherenceOf, weekTrends } from "#domain/training/trends/week-trends.ts";
import { comparedVolume, type PrescribedTraining, volumeOfTraining } from "#domain/training/weekly/volume.ts";
import type { DoneRow, listLiftedSets, listMuscleSets, PlannedRow } from "./queries.ts";

interface Records {
  readonly planned: readonly PlannedRow[];
  readonly done: readonly DoneRow[];
  readonly firstDay: CalendarDate | null;
  readonly since: CalendarDate;
  readonly today: CalendarDate;
}

export function basicTrends({ planned, done, firstDay, since, today }: Records) {
  const days = plannedDays({ from: since, to: addDays(today, -1), today }, planned, done);
  const trained = done.filter(({ is_trained }) => is_trained);
  const weeks = weekTrends(days, done, today);
  const balance = loadBalance(
    trained.map(({ day, tonnage_kg }) => ({ day, tonnageKg: tonnage_kg })),
    firstDay,
    today,
  );
  return {
    weeks: [...weeks],
    adherence: adherenceOf(weeks),
    load: { acute_kg: balance.acuteKg, chronic_kg: balance.chronicKg, ratio: balance.ratio },
  };
}

const WEEKS_OF_A_LINE = 4;

/** `records` are of 28 days: the week that has just begun would count for a whole one. */
export function trendLine(student: { readonly id: number; readonly name: string }, records: Records): TrendLine {
  const { adherence, load } = basicTrends(records);
  const efforts = records.done.flatMap(({ effort }) => effort ?? []);
  const pains = records.done.flatMap(({ max_pain }) => max_pain ?? []);
  return {
    ...student,
    adherence,
    load,
    weekly_sets: records.done.reduce((sum, { working_sets }) => sum + working_sets, 0) / WEEKS_OF_A_LINE,
    effort: efforts.length === 0 ? null : efforts.reduce((sum, effort) => sum + effort, 0) / efforts.length,
    max_pain: pains.length === 0 ? null : Math.max(...pains),
  };
}

type MuscleSets = Awaited<ReturnType<typeof listMuscleSets>>;

/** The groups that are prescribed or trained, the most prescribed first. */
export function muscleTrends(trainings: readonly PrescribedTraining[], done: MuscleSets): StudentTrends["muscles"] {
  const planned = comparedVolume(trainings.map(volumeOfTraining));
  const ids = new Map([...done, ...planned].map(({ id, name }) => [id, name]));
  return [...ids]
    .map(([id, name]) => ({
      id,
      name,
      planned_sets: planned.find((group) => group.id === id)?.sets ?? 0,
      done_sets: (done.find((group) => group.id === id)?.sets ?? 0) / WEEKS_OF_A_LINE,
    }))
    .toSorted((one, other) => other.planned_sets - one.planned_sets || other.done_sets - one.done_sets);
}

const MAIN_LIFTS = 3;

/** The main lifts are those of most days and load together, as `mainLift` of the web has it. */
export function liftTrends(sets: Awaited<ReturnType<typeof listLiftedSets>>): StudentTrends["lifts"] {
  const lifted = sets.filter(({ equipment }) => !liftsBody(equipment));
  return [...Map.groupBy(lifted, ({ exercise_id }) => exercise_id)]
    .map(([exercise_id, ofLift]) => {
      const days = [...Map.groupBy(ofLift, ({ day }) => day)].flatMap(([day, ofDay]) => {
        const best = bestSet(ofDay);
        return best ? { day, one_rep_max_kg: best.one_rep_max_kg } : [];
      });
      const weight = days.length * Math.max(...ofLift.map(({ load_kg }) => load_kg));
      return { exercise_id, name: ofLift.at(-1)?.name ?? "", days, weight };
    })
    .filter(({ days }) => days.length > 1)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAIN_LIFTS)
    .map(({ weight: _, ...lift }) => lift);
}
