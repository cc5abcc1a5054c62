import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as calls from "#contract/student-billing/approvals.ts";
import { endpoint, send } from "../../../api/api.ts";
import { STUDENTS } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

const decide = endpoint<typeof calls.decideOnStudent>("PUT", "/api/v1/students/:id/approval");

export function useDecide() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, approved }: { readonly id: number; readonly approved: boolean }) =>
      send(decide, { params: { id }, body: { approved } }),
    onSuccess: (_, { approved }) =>
      toast.success(approved ? "Aluno aprovado. O acesso segue por e-mail." : "Pedido recusado"),
    onError: (error) => toast.failure(error, "Não foi possível responder ao pedido"),
    onSettled: () => cache.invalidateQueries({ queryKey: STUDENTS }),
  });
}
