import { createHash } from "node:crypto";
import type { CertificateDraft, SignatureDraft } from "#contract/students/readiness-documents.ts";
import { type CalendarDate, MS_PER_DAY, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { type CertificateContent, certificateProblem } from "#domain/students/readiness/certificates.ts";
import { ONLY_STUDENT_GIVES } from "#domain/students/readiness/image-use.ts";
import { certifiedUntil, type DocumentKind, validUntil } from "#domain/students/readiness/kit.ts";
import { type SignedContent, titleOf } from "#domain/students/readiness/signed-documents.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { findKitOf, findKitRule } from "../../../tables/readiness-kit.ts";
import { countCertificates, countSignedSince, findName, findTextsToSign } from "./queries.ts";
import type { KeptCertificate } from "./store.ts";

const GUARDIAN_SIGNS = "Quem assina a autorização é o responsável";

/** Health data of 5 MB each: a student has one a year. */
const MAX_CERTIFICATES = 20;
const TOO_MANY = "Este aluno já tem 20 atestados. Exclua um antigo para enviar outro.";

/** Signed documents are never removed, and each may hold a drawing of 40 kB: all of them twice over, and some more. */
const MAX_SIGNED_A_DAY = 12;
const TOO_MANY_SIGNED = `Este aluno já tem ${MAX_SIGNED_A_DAY} documentos assinados nas últimas 24 horas. Tente de novo amanhã.`;

interface QuotaReached {
  readonly outcome: "quota_reached";
  readonly detail: string;
}
interface Invalid {
  readonly outcome: "invalid";
  readonly detail: string;
  readonly fields: Record<string, string>;
}
type Signed = Outcome<"signed" | "changed_elsewhere" | "not_found"> | QuotaReached | Invalid;
type Acceptable = Outcome<"acceptable" | "not_found"> | QuotaReached | Invalid;

export async function signDocument(
  scope: Scope,
  studentId: number,
  draft: SignatureDraft,
  { now, device }: { readonly now: Date; readonly device: string },
): Promise<Signed> {
  const student = await findName(scope, studentId);
  if (student === undefined) return { outcome: "not_found" };
  const { kind, statement, answers, signer, signer_name, drawing } = draft;
  const today = todayInSaoPaulo(now.getTime());
  // A consent and its withdrawal at once have an order.
  await oneAtATime(scope, `readiness documents ${studentId}`);
  const { isMinor, imageUse } = await findKitOf(scope, studentId, today);
  if (kind === "image_use" && imageUse.only_student_gives && scope.actor.role !== "student")
    return { outcome: "invalid", detail: ONLY_STUDENT_GIVES, fields: { signer: ONLY_STUDENT_GIVES } };
  const text = (await findTextsToSign(scope, { name: student, isMinor })).find((one) => one.kind === kind);
  if (text?.by_guardian && signer !== "guardian")
    return { outcome: "invalid", detail: GUARDIAN_SIGNS, fields: { signer: GUARDIAN_SIGNS } };
  const questions = JSON.stringify(answers.map(({ question }) => question));
  if (text?.statement !== statement || questions !== JSON.stringify(text.questions))
    return { outcome: "changed_elsewhere" };
  // A consent can always be taken back.
  const isCounted = kind !== "image_withdrawal" || imageUse.state !== "given";
  if (isCounted && (await isFull(scope, studentId, now))) return { outcome: "quota_reached", detail: TOO_MANY_SIGNED };
  const content: SignedContent = {
    kind,
    title: titleOf(kind),
    student,
    statement,
    answers,
    signer,
    signer_name,
    drawing,
    signed_at: now.toISOString(),
    device,
  };
  await insert(scope, {
    studentId,
    kind,
    content,
    hasYes: answers.some(({ answer }) => answer),
    now,
    validUntil: validUntil(today, await findKitRule(scope)),
  });
  return { outcome: "signed" };
}

const isFull = async (scope: Scope, studentId: number, now: Date): Promise<boolean> =>
  (await countSignedSince(scope, studentId, new Date(now.getTime() - MS_PER_DAY))) >= MAX_SIGNED_A_DAY;

export async function checkCertificate(
  scope: Scope,
  studentId: number,
  draft: CertificateDraft,
  now: Date,
): Promise<Acceptable> {
  if ((await findName(scope, studentId)) === undefined) return { outcome: "not_found" };
  const problem = certificateProblem(daysOf(draft), await findKitRule(scope), todayInSaoPaulo(now.getTime()));
  if (problem) return { outcome: "invalid", detail: problem.sentence, fields: { [problem.field]: problem.sentence } };
  const hasMost = (await countCertificates(scope, studentId)) >= MAX_CERTIFICATES;
  return hasMost ? { outcome: "quota_reached", detail: TOO_MANY } : { outcome: "acceptable" };
}

const daysOf = ({ issued_on, valid_until }: CertificateDraft) => ({ issued_on, valid_until: valid_until ?? null });

interface KeptFile {
  readonly now: Date;
  readonly device: string;
  readonly file: KeptCertificate;
}

export async function saveCertificate(
  scope: Scope,
  studentId: number,
  draft: CertificateDraft,
  { now, device, file }: KeptFile,
): Promise<Acceptable> {
  const checked = await checkCertificate(scope, studentId, draft, now);
  if (checked.outcome !== "acceptable") return checked;
  const days = daysOf(draft);
  const content: CertificateContent = {
    kind: "certificate",
    student: (await findName(scope, studentId)) ?? "",
    ...days,
    doctor: draft.doctor || null,
    file_hash: file.hash,
    sent_at: now.toISOString(),
    device,
  };
  await insert(scope, {
    studentId,
    kind: "certificate",
    content,
    hasYes: false,
    now,
    validUntil: certifiedUntil(days.issued_on, days.valid_until, await findKitRule(scope)),
    fileKey: file.key,
  });
  return checked;
}

interface NewDocument {
  readonly studentId: number;
  readonly kind: DocumentKind;
  readonly content: SignedContent | CertificateContent;
  readonly hasYes: boolean;
  readonly now: Date;
  readonly validUntil: CalendarDate;
  readonly fileKey?: string;
}

async function insert({ tx, actor }: Scope, { studentId, kind, content, hasYes, now, ...more }: NewDocument) {
  const text = JSON.stringify(content);
  await tx
    .insertInto("readiness_documents")
    .values({
      trainer_id: tenantOf(actor),
      student_id: studentId,
      kind,
      content: text,
      content_hash: createHash("sha256").update(text).digest("hex"),
      has_yes: hasYes,
      signed_by: actor.role === "student" ? "student" : "trainer",
      signed_at: now,
      valid_until: more.validUntil,
      file_key: more.fileKey ?? null,
    })
    .execute();
}

/** Signed documents stay, and a student removes only what that student sent: the rest is not found. */
export async function removeCertificate(
  { tx, actor }: Scope,
  { studentId, id }: { readonly studentId: number; readonly id: number },
): Promise<Outcome<"removed" | "not_found">> {
  const gone = await tx
    .deleteFrom("readiness_documents")
    .where("student_id", "=", studentId)
    .where("id", "=", id)
    .where("kind", "=", "certificate")
    .$if(actor.role === "student", (query) => query.where("signed_by", "=", "student"))
    .executeTakeFirst();
  return { outcome: gone.numDeletedRows > 0n ? "removed" : "not_found" };
}
