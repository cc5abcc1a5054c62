import type { Consent, Terms, TermsVersion } from "#contract/people/terms.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";
import { sanitized } from "./rules.ts";

const selectTerms = ({ tx }: SignInScope) =>
  tx.selectFrom("terms").select(["version", "description", "published_at"]).orderBy("version", "desc").limit(1);

type TermsRow = Awaited<ReturnType<ReturnType<typeof selectTerms>["executeTakeFirstOrThrow"]>>;

/** Sanitised again on the way out: a restored backup or a stricter list must not wait for the next version. */
const toTerms = ({ version, description, published_at }: TermsRow): Terms => ({
  version,
  description: sanitized(description),
  published_at: published_at.toISOString(),
});

export const findCurrentTerms = async (scope: SignInScope): Promise<Terms> =>
  toTerms(await selectTerms(scope).executeTakeFirstOrThrow());

export async function findTerms(scope: SignInScope, version: number): Promise<Terms | undefined> {
  const row = await selectTerms(scope).where("version", "=", version).executeTakeFirst();
  return row && toTerms(row);
}

export async function findCurrentVersion({ tx }: SignInScope): Promise<number> {
  const newest = tx.selectFrom("terms").select("version").orderBy("version", "desc").limit(1);
  return (await newest.executeTakeFirstOrThrow()).version;
}

export async function listTermsVersions({ tx }: Scope): Promise<TermsVersion[]> {
  const rows = await tx
    .selectFrom("terms")
    .leftJoin("users", "users.id", "terms.published_by")
    .select(["terms.version", "terms.published_at", "users.name as published_by"])
    .orderBy("terms.version", "desc")
    .execute();
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }));
}

export async function countPeopleToAsk({ tx }: Scope): Promise<number> {
  const { people } = await tx
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("people"))
    .where("role", "<>", "admin")
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  return people;
}

export async function listConsents({ tx, actor }: Scope): Promise<Consent[]> {
  const rows = await tx
    .selectFrom("consents")
    .select(["version", "given_at"])
    .where("user_id", "=", actor.userId)
    .orderBy("version", "desc")
    .execute();
  return rows.map(({ version, given_at }) => ({ version, given_at: given_at.toISOString() }));
}
