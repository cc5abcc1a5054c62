import { sql } from "kysely";
import type { Certificate, ReadinessDocument, ReadinessKit } from "#contract/students/readiness-documents.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { CertificateContent } from "#domain/students/readiness/certificates.ts";
import { SIGNED_KINDS, type SignedContent, textOf, titleOf } from "#domain/students/readiness/signed-documents.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { findKitOf } from "../../../tables/readiness-kit.ts";
import { findReadinessTexts } from "../readiness-texts/queries.ts";
import { mediaTypeOf } from "./store.ts";

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

export const findAddressee = ({ tx }: Scope, studentId: number) =>
  tx.selectFrom("users").select(["id", "name", "email"]).where("id", "=", studentId).executeTakeFirst();

export async function findTextsToSign(
  scope: Scope,
  { name, isMinor }: { readonly name: string; readonly isMinor: boolean },
): Promise<ReadinessKit["to_sign"]> {
  const official = await findReadinessTexts(scope);
  return SIGNED_KINDS.map((kind) => ({
    kind,
    title: titleOf(kind),
    ...textOf(kind, name, official),
    by_guardian: kind === "authorisation" || (kind === "image_use" && isMinor),
  }));
}

/** Undefined for an unknown student. */
export async function findReadinessKit(
  scope: Scope,
  studentId: number,
  { today, linkTo }: { readonly today: CalendarDate; readonly linkTo: (key: string) => string },
): Promise<ReadinessKit | undefined> {
  const name = await findName(scope, studentId);
  if (name === undefined) return undefined;
  const { rule, required, imageUse, isMinor } = await findKitOf(scope, studentId, today);
  return {
    required: required.map((one) => ({ ...one })),
    law: rule.law,
    checked_on: rule.checked_on,
    to_sign: await findTextsToSign(scope, { name, isMinor }),
    image_use: imageUse,
    documents: await listDocuments(scope, studentId),
    certificates: await listCertificates(scope, studentId, linkTo),
  };
}

/** The newest counts; the copy of all data has the others, too. */
const LISTED_OF_EACH_KIND = 5;

async function listDocuments({ tx }: Scope, studentId: number): Promise<ReadinessDocument[]> {
  const placed = tx
    .selectFrom("readiness_documents")
    .select(["id", "content", "content_hash", "signed_by", "signed_at", "valid_until"])
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("kind").orderBy("id", "desc"))
        .as("place"),
    )
    .where("student_id", "=", studentId)
    .where("kind", "<>", "certificate");
  const rows = await tx
    .selectFrom(placed.as("document"))
    .select(["id", "content_hash", "signed_by", "signed_at", "valid_until"])
    .select(sql<SignedContent>`content::jsonb`.as("content"))
    .where("place", "<=", LISTED_OF_EACH_KIND)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ content, content_hash, signed_at, ...row }) => {
    const { kind, title, statement, answers, signer, signer_name, drawing, device } = content;
    return {
      ...row,
      kind,
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

async function listCertificates(
  { tx }: Scope,
  studentId: number,
  linkTo: (key: string) => string,
): Promise<Certificate[]> {
  const rows = await tx
    .selectFrom("readiness_documents")
    .select(["id", "content_hash", "signed_by", "signed_at", "valid_until", "file_key"])
    .select(sql<CertificateContent>`content::jsonb`.as("content"))
    .where("student_id", "=", studentId)
    .where("kind", "=", "certificate")
    .orderBy("id", "desc")
    .execute();
  return rows.flatMap(({ id, content, content_hash, signed_by, signed_at, valid_until, file_key }) =>
    file_key === null
      ? []
      : {
          id,
          issued_on: content.issued_on,
          valid_until,
          doctor: content.doctor,
          sent_by: signed_by,
          sent_at: signed_at.toISOString(),
          media_type: mediaTypeOf(file_key),
          src: linkTo(file_key),
          hash: content_hash,
        },
  );
}

export async function countCertificates({ tx }: Scope, studentId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("readiness_documents")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("student_id", "=", studentId)
    .where("kind", "=", "certificate")
    .executeTakeFirstOrThrow();
  return count;
}

export async function countSignedSince({ tx }: Scope, studentId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("readiness_documents")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("student_id", "=", studentId)
    .where("kind", "<>", "certificate")
    .where("signed_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Row-level security says which ones the acting person may see. */
export async function listCertificateFiles({ tx, actor }: Scope) {
  const rows = await tx
    .selectFrom("readiness_documents")
    .select(["id", "file_key"])
    .where("trainer_id", "=", actor.trainerId ?? PLATFORM)
    .where("file_key", "is not", null)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, file_key }) => (file_key ? { id, key: file_key } : []));
}
