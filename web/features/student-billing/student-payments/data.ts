import { queryOptions, useMutation } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/student-billing/student-payments.endpoints.ts";
import type { recordPayment, StudentMoney } from "#contract/student-billing/student-payments.ts";
import { type Endpoints, fetchFile, saveFile, send } from "../../../api/api.ts";
import { studentMoneyKey } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";
import { useMoneyAction, useMoneyChange } from "../student-plans/money-change.ts";

export type { StudentCharge, StudentMoney, StudentPayment } from "#contract/student-billing/student-payments.ts";

const studentPayments: Endpoints<typeof import("#contract/student-billing/student-payments.ts")> = endpoints;

export const fetchReceipt = (id: number, paymentId: number): Promise<File> =>
  fetchFile(studentPayments.receiptPdf, { params: { id, paymentId } });

/** States change with the day, so it is read anew on every visit. */
export const moneyQuery = (id: number) =>
  queryOptions({
    queryKey: studentMoneyKey(id),
    queryFn: async ({ signal }) => (await send(studentPayments.findStudentMoney, { params: { id } }, signal)).money,
    staleTime: 0,
  });

const LOOK_AGAIN_MS = 5000;

export const waitingPixOf = ({ charges }: StudentMoney, chargeId: number) =>
  charges.find(({ id }) => id === chargeId)?.pix ?? null;

/** Read again while a Pix waits, so that its payment shows by itself. */
export const moneyWithPixQuery = (id: number, chargeId: number) =>
  queryOptions({
    ...moneyQuery(id),
    refetchInterval: ({ state }) => (state.data && waitingPixOf(state.data, chargeId) ? LOOK_AGAIN_MS : false),
  });

export type NewPayment = CallArguments<typeof recordPayment>["body"];

export const useRecordPayment = (id: number) =>
  useMoneyChange(id, (body: NewPayment) => send(studentPayments.recordPayment, { params: { id }, body }));

export const useUndoPayment = (id: number) =>
  useMoneyAction(
    id,
    (paymentId: number) => send(studentPayments.undoPayment, { params: { id, paymentId } }),
    "Pagamento desfeito",
  );

interface Settling {
  readonly paymentId: number;
  readonly received: boolean;
}

export const useSettlePayment = (id: number) =>
  useMoneyAction(id, ({ paymentId, received }: Settling) =>
    send(studentPayments.settlePayment, { params: { id, paymentId }, body: { received } }),
  );

export const useRemind = (id: number) =>
  useMoneyAction(
    id,
    (chargeId: number) => send(studentPayments.remindOfCharge, { params: { id, chargeId } }),
    "Lembrete enviado por e-mail",
  );

export const useAnnounceChargePix = (id: number) =>
  useMoneyAction(
    id,
    (chargeId: number) => send(studentPayments.announceChargePix, { params: { id, chargeId } }),
    "Avisamos o seu personal, que vai confirmar o pagamento",
  );

export const useReceipt = (id: number) =>
  useMutation({
    mutationFn: async (paymentId: number) => saveFile(await fetchReceipt(id, paymentId)),
    onError: (error) => toast.failureWithReason(error, "Não foi possível baixar o recibo"),
  });
