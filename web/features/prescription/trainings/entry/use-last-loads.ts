import { useQuery } from "@tanstack/react-query";
import { formatDecimal } from "#domain/text/number-format.ts";
import { executedExercisesQuery } from "../../../execution/exercise-history/data.ts";
import { usePlan } from "../editor/use-trainings.ts";

const NO_STUDENT = 0;

/** The student's own last load of an exercise, as it is typed; "" without one. */
export function useLastLoads(): (exerciseId: number) => string {
  const { cycle, readOnly } = usePlan();
  const studentId = cycle?.student.id ?? NO_STUDENT;
  const { data = [] } = useQuery({
    ...executedExercisesQuery(studentId),
    enabled: studentId !== NO_STUDENT && !readOnly,
  });
  return (exerciseId) => {
    const kg = data.find(({ id }) => id === exerciseId)?.last_load_kg;
    return kg ? formatDecimal(kg, 0, 1) : "";
  };
}
