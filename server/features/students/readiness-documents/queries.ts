import { sql } from "kysely";
import type { ReadinessDocument, ReadinessKit } from "#contract/students/readiness-documents.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import {
  READINESS_QUESTIONS,
  SIGNED_KINDS,
  type SignedContent,
  statementOf,
  titleOf,
} from "#domain/students/readiness/signed-documents.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { findKitOf } from "../../../tables/readiness-kit.ts";

export const findName = async ({ tx }: Scope, studentId: number): Promise<string | undefined> =>
  (
    await tx
      .selectFrom("students")
      .innerJoin("users", (join) =>
        join.onRef("users.trainer_id", "=", "students.trainer_id").onRef("users.id", "=", "students.id"),
      )
      .select("users.name")
      .where("students.id", "=", studentId)
      .executeTakeFirst()
  )?.name;

export const textsToSign = (name: string): ReadinessKit["to_sign"] =>
  SIGNED_KINDS.map((kind) => ({
    kind,
    title: titleOf(kind),
    statement: statementOf(kind, name),
    questions: kind === "questionnaire" ? [...READINESS_QUESTIONS] : [],
  }));

/** Undefined for an unknown student. */
export async function findReadinessKit(
  scope: Scope,
  studentId: number,
  today: CalendarDate,
): Promise<ReadinessKit | undefined> {
  const name = await findName(scope, studentId);
  if (name === undefined) return undefined;
  const { rule, required } = await findKitOf(scope, studentId, today);
  return {
    required: required.map((one) => ({ ...one })),
    law: rule.law,
    checked_on: rule.checked_on,
    to_sign: textsToSign(name),
    documents: await listDocuments(scope, studentId),
  };
}

async function listDocuments({ tx }: Scope, studentId: number): Promise<ReadinessDocument[]> {
  const rows = await tx
    .selectFrom("readiness_documents")
    .select(["id", "kind", "content_hash", "signed_by", "signed_at", "valid_until"])
    .select(sql<SignedContent>`content::jsonb`.as("content"))
    .where("student_id", "=", studentId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ content, content_hash, signed_at, ...row }) => {
    const { title, statement, answers, signer, signer_name, drawing, device } = content;
    return {
      ...row,
      title,
      statement,
      answers: answers.map((one) => ({ ...one })),
      signer,
      signer_name,
      drawing,
      device,
      signed_at: signed_at.toISOString(),
      hash: content_hash,
    };
  });
}
