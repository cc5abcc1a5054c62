import { useQuery } from "@tanstack/react-query";
import { estimatedMinutes } from "#domain/training/duration.ts";
import { useIsAway } from "../../../session/away.ts";
import type { keptToday } from "../../execution/gym/plan/today.ts";
import type { Student } from "../../students/students/data.ts";
import type { StudentDashboard } from "./data.ts";

type Home = Pick<StudentDashboard, "today" | "next_training" | "trained_today">;
type Kept = NonNullable<ReturnType<typeof keptToday>>;

/** Without a signal the kept answer is older than the trainings of this device, of which some may be done since. */
export function useKeptToday(home: Home, { id, macrocycles }: Student, today: string): Home {
  const isAway = useIsAway();
  const { data } = useQuery({
    queryKey: ["student-home", id, "kept", today],
    queryFn: async () => {
      const { readKeptToday } = await import("../../execution/gym/device/kept-today.ts");
      return (await readKeptToday(id, today)) ?? null;
    },
    enabled: isAway,
    staleTime: 0,
    gcTime: 0,
  });
  return isAway && data ? homeOf(data, { today, macrocycles }) : home;
}

function homeOf(
  { cycle, trained, next }: Kept,
  { today, macrocycles }: Pick<Student, "macrocycles"> & { readonly today: string },
): Home {
  const { mesocycle_id, microcycle_id } = cycle;
  const macrocycle = macrocycles.find(({ mesocycles }) => mesocycles.some(({ id }) => id === mesocycle_id));
  return {
    today,
    trained_today: trained,
    next_training:
      next && macrocycle
        ? {
            training_id: next.training.id,
            training_name: next.training.name,
            day: next.day,
            macrocycle_id: macrocycle.id,
            mesocycle_id,
            microcycle_id,
            muscle_groups: next.training.muscle_group.map(({ name }) => name),
            minutes: estimatedMinutes(next.training.exercises),
          }
        : null,
  };
}
