import type { CalendarDay, PlannedTraining } from "./data.ts";

type Execution = CalendarDay["executions"][number];

/** Either a prescribed training with its execution on that day, or one that was done besides. */
export interface DayItem {
  readonly day: string;
  readonly planned: PlannedTraining | null;
  readonly execution: Execution | null;
}

/** The newest first. An execution on another day than the prescribed one has a line of its own there. */
export function itemsOf(days: readonly CalendarDay[]): readonly DayItem[] {
  return days.toReversed().flatMap(({ day, planned, executions }) => {
    const ofPlan = (one: PlannedTraining) =>
      executions.find(({ training_id }) => training_id === one.training_id) ?? null;
    const prescribed = planned.map((one) => ({ day, planned: one, execution: ofPlan(one) }));
    const besides = executions
      .filter(({ training_id }) => !planned.some((one) => one.training_id === training_id))
      .map((execution) => ({ day, planned: null, execution }));
    return [...prescribed, ...besides];
  });
}

/** Null where nothing is prescribed for a day, as in a sequence: nothing is missed or to come. */
export function totalsOf(days: readonly CalendarDay[]) {
  const planned = days.flatMap((one) => one.planned);
  const trained = days.flatMap(({ executions }) => executions.filter((one) => one.is_trained));
  const count = (...states: readonly PlannedTraining["state"][]) =>
    planned.filter(({ state }) => states.includes(state)).length;
  return {
    done: trained.filter(({ part }) => part === null).length,
    inPart: trained.filter(({ part }) => part !== null).length,
    missed: planned.length === 0 ? null : count("missed"),
    toCome: planned.length === 0 ? null : count("planned"),
  };
}
