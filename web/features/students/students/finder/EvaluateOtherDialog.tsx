import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "../../../../ui/toast.ts";
import type { OtherStudentProps } from "../../../assessment/evaluations/EvaluationDialog.tsx";
import { studentQuery } from "../data.ts";
import { StudentChoice } from "./StudentChoice.tsx";
import { planningOf, searchOf, useRunningCycle } from "./use-running-cycle.ts";

/** Leads to the evaluation of another student's cycle of today, else to what is missing. */
export default function EvaluateOtherDialog({ studentId, onLeave, onClose }: OtherStudentProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const find = useRunningCycle();
  const evaluate = async (id: number) => {
    if (id === studentId) return;
    try {
      const student = await cache.fetchQuery({ ...studentQuery(id), staleTime: 0 });
      const running = await find(student);
      await onLeave();
      await navigate({
        to: "/inicio/visualizar/$id",
        params: { id },
        search: running ? { ...searchOf(running.path), dialog: "evaluation" } : planningOf(student),
        state: { stepsFromPage: 0 },
        replace: true,
      });
      if (!running) toast.warning(`${student.name} não tem um ciclo em andamento: comece por ele.`);
    } catch (failure) {
      toast.failure(failure);
    }
  };
  return <StudentChoice title="Avaliar outro aluno" onChoose={evaluate} onClose={onClose} />;
}
