import { z } from "zod";
import { CHARGE_STATES } from "#domain/billing/charges.ts";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { PAYMENT_LOG, PAYMENT_PURPOSES, STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { StudentPath } from "../planning/cycles.ts";
import { WaitingPix } from "../platform-billing/provider-pix.ts";
import { Day, failures, Id, PdfFile } from "../wire.ts";
import * as endpoints from "./student-payments.endpoints.ts";

/** `value`: reais for a period; `ends_on`: the first day that is no longer charged. */
const AssignedPlan = z.object({
  id: Id,
  plan_id: Id.nullable(),
  name: z.string(),
  value: z.number(),
  frequency: z.enum(codesOf(FREQUENCIES)),
  starts_on: z.string(),
  due_day: z.number(),
  ends_on: z.string().nullable(),
});

/** In reais. `period_end` is the first day after the period. */
const StudentCharge = z.object({
  id: Id,
  plan_name: z.string(),
  due_on: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  value: z.number(),
  received: z.number(),
  open: z.number(),
  state: z.enum(codesOf(CHARGE_STATES)),
  reminded_on: z.string().nullable(),
  pix: WaitingPix.nullable(),
});
export type StudentCharge = z.infer<typeof StudentCharge>;

/** A line of the log, in reais. A counter-entry is below zero and names what it takes back. */
const StudentPayment = z.object({
  id: Id,
  charge_id: Id.nullable(),
  purpose: z.enum(codesOf(PAYMENT_PURPOSES)),
  plan_name: z.string().nullable(),
  due_on: z.string().nullable(),
  state: z.enum(codesOf(PAYMENT_LOG)),
  origin: z.enum(["recorded", "card", "pix", "pix_charge"]),
  method: z.enum(codesOf(STUDENT_PAYMENT_METHODS)),
  value: z.number(),
  received_on: z.string().nullable(),
  created_at: z.string(),
  receipt_number: z.number().nullable(),
  reverses_id: Id.nullable(),
  undoable_until: z.string().nullable(),
});
export type StudentPayment = z.infer<typeof StudentPayment>;

/** All that a student owes and paid. Plans: those that run or begin later. Charges: the open ones, and those waived within a year. */
const StudentMoney = z.object({
  today: z.string(),
  student: z.object({
    name: z.string(),
    email: z.string(),
    /** The digits that WhatsApp dials, with the country's code. */
    whatsapp: z.string().nullable(),
    is_active: z.boolean(),
  }),
  plans: z.array(AssignedPlan),
  charges: z.array(StudentCharge),
  payments: z.array(StudentPayment),
  /** The provider makes a Pix for a charge, and says that it was paid. */
  pix_confirms: z.boolean(),
  /**
   * On the student's card. `value`: reais of the next charge, null where cards are not received or nothing is due. `card`: null until the
   * student keeps one. `new_value`: mailed, charged from that due day on.
   */
  renewal: z.object({
    value: z.number().nullable(),
    card: z.object({ brand: z.string().nullable(), last4: z.string() }).nullable(),
    next_on: z.string().nullable(),
    new_value: z.object({ value: z.number(), from: z.string() }).nullable(),
  }),
});
export type StudentMoney = z.infer<typeof StudentMoney>;

export const StudentMoneyAnswer = z.object({ money: StudentMoney });

const tags = ["student payments"];

export const findStudentMoney = call(endpoints.findStudentMoney, {
  schema: {
    summary: "Plano, cobranças e pagamentos de um aluno",
    tags,
    params: StudentPath,
    response: { 200: StudentMoneyAnswer, ...failures(401, 403, 404) },
  },
});

export const ChargePath = StudentPath.extend({ chargeId: Id });

/** 409 `already_reminded` on the same day. */
export const remindOfCharge = call(endpoints.remindOfCharge, {
  schema: {
    summary: "Lembrar de uma cobrança por e-mail",
    tags,
    params: ChargePath,
    response: { 200: StudentMoneyAnswer, ...failures(401, 403, 404, 409, 422) },
  },
});

/** The student says "Já paguei": a Pix of the open amount waits for the trainer's confirmation. Saying it again changes nothing. */
export const announceChargePix = call(endpoints.announceChargePix, {
  schema: {
    summary: "Avisar que uma cobrança foi paga por Pix",
    tags,
    params: ChargePath,
    response: { 200: StudentMoneyAnswer, ...failures(401, 403, 404, 409) },
  },
});

/** `value` in reais, with at most two decimals. Without `charge_id` it is for something beside the plan, which `purpose` names. */
export const PaymentRecord = z.object({
  /** Made by the browser, once per payment: a repeated request is the same payment. */
  key: z.uuid(),
  charge_id: Id.nullable(),
  purpose: z.enum(codesOf(PAYMENT_PURPOSES)).default("plan"),
  method: z.enum(codesOf(STUDENT_PAYMENT_METHODS)),
  value: z
    .number(MESSAGES.required)
    .min(0.01, "O valor mínimo é R$ 0,01")
    .max(1_000_000, "O valor máximo é R$ 1.000.000,00")
    .refine((reais) => Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-6, "Use no máximo dois decimais"),
  received_on: Day,
});
export type PaymentRecord = z.output<typeof PaymentRecord>;

/** Records a payment that was received, and gives it the next receipt number. 422 at `value` for more than what is open of the charge. */
export const recordPayment = call(endpoints.recordPayment, {
  schema: {
    summary: "Registrar um pagamento",
    tags,
    params: StudentPath,
    body: PaymentRecord,
    response: { 201: StudentMoneyAnswer, ...failures(400, 401, 403, 404, 422) },
  },
});

const PaymentPath = StudentPath.extend({ paymentId: Id });

/** Settles a pending Pix: it was received, or it was not. 409 `changed_elsewhere` when it is settled already. */
export const settlePayment = call(endpoints.settlePayment, {
  schema: {
    summary: "Confirmar um Pix informado",
    tags,
    params: PaymentPath,
    body: z.object({ received: z.boolean() }),
    response: { 200: StudentMoneyAnswer, ...failures(400, 401, 403, 404, 409, 422) },
  },
});

/** Takes a payment back by a counter-entry, within a day of its recording. 409 `undo_expired` afterwards. Undoing again changes nothing. */
export const undoPayment = call(endpoints.undoPayment, {
  schema: {
    summary: "Desfazer um pagamento",
    tags,
    params: PaymentPath,
    response: { 200: StudentMoneyAnswer, ...failures(401, 403, 404, 409) },
  },
});

export const receiptPdf = call(endpoints.receiptPdf, {
  schema: {
    summary: "Recibo de um pagamento em PDF",
    tags,
    params: PaymentPath,
    response: { 200: PdfFile, ...failures(401, 403, 404, 429, 503) },
  },
});
