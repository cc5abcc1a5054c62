import { createHash } from "node:crypto";
import type { SignatureDraft } from "#contract/students/readiness-documents.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { validUntil } from "#domain/students/readiness/kit.ts";
import { type SignedContent, titleOf } from "#domain/students/readiness/signed-documents.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { findKitRule } from "../../../tables/readiness-kit.ts";
import { findName, textsToSign } from "./queries.ts";

const GUARDIAN_SIGNS = "Quem assina a autorização é o responsável";

type Signed =
  | Outcome<"signed" | "changed_elsewhere" | "not_found">
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

export async function signDocument(
  scope: Scope,
  studentId: number,
  draft: SignatureDraft,
  { now, device }: { readonly now: Date; readonly device: string },
): Promise<Signed> {
  const { tx, actor } = scope;
  const student = await findName(scope, studentId);
  if (student === undefined) return { outcome: "not_found" };
  const { kind, statement, answers, signer, signer_name, drawing } = draft;
  if (kind === "authorisation" && signer !== "guardian")
    return { outcome: "invalid", detail: GUARDIAN_SIGNS, fields: { signer: GUARDIAN_SIGNS } };
  const text = textsToSign(student).find((one) => one.kind === kind);
  const questions = JSON.stringify(answers.map(({ question }) => question));
  if (text?.statement !== statement || questions !== JSON.stringify(text.questions))
    return { outcome: "changed_elsewhere" };
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
  const signedText = JSON.stringify(content);
  await tx
    .insertInto("readiness_documents")
    .values({
      trainer_id: tenantOf(actor),
      student_id: studentId,
      kind,
      content: signedText,
      content_hash: createHash("sha256").update(signedText).digest("hex"),
      has_yes: answers.some(({ answer }) => answer),
      signed_by: actor.role === "student" ? "student" : "trainer",
      signed_at: now,
      valid_until: validUntil(todayInSaoPaulo(now.getTime()), await findKitRule(scope)),
    })
    .execute();
  return { outcome: "signed" };
}
