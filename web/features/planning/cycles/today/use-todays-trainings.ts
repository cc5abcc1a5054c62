import { useQueries } from "@tanstack/react-query";
import type { MacrocycleSummary } from "#contract/planning/macrocycles.ts";
import type { Student } from "#contract/students/students.ts";
import { trainingReason } from "../cycle-actions.ts";
import { isRunning, runningCycle } from "../cycle-period.ts";
import type { CyclePath, MesocycleSummary } from "../data.ts";
import { mesocyclesQuery } from "../mesocycles-query.ts";
import { nothingToday } from "./nothing-today.ts";

/** A running mesocycle or, with weeks, its running microcycle. */
export interface TodaysTraining {
  readonly path: CyclePath;
  readonly name: string;
  readonly endDate: string;
  readonly reason: string | null;
}

/** `nothing` says why there are none. */
export function useTodaysTrainings({ id, macrocycles }: Student, today: string) {
  const running = macrocycles.filter((macrocycle) => isRunning(macrocycle, today));
  const lists = useQueries({ queries: running.map(({ id: macroId }) => mesocyclesQuery({ id, macroId })) });
  const failed = lists.filter(({ data, error }) => error && !data);
  const mesocycles = lists.flatMap(({ data }) => data ?? []);
  const isComplete = lists.every(({ data }) => data);
  const starts = [...macrocycles, ...mesocycles].map(({ start_date }) => start_date);
  return {
    trainings: isComplete
      ? running.flatMap((macrocycle, index) =>
          trainingOf(macrocycle, lists[index]?.data ?? [], { today, isOneOfSeveral: running.length > 1 }),
        )
      : undefined,
    nothing: nothingToday(starts, today),
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((list) => list.refetch())),
    isFetching: failed.some((list) => list.isFetching),
  };
}

interface TrainingOptions {
  readonly today: string;
  /** The macrocycle's name then tells them apart. */
  readonly isOneOfSeveral: boolean;
}

function trainingOf(
  { student_id: id, id: macroId, name }: MacrocycleSummary,
  mesocycles: readonly MesocycleSummary[],
  { today, isOneOfSeveral }: TrainingOptions,
): TodaysTraining[] {
  const mesocycle = runningCycle(mesocycles, today);
  if (!mesocycle) return [];
  const microcycle = runningCycle(mesocycle.microcycles, today);
  const cycle = microcycle ?? mesocycle;
  const path = { id, macroId, mesoId: mesocycle.id, microId: microcycle?.id };
  const weekWithout = mesocycle.weeks !== null && !microcycle ? "Não há microciclo nesta semana." : null;
  return [
    {
      path,
      name: [...(isOneOfSeveral ? [name] : []), mesocycle.name, ...(microcycle ? [microcycle.name] : [])].join(" · "),
      endDate: cycle.end_date,
      reason: weekWithout ?? trainingReason({ cycle, readOnly: true }),
    },
  ];
}
