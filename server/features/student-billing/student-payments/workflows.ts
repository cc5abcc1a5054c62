import { randomUUID } from "node:crypto";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, inScope as openScope, type Scope, type TrainerScope } from "../../../platform/database/scope.ts";
import { pdfDownload } from "../../../platform/http/pdf-download.ts";
import type { Download, InScope } from "../../../platform/http/route.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { notify } from "../../people/notices/commands.ts";
import * as commands from "./commands.ts";
import { receiptPdfOf } from "./documents.ts";
import { chargeReminder } from "./mail.ts";
import * as queries from "./queries.ts";

interface ChargePath {
  readonly studentId: number;
  readonly chargeId: number;
}

export async function remindOfCharge(scope: TrainerScope, path: ChargePath, now: Date): Promise<void> {
  const today = todayInSaoPaulo(now.getTime());
  const student = found(await queries.findPayingStudent(scope, path.studentId));
  const charge = found(await queries.findCharge(scope, path.studentId, path.chargeId, today));
  if (charge.open_cents === 0) return refuse("changed_elsewhere");
  if (!student.is_active) return refuse("student_inactive", { detail: "O aluno está inativo e não recebe e-mails." });
  const { outcome } = await commands.recordReminder(scope, path, today);
  if (outcome === "already_reminded") return refuse(outcome);
  const trainer = await queries.findPayee(scope);
  await enqueueMail(scope, chargeReminder({ student: { ...student, id: path.studentId }, trainer, charge, today }));
}

export async function announceChargePix(scope: Scope, { studentId, chargeId }: ChargePath, now: Date): Promise<void> {
  const { trainerId } = scope.actor;
  if (trainerId === null) return refuse("not_found");
  const charge = found(await queries.findCharge(scope, studentId, chargeId, todayInSaoPaulo(now.getTime())));
  if (charge.open_cents === 0) return refuse("changed_elsewhere");
  const announcement = { trainerId, studentId, chargeId, openCents: charge.open_cents, key: randomUUID(), now };
  const announced = await commands.recordPixAnnouncement(scope, announcement);
  if (announced.outcome === "already_announced") return;
  await notify(scope, { kind: "pix_announced", to: "trainer", studentId, subject: announced.id });
}

/** The trainer's scope reads the CPF, which a student does not see elsewhere. */
export async function printStudentReceipt(
  dependencies: Dependencies,
  inScope: InScope,
  { studentId, paymentId }: { readonly studentId: number; readonly paymentId: number },
): Promise<Download<Buffer>> {
  const { payer, payment, trainerId } = await inScope(async (scope) => ({
    payer: found(await queries.findPayingStudent(scope, studentId)),
    payment: found(await queries.findStudentPayment(scope, studentId, paymentId)),
    trainerId: found(scope.actor.trainerId ?? undefined),
  }));
  const { receipt_number, received_on } = payment;
  if (receipt_number === null || received_on === null) return refuse("not_found");
  const trainer = actAsTrainer(trainerId, "receipt");
  const payee = await openScope(dependencies.db, trainer, queries.findPayee);
  const { productName: product } = dependencies.config;
  return pdfDownload(
    dependencies,
    receiptPdfOf({ product, payer, payee, payment: { ...payment, receipt_number, received_on } }),
  );
}
