import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "../../../../ui/toast.ts";
import { useCopyIntoCycle } from "../../../planning/training-copies/data.ts";
import { entryQuery } from "../../../prescription/library/data.ts";
import { type Student, studentQuery } from "../data.ts";
import { awaitedTraining } from "./awaited-training.ts";
import type { StudentSearch } from "./student-search.ts";
import { planningOf, type Running, searchOf, useRunningCycle } from "./use-running-cycle.ts";

interface Step {
  readonly search: StudentSearch;
  /** Absent: the training can be given. */
  readonly obstacle?: string;
}

/** A training goes into an evaluated cycle; else the way leads to what is missing. */
export function stepFor(student: Pick<Student, "name" | "macrocycles">, running: Running | undefined): Step {
  const { name } = student;
  if (!running)
    return { search: planningOf(student), obstacle: `${name} não tem um ciclo em andamento: comece por ele.` };
  const place = searchOf(running.path);
  const isEvaluated = running.cycle.was_evaluated || running.cycle.has_training;
  return isEvaluated
    ? { search: { ...place, dialog: "training" } }
    : { search: { ...place, dialog: "evaluation" }, obstacle: `Avalie ${name} para liberar o treino.` };
}

/** Beside trainings that are there the trainer chooses which ones come; a single one, and all into an empty cycle, come at once. */
export const isChosenFirst = ({ cycle }: Running, trainings: readonly unknown[]): boolean =>
  cycle.has_training && trainings.length > 1;

/** Copies an entry of the library to a student and opens it, or the choice of its trainings. */
export function useGiveTraining(entryId: number) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const find = useRunningCycle();
  const copy = useCopyIntoCycle();
  const put = async (running: Running) => {
    const { trainings } = await cache.fetchQuery({ ...entryQuery(entryId), staleTime: 0 });
    if (isChosenFirst(running, trainings)) return `copiar-${entryId}`;
    const trainingIds = trainings.map(({ id }) => id);
    const [first] = await copy(running.path, { from: { level: "library", id: entryId }, trainingIds });
    toast.success("Treino Copiado Com Sucesso!!");
    return first && `treino-${first.id}`;
  };
  return async (id: number) => {
    try {
      const student = await cache.fetchQuery({ ...studentQuery(id), staleTime: 0 });
      const running = await find(student);
      const { search, obstacle } = stepFor(student, running);
      const tab = running && !obstacle ? await put(running) : undefined;
      if (obstacle) awaitedTraining.write({ studentId: id, entryId });
      await navigate({
        to: "/inicio/visualizar/$id",
        params: { id },
        search: { ...search, ...(tab && { tab }) },
      });
      if (obstacle) toast.warning(obstacle);
    } catch (failure) {
      toast.failure(failure);
    }
  };
}
