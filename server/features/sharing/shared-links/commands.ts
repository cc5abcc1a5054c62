import { sql } from "kysely";
import type { SharedDocument, SharedLink } from "#contract/sharing/shared-links.ts";
import { MS_PER_DAY, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asksForBirthDate, sharedLinkEnd } from "#domain/shared-links.ts";
import type { SignInScope, StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { createToken } from "../../../platform/tokens.ts";
import { isImageUseGiven } from "../../../tables/readiness-kit.ts";
import { findBirthDate, findCycleEnd, findTitle, type LockedLink } from "./queries.ts";
import { toSharedLink } from "./rules.ts";

type ShareOutcome =
  | { readonly outcome: "saved"; readonly link: SharedLink; readonly token: string }
  | Outcome<"not_found" | "birth_date_missing" | "image_use_missing">;

export async function shareDocument(
  scope: StaffScope,
  studentId: number,
  document: SharedDocument,
  now: Date,
): Promise<ShareOutcome> {
  const title = await findTitle(scope, studentId, document);
  if (!title) return { outcome: "not_found" };
  if (asksForBirthDate(document.document) && !(await findBirthDate(scope, studentId))) {
    return { outcome: "birth_date_missing" };
  }
  const hasPhotos = document.document === "evaluation" && (document.photos ?? []).length > 0;
  if (hasPhotos && !(await isImageUseGiven(scope, studentId, todayInSaoPaulo(now.getTime()))))
    return { outcome: "image_use_missing" };
  const { token, hash } = createToken();
  const row = await scope.tx
    .insertInto("shared_links")
    .values({
      trainer_id: scope.actor.trainerId,
      student_id: studentId,
      token_hash: hash,
      document: JSON.stringify(document),
      title,
      created_at: now,
      expires_at: new Date(sharedLinkEnd(now.getTime(), await findCycleEnd(scope, studentId, document))),
    })
    .returning(["id", "title", "created_at", "expires_at", "revoked_at", "wrong_answers"])
    .executeTakeFirstOrThrow();
  return {
    outcome: "saved",
    link: toSharedLink({ ...row, document }, { openings: 0, last_opening: null }, now),
    token,
  };
}

export async function revokeSharedLink(
  { tx }: StaffScope,
  { studentId, linkId }: { readonly studentId: number; readonly linkId: number },
  now: Date,
): Promise<Outcome<"revoked" | "not_found">> {
  const row = await tx
    .updateTable("shared_links")
    .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref("revoked_at"), val(now)) }))
    .where("student_id", "=", studentId)
    .where("id", "=", linkId)
    .returning("id")
    .executeTakeFirst();
  return { outcome: row ? "revoked" : "not_found" };
}

/** The caller has locked the link. */
export async function countWrongAnswer({ tx }: SignInScope, { trainer_id, id, wrong_answers }: LockedLink) {
  await tx
    .updateTable("shared_links")
    .set({ wrong_answers: wrong_answers + 1 })
    .where("trainer_id", "=", trainer_id)
    .where("id", "=", id)
    .execute();
}

interface Opening {
  readonly now: Date;
  readonly device: string | null;
  readonly network: string;
}

/** The caller has locked the link. */
export async function recordOpening(
  { tx }: SignInScope,
  { trainer_id, student_id, id }: LockedLink,
  { now, device, network }: Opening,
): Promise<void> {
  await tx
    .insertInto("shared_link_openings")
    .values({ trainer_id, student_id, shared_link_id: id, opened_at: now, device, network })
    .execute();
}

/** A training is opened again between its sets: of a device the first time in a day is recorded. */
export async function recordReading(scope: SignInScope, link: LockedLink, opening: Opening): Promise<void> {
  const { count } = await scope.tx
    .selectFrom("shared_link_openings")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("trainer_id", "=", link.trainer_id)
    .where("shared_link_id", "=", link.id)
    .where("opened_at", ">", new Date(opening.now.getTime() - MS_PER_DAY))
    .where(sql<boolean>`device is not distinct from ${opening.device}`)
    .executeTakeFirstOrThrow();
  if (count === 0) await recordOpening(scope, link, opening);
}
