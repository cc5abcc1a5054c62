import { queryOptions, useMutation } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as payments from "#contract/student-billing/student-payments.ts";
import { endpoint, fetchFile, saveFile, send } from "../../../api/api.ts";
import { studentMoneyKey } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";
import { useMoneyAction, useMoneyChange } from "../student-plans/money-change.ts";

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
const announce = endpoint<typeof payments.announceChargePix>("POST", `${STUDENT}/charges/:chargeId/announcement`);

/** States change with the day, so it is read anew on every visit. */
export const moneyQuery = (id: number) =>
  queryOptions({
    queryKey: studentMoneyKey(id),
    queryFn: async ({ signal }) => (await send(find, { params: { id } }, signal)).money,
    staleTime: 0,
  });

export type NewPayment = CallArguments<typeof payments.recordPayment>["body"];

export const useRecordPayment = (id: number) =>
  useMoneyChange(id, (body: NewPayment) => send(record, { params: { id }, body }));

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

export const useAnnounceChargePix = (id: number) =>
  useMoneyAction(
    id,
    (chargeId: number) => send(announce, { params: { id, chargeId } }),
    "Avisamos o seu personal, que vai confirmar o pagamento",
  );

export const useReceipt = (id: number) =>
  useMutation({
    mutationFn: async (paymentId: number) => saveFile(await fetchReceipt(id, paymentId)),
    onError: (error) => toast.failureWithReason(error, "Não foi possível baixar o recibo"),
  });
