import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/student-billing/approvals.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { STUDENTS } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

const approvals: Endpoints<typeof import("#contract/student-billing/approvals.ts")> = endpoints;

export function useDecide() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, approved }: { readonly id: number; readonly approved: boolean }) =>
      send(approvals.decideOnStudent, { params: { id }, body: { approved } }),
    onSuccess: (_, { approved }) =>
      toast.success(approved ? "Aluno aprovado. O acesso segue por e-mail." : "Pedido recusado"),
    onError: (error) => toast.failure(error, "Não foi possível responder ao pedido"),
    onSettled: () => cache.invalidateQueries({ queryKey: STUDENTS }),
  });
}
