import { sql } from "kysely";
import { ageInYears, type CalendarDate } from "#domain/calendar-date.ts";
import { asksGuardian, type ImageUse, imageUseOf } from "#domain/students/readiness/image-use.ts";
import { type HeldDocument, kitOf, type RequiredDocument } from "#domain/students/readiness/kit.ts";
import { type KitRule, type PlacedRule, ruleOf } from "#domain/students/readiness/kit-rules.ts";
import { awaitsClearance } from "#domain/students/readiness/screening.ts";
import type { Scope } from "../platform/database/scope.ts";
import { findReadinessOf } from "./readiness.ts";

type Held = HeldDocument & { readonly signed_by: "student" | "trainer" };

export const listHeldDocuments = ({ tx }: Pick<Scope, "tx">, studentId: number): Promise<Held[]> =>
  tx
    .selectFrom("readiness_documents")
    .select(["id", "kind", "has_yes", "valid_until", "signed_by"])
    .where("student_id", "=", studentId)
    .orderBy("id", "desc")
    .execute();

export const isImageUseGiven = async (scope: Pick<Scope, "tx">, studentId: number, today: CalendarDate) =>
  imageUseOf(await listHeldDocuments(scope, studentId), today).state === "given";

/** The date of the newest certificate, while it holds. */
export async function findCertifiedOn(
  { tx }: Pick<Scope, "tx">,
  studentId: number,
  today: CalendarDate,
): Promise<CalendarDate | null> {
  const newest = await tx
    .selectFrom("readiness_documents")
    .select(["valid_until", sql<CalendarDate>`content::jsonb ->> 'issued_on'`.as("issued_on")])
    .where("student_id", "=", studentId)
    .where("kind", "=", "certificate")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest && newest.valid_until >= today ? newest.issued_on : null;
}

/** The state in the trainer's address decides the rule. */
export async function findKitRule({ tx }: Pick<Scope, "tx">): Promise<KitRule> {
  const { rows } = await sql<{ state: string | null }>`select state_of_the_tenant() as state`.execute(tx);
  return ruleOf(rows[0]?.state ?? null, await listChangedRules({ tx }));
}

export const listChangedRules = ({ tx }: Pick<Scope, "tx">): Promise<PlacedRule[]> =>
  tx
    .selectFrom("readiness_rules")
    .select(["state", "authorised_below", "certified_from", "months", "asks_term", "law", "checked_on"])
    .orderBy("state")
    .execute();

export interface KnownKit {
  readonly rule: KitRule;
  readonly required: readonly RequiredDocument[];
  readonly imageUse: ImageUse;
  /** The age below which a guardian allows the use of image. */
  readonly isMinor: boolean;
}

/** A student of this scope. */
export async function findKitOf(scope: Scope, studentId: number, today: CalendarDate): Promise<KnownKit> {
  const student = await scope.tx
    .selectFrom("students")
    .select("birthdate")
    .where("id", "=", studentId)
    .executeTakeFirst();
  const age = student?.birthdate ? ageInYears(student.birthdate, today) : null;
  const rule = await findKitRule(scope);
  const { screening } = await findReadinessOf(scope, studentId, today);
  const day = { today, awaitsClearance: awaitsClearance(screening) };
  const documents = await listHeldDocuments(scope, studentId);
  const imageUse = imageUseOf(documents, today);
  return { rule, required: kitOf(age, documents, rule, day), imageUse, isMinor: asksGuardian(age) };
}
