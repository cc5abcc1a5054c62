import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StudentMoney } from "#contract/student-billing/student-payments.ts";
import { STUDENT_LISTS, studentMoneyKey } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

interface Answer {
  readonly money: StudentMoney;
}

/** The list of students tells who is late, the dashboards what was received. */
export function useMoneyChange<Change>(id: number, change: (change: Change) => Promise<Answer>, success?: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ money }) => {
      cache.setQueryData(studentMoneyKey(id), money);
      if (success) toast.success(success);
      return Promise.all(
        [STUDENT_LISTS, ["dashboards"]].map((queryKey) => cache.invalidateQueries({ queryKey, refetchType: "none" })),
      );
    },
  });
}

/** A toast tells a failure, and the screen shows what is true now. */
export function useMoneyAction<Change>(id: number, change: (change: Change) => Promise<Answer>, success?: string) {
  const cache = useQueryClient();
  const changing = useMoneyChange(id, change, success);
  const mutate = (changed: Change, then?: () => void) =>
    changing.mutate(changed, {
      onSuccess: () => then?.(),
      onError: (error) => {
        toast.failure(error);
        return cache.invalidateQueries({ queryKey: studentMoneyKey(id) });
      },
    });
  return { mutate, isPending: changing.isPending, isSuccess: changing.isSuccess };
}
