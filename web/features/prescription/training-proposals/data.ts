import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/prescription/training-proposals.endpoints.ts";
import type { TrainingPlace } from "#contract/prescription/training-proposals.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";
import { type ProposalQuery, proposeTrainings } from "../../planning/cycles/cycle-calls.ts";
import { cycleQuery } from "../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";

export type {
  ProposedEntry,
  ProposedTraining,
  TrainingPlace,
  TrainingProposal,
} from "#contract/prescription/training-proposals.ts";

const trainingProposals: Endpoints<typeof import("#contract/prescription/training-proposals.ts")> = endpoints;

/** Wishes replace what is known of the student. */
export type Wishes = Pick<
  ProposalQuery,
  "level" | "objective" | "minutes" | "posture_evaluated" | "place" | "equipment" | "cleared"
>;

const proposalQuery = (path: CyclePath, wishes: Wishes) =>
  queryOptions({
    queryKey: ["cycles", path.id, path.macroId, "proposal", path.mesoId, path.microId ?? "whole", wishes],
    queryFn: ({ signal }) => proposeTrainings(path, { automatic: "true", ...wishes }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

/** While another proposal is asked for, the former stays on screen. */
export const useProposal = (path: CyclePath, wishes: Wishes) => useQuery(proposalQuery(path, wishes));

export function useReadCycleAgain(path: CyclePath) {
  const cache = useQueryClient();
  return () => cache.fetchQuery({ ...cycleQuery(path), staleTime: 0 });
}

/** The next proposal needs it; this one has it already. */
export function useSavePlace(studentId: number) {
  const { mutate } = useMutation({
    mutationFn: (body: TrainingPlace) => send(trainingProposals.saveTrainingPlace, { params: { id: studentId }, body }),
    onError: (failure) => toast.failureWithReason(failure, "O lugar do treino não foi guardado."),
  });
  return (place: TrainingPlace) => mutate(place);
}
