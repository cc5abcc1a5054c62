import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/planning/week-copies.endpoints.ts";
import type { copyWeek, WeekCopy } from "#contract/planning/week-copies.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";
import { type MesocyclePath, refreshCycles } from "../cycles/data.ts";

export type { WeekCopy } from "#contract/planning/week-copies.ts";

const weekCopies: Endpoints<typeof import("#contract/planning/week-copies.ts")> = endpoints;

export type WeekCopyBody = CallArguments<typeof copyWeek>["body"];

const copyKey = ({ id, macroId, mesoId }: MesocyclePath) => ["cycles", id, macroId, "week-copy", mesoId] as const;

const paramsOf = ({ id, macroId, mesoId }: MesocyclePath) => ({ id, macroId, mesoId });

export const weekCopyQuery = (path: MesocyclePath) =>
  queryOptions({
    queryKey: copyKey(path),
    queryFn: ({ signal }) => send(weekCopies.findWeekCopy, { params: paramsOf(path) }, signal),
    staleTime: 0,
  });

function useAfterWriting(path: MesocyclePath) {
  const cache = useQueryClient();
  // Weeks that were read before are others now.
  return () => {
    cache.removeQueries({ queryKey: ["cycles", path.id, path.macroId, "cycle", path.mesoId], type: "inactive" });
    return Promise.all([refreshCycles(cache, path), cache.invalidateQueries({ queryKey: copyKey(path) })]);
  };
}

const namesOf = ({ weeks }: WeekCopy) => listInPortuguese(weeks.map(({ name }) => name));

export function useCopyWeek(path: MesocyclePath) {
  const written = useAfterWriting(path);
  const { mutate: undo } = useUndoWeekCopy(path);
  return useMutation({
    mutationFn: async (body: WeekCopyBody) =>
      (await send(weekCopies.copyWeek, { params: paramsOf(path), body })).week_copy,
    onSuccess: (copy) => {
      toast.undoable({ title: "Semanas programadas com sucesso", message: namesOf(copy), onUndo: () => undo() });
    },
    onError: (error) => toast.failureWithReason(error, "Erro ao programar as semanas"),
    onSettled: written,
  });
}

export function useUndoWeekCopy(path: MesocyclePath) {
  const written = useAfterWriting(path);
  return useMutation({
    mutationFn: () => send(weekCopies.undoWeekCopy, { params: paramsOf(path) }),
    onSuccess: () => toast.success("Cópia das semanas desfeita"),
    onError: (error) => toast.failureWithReason(error, "Não foi possível desfazer"),
    onSettled: written,
  });
}
