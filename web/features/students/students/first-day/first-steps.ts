import type { ListedStudent } from "../data.ts";
import type { StudentSearch } from "../finder/student-search.ts";

export type Step = "register" | "evaluate" | "prescribe";

type Listed = Pick<ListedStudent, "id" | "name" | "last_evaluation" | "last_training_date" | "current_mesocycle">;

export interface FirstStep {
  readonly step: Step;
  readonly isDone: boolean;
  /** With whom it is done next; undefined without a student. */
  readonly student: Listed | undefined;
}

const hasTraining = ({ current_mesocycle, last_training_date }: Listed) =>
  current_mesocycle?.has_training === true || last_training_date !== null;

/** Somebody with this many students has found the way. */
export const MAX_STUDENTS = 3;

export function firstStepsOf(students: readonly Listed[]): readonly FirstStep[] {
  const evaluated = students.filter(({ last_evaluation }) => last_evaluation !== null);
  return [
    { step: "register", isDone: students.length > 0, student: undefined },
    { step: "evaluate", isDone: evaluated.length > 0, student: students[0] },
    { step: "prescribe", isDone: students.some(hasTraining), student: evaluated[0] ?? students[0] },
  ];
}

/** On the student's page; before the first cycle both begin with one. The page itself shows those of other days. */
export function searchOfStep(step: Step, { current_mesocycle: cycle, last_evaluation }: Listed): StudentSearch {
  if (!cycle) return last_evaluation === null ? { dialog: "start" } : {};
  return {
    dialog: step === "prescribe" && last_evaluation !== null ? "training" : "evaluation",
    macro: cycle.macrocycle_id,
    meso: cycle.mesocycle_id,
    micro: cycle.microcycle_id ?? undefined,
  };
}
