import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type { listSubscriptionPlans } from "#contract/platform-billing/plans.ts";
import type * as payments from "#contract/student-billing/student-payments.ts";
import type * as plans from "#contract/student-billing/student-plans.ts";
import { endpoint, fetchFile, saveFile, send } from "../../../api/api.ts";
import { STUDENT_LISTS } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

export type { StudentCharge, StudentMoney, StudentPayment } from "#contract/student-billing/student-payments.ts";

const STUDENT = "/api/v1/students/:id";
const find = endpoint<typeof payments.findStudentMoney>("GET", `${STUDENT}/payments`);
const record = endpoint<typeof payments.recordPayment>("POST", `${STUDENT}/payments`);
const settle = endpoint<typeof payments.settlePayment>("PUT", `${STUDENT}/payments/:paymentId`);
const undo = endpoint<typeof payments.undoPayment>("POST", `${STUDENT}/payments/:paymentId/undo`);
const receipt = endpoint<typeof payments.receiptPdf>("GET", `${STUDENT}/payments/:paymentId/receipt_pdf`);

export const fetchReceipt = (id: number, paymentId: number): Promise<File> =>
  fetchFile(receipt, { params: { id, paymentId } });

const remind = endpoint<typeof payments.remindOfCharge>("POST", `${STUDENT}/charges/:chargeId/reminder`);
const announce = endpoint<typeof payments.announcePix>("POST", `${STUDENT}/charges/:chargeId/announcement`);
const assign = endpoint<typeof plans.assignPlan>("POST", `${STUDENT}/plans`);
const end = endpoint<typeof plans.endStudentPlan>("PUT", `${STUDENT}/plans/:studentPlanId`);
const waive = endpoint<typeof plans.waiveCharge>("PUT", `${STUDENT}/charges/:chargeId`);
const ownPlans = endpoint<typeof listSubscriptionPlans>("GET", "/api/subscriptionPlan");

/** What a student owes and paid. Asked anew on every visit: states change with the day. */
export const moneyQuery = (id: number) =>
  queryOptions({
    queryKey: ["student-money", id],
    queryFn: async ({ signal }) => (await send(find, { params: { id } }, signal)).money,
    staleTime: 0,
  });

/** More plans than a trainer may have. */
const ALL_PLANS = 999;

/** The trainer's plans that can be given to a student. They stand under the plans' key, so that a change of them reaches this. */
export const soldPlansQuery = queryOptions({
  queryKey: ["plans", "sold"],
  queryFn: async ({ signal }) =>
    (await send(ownPlans, { querystring: { limit: ALL_PLANS } }, signal)).results.filter((plan) => plan.is_active),
});

interface Answer {
  readonly money: payments.StudentMoney;
}

/** A change of a student's money, which answers the whole. The list of students tells who is late, the dashboards what was received. */
function useMoneyChange<Change>(id: number, change: (change: Change) => Promise<Answer>, success?: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ money }) => {
      cache.setQueryData(moneyQuery(id).queryKey, money);
      if (success) toast.success(success);
      return Promise.all(
        [STUDENT_LISTS, ["dashboards"]].map((queryKey) => cache.invalidateQueries({ queryKey, refetchType: "none" })),
      );
    },
  });
}

/** The same for a press of a button: what goes wrong is told by a toast, and the screen shows what is true now. */
function useMoneyAction<Change>(id: number, change: (change: Change) => Promise<Answer>, success?: string) {
  const cache = useQueryClient();
  const changing = useMoneyChange(id, change, success);
  const mutate = (changed: Change, then?: () => void) =>
    changing.mutate(changed, {
      onSuccess: () => then?.(),
      onError: (error) => {
        toast.failure(error);
        return cache.invalidateQueries({ queryKey: moneyQuery(id).queryKey });
      },
    });
  return { mutate, isPending: changing.isPending };
}

export type NewPayment = CallArguments<typeof payments.recordPayment>["body"];

export const useRecordPayment = (id: number) =>
  useMoneyChange(id, (body: NewPayment) => send(record, { params: { id }, body }));

export const useAssignPlan = (id: number) =>
  useMoneyChange(id, (body: plans.PlanAssignment) => send(assign, { params: { id }, body }), "Plano vinculado");

interface Ending {
  readonly studentPlanId: number;
  readonly ends_on: string | null;
}

export const useEndPlan = (id: number) =>
  useMoneyChange(id, ({ studentPlanId, ends_on }: Ending) =>
    send(end, { params: { id, studentPlanId }, body: { ends_on } }),
  );

export const useUndoPayment = (id: number) =>
  useMoneyAction(id, (paymentId: number) => send(undo, { params: { id, paymentId } }), "Pagamento desfeito");

interface Settling {
  readonly paymentId: number;
  readonly received: boolean;
}

export const useSettlePayment = (id: number) =>
  useMoneyAction(id, ({ paymentId, received }: Settling) =>
    send(settle, { params: { id, paymentId }, body: { received } }),
  );

export const useRemind = (id: number) =>
  useMoneyAction(id, (chargeId: number) => send(remind, { params: { id, chargeId } }), "Lembrete enviado por e-mail");

export const useAnnouncePix = (id: number) =>
  useMoneyAction(
    id,
    (chargeId: number) => send(announce, { params: { id, chargeId } }),
    "Avisamos o seu personal, que vai confirmar o pagamento",
  );

interface Waiving {
  readonly chargeId: number;
  readonly waived: boolean;
}

export const useWaive = (id: number) =>
  useMoneyAction(id, ({ chargeId, waived }: Waiving) => send(waive, { params: { id, chargeId }, body: { waived } }));

export const useReceipt = (id: number) =>
  useMutation({
    mutationFn: async (paymentId: number) => saveFile(await fetchReceipt(id, paymentId)),
    onError: (error) => toast.failureWithReason(error, "Não foi possível baixar o recibo"),
  });
