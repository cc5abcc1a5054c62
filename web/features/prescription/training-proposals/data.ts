import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as mesocycles from "#contract/planning/mesocycles.ts";
import type * as microcycles from "#contract/planning/microcycles.ts";
import type * as proposals from "#contract/prescription/training-proposals.ts";
import type { TrainingPlace, TrainingProposal } from "#contract/prescription/training-proposals.ts";
import { endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";
import { byLevel, cycleQuery, MICROCYCLE } from "../../planning/cycles/cycle-data.ts";
import { type CyclePath, MESOCYCLE } from "../../planning/cycles/data.ts";

export type {
  ProposedEntry,
  ProposedTraining,
  TrainingPlace,
  TrainingProposal,
} from "#contract/prescription/training-proposals.ts";

const inMesocycle = endpoint<mesocycles.ProposeMesocycleTrainings>("GET", `${MESOCYCLE}/trainings`);
const inMicrocycle = endpoint<microcycles.ProposeMicrocycleTrainings>("GET", `${MICROCYCLE}/trainings`);

const savePlace = endpoint<typeof proposals.saveTrainingPlace>("PUT", "/api/v1/students/:id/training_place");

/** What the trainer asks for instead of what is known of the student. */
export type Wishes = Pick<
  NonNullable<CallArguments<mesocycles.ProposeMesocycleTrainings>["querystring"]>,
  "level" | "objective" | "minutes" | "posture_evaluated" | "place" | "equipment" | "cleared"
>;

const proposalQuery = (path: CyclePath, wishes: Wishes) =>
  queryOptions({
    queryKey: ["cycles", path.id, path.macroId, "proposal", path.mesoId, path.microId ?? "whole", wishes],
    queryFn: async ({ signal }): Promise<TrainingProposal> => {
      const querystring = { automatic: "true" as const, ...wishes };
      const answer = await byLevel<Promise<{ proposal: TrainingProposal }>>(
        path,
        (params) => send(inMesocycle, { params, querystring }, signal),
        (params) => send(inMicrocycle, { params, querystring }, signal),
      );
      return answer.proposal;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

/** The generator's proposal. While another one is asked for, the former stays on screen. */
export const useProposal = (path: CyclePath, wishes: Wishes) => useQuery(proposalQuery(path, wishes));

/** Reads the cycle as it is now, after another window saved it. */
export function useReadCycleAgain(path: CyclePath) {
  const cache = useQueryClient();
  return () => cache.fetchQuery({ ...cycleQuery(path), staleTime: 0 });
}

/** Keeps where a student trains for the next proposal; this one has it already. */
export function useSavePlace(studentId: number) {
  const { mutate } = useMutation({
    mutationFn: (body: TrainingPlace) => send(savePlace, { params: { id: studentId }, body }),
    onError: (failure) => toast.failureWithReason(failure, "O lugar do treino não foi guardado."),
  });
  return (place: TrainingPlace) => mutate(place);
}
