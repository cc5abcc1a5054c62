import type { Consent } from "#contract/people/terms.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { recordEvent } from "../audit/commands.ts";
import { findCurrentTerms, findCurrentVersion } from "./queries.ts";
import { isBlank, sanitized } from "./rules.ts";

interface Publication {
  readonly description: string;
  readonly version: number;
  readonly now: Date;
}

export async function publishTerms(
  scope: Scope,
  { description, version, now }: Publication,
): Promise<Outcome<"saved" | "blank" | "changed">> {
  const text = sanitized(description);
  if (isBlank(text)) return { outcome: "blank" };
  const current = await findCurrentTerms(scope);
  if (current.version !== version) return { outcome: "changed" };
  if (current.description === text) return { outcome: "saved" };
  const published = await scope.tx
    .insertInto("terms")
    .values({ version: version + 1, description: text, published_at: now, published_by: scope.actor.userId })
    // Two windows publishing at once: the second finds the number taken.
    .onConflict((conflict) => conflict.column("version").doNothing())
    .returning("version")
    .executeTakeFirst();
  return { outcome: published ? "saved" : "changed" };
}

type ConsentGiven = { readonly outcome: "saved"; readonly consent: Consent } | Outcome<"outdated">;

/** A consent already given keeps its instant. */
export async function giveConsent(
  scope: SignInScope,
  userId: number,
  version: number,
  now: Date,
): Promise<ConsentGiven> {
  if ((await findCurrentVersion(scope)) !== version) return { outcome: "outdated" };
  const { numInsertedOrUpdatedRows: given } = await scope.tx
    .insertInto("consents")
    .values({ user_id: userId, version, given_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "version"]).doNothing())
    .executeTakeFirst();
  if (given) await recordEvent(scope, { userId, action: "terms_accepted", actorId: userId });
  const { given_at } = await scope.tx
    .selectFrom("consents")
    .select("given_at")
    .where("user_id", "=", userId)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return { outcome: "saved", consent: { version, given_at: given_at.toISOString() } };
}
