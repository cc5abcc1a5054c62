import { SLUG_MESSAGES, slugChoices } from "#domain/landing-page/slug.ts";
import { PLATFORM, type SignInScope, type StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type Quota, type QuotaReached, quotaReached } from "../../../platform/quotas.ts";
import type { Content } from "./rules.ts";
import type { KeptLandingImage } from "./store.ts";

interface Change {
  readonly content: Content;
  /** Null removes the slot's image. */
  readonly images: ReadonlyMap<string, KeptLandingImage | null>;
  /** As the editor read it; 0 for the first save. */
  readonly lockVersion: number;
  readonly now: Date;
}

/** A trigger's job removes the files of images that go. */
export async function saveLandingPage(
  scope: StaffScope,
  { content, images, lockVersion, now }: Change,
): Promise<Outcome<"saved" | "changed_elsewhere">> {
  const { tx, actor } = scope;
  const written = { ...content, changed_at: now, lock_version: lockVersion + 1 };
  const saved =
    lockVersion === 0
      ? await tx
          .insertInto("landing_pages")
          .values({ trainer_id: actor.trainerId, ...written })
          .onConflict((conflict) => conflict.doNothing())
          .returning("trainer_id")
          .executeTakeFirst()
      : await tx
          .updateTable("landing_pages")
          .set(written)
          .where("trainer_id", "=", actor.trainerId)
          .where("lock_version", "=", lockVersion)
          .returning("trainer_id")
          .executeTakeFirst();
  if (!saved) return { outcome: "changed_elsewhere" };
  if (lockVersion === 0 && actor.trainerId !== PLATFORM) await giveFirstSlug(scope, content.name);
  for (const [slot, image] of images) await placeImage(scope, slot, image);
  return { outcome: "saved" };
}

async function giveFirstSlug(scope: StaffScope, name: string): Promise<void> {
  for (const slug of slugChoices(name, scope.actor.trainerId))
    if ((await claimSlug(scope, slug)).outcome === "claimed") return;
  throw new Error("every proposed address of a page is taken");
}

async function claimSlug({ tx, actor }: StaffScope, slug: string): Promise<Outcome<"claimed" | "name_taken">> {
  const claimed = await tx
    .insertInto("landing_page_slugs")
    .values({ trainer_id: actor.trainerId, slug })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("slug")
    .executeTakeFirst();
  return { outcome: claimed ? "claimed" : "name_taken" };
}

async function placeImage({ tx, actor }: StaffScope, slot: string, image: KeptLandingImage | null): Promise<void> {
  if (!image) {
    await tx
      .deleteFrom("landing_page_images")
      .where("trainer_id", "=", actor.trainerId)
      .where("slot", "=", slot)
      .execute();
    return;
  }
  const file = { file_key: image.key, width: image.width, height: image.height };
  await tx
    .insertInto("landing_page_images")
    .values({ trainer_id: actor.trainerId, slot, ...file })
    .onConflict((conflict) => conflict.columns(["trainer_id", "slot"]).doUpdateSet(file))
    .execute();
}

/** The instant of the first publication stays while the page is public. `not_found`: nothing was saved yet. */
export async function publishLandingPage(
  { tx, actor }: StaffScope,
  { isPublished, now }: { readonly isPublished: boolean; readonly now: Date },
): Promise<Outcome<"saved" | "not_found" | "page_taken_down">> {
  const page = await tx
    .selectFrom("landing_pages")
    .select("taken_down_at")
    .where("trainer_id", "=", actor.trainerId)
    .forUpdate()
    .executeTakeFirst();
  if (isPublished && page && page.taken_down_at !== null) return { outcome: "page_taken_down" };
  const row = await tx
    .updateTable("landing_pages")
    .set(({ fn, ref, val }) => ({
      published_at: isPublished ? fn.coalesce(ref("published_at"), val(now)) : null,
      changed_at: now,
    }))
    .where("trainer_id", "=", actor.trainerId)
    .returning("trainer_id")
    .executeTakeFirst();
  return { outcome: row ? "saved" : "not_found" };
}

interface Supervision {
  readonly isDown: boolean;
  readonly reason: string;
  readonly now: Date;
}

/** `unchanged`: it stands so already. */
export async function supervisePage(
  { tx, actor }: StaffScope,
  { isDown, reason, now }: Supervision,
): Promise<Outcome<"saved" | "unchanged" | "not_found">> {
  const page = await tx
    .selectFrom("landing_pages")
    .select("taken_down_at")
    .where("trainer_id", "=", actor.trainerId)
    .forUpdate()
    .executeTakeFirst();
  if (!page) return { outcome: "not_found" };
  if ((page.taken_down_at !== null) === isDown) return { outcome: "unchanged" };
  await tx
    .updateTable("landing_pages")
    .set({ taken_down_at: isDown ? now : null, taken_down_reason: isDown ? reason : null, changed_at: now })
    .where("trainer_id", "=", actor.trainerId)
    .execute();
  return { outcome: "saved" };
}

type SlugOutcome =
  | Outcome<"saved" | "not_found">
  | { readonly outcome: "name_taken"; readonly detail: string; readonly fields: { readonly slug: string } }
  | QuotaReached;

/** The former address leads to the page. The caller must roll a refusal back. */
export async function changeSlug(
  scope: StaffScope,
  slug: string,
  { now, quota }: { readonly now: Date; readonly quota: Quota },
): Promise<SlugOutcome> {
  const { tx, actor } = scope;
  const ownSlugs = await tx
    .selectFrom("landing_page_slugs")
    .select(["slug", "replaced_at"])
    .where("trainer_id", "=", actor.trainerId)
    .forUpdate()
    .execute();
  const current = ownSlugs.find(({ replaced_at }) => replaced_at === null);
  if (!current) return { outcome: "not_found" };
  if (current.slug === slug) return { outcome: "saved" };
  const isFormer = ownSlugs.some((one) => one.slug === slug);
  if (!isFormer && ownSlugs.length >= quota.max) return quotaReached(quota);
  const setReplaced = (which: string, replaced_at: Date | null) =>
    tx
      .updateTable("landing_page_slugs")
      .set({ replaced_at })
      .where("trainer_id", "=", actor.trainerId)
      .where("slug", "=", which)
      .execute();
  await setReplaced(current.slug, now);
  if (isFormer) await setReplaced(slug, null);
  else if ((await claimSlug(scope, slug)).outcome === "name_taken")
    return { outcome: "name_taken", detail: SLUG_MESSAGES.taken, fields: { slug: SLUG_MESSAGES.taken } };
  await tx.updateTable("landing_pages").set({ changed_at: now }).where("trainer_id", "=", actor.trainerId).execute();
  return { outcome: "saved" };
}

export async function releaseFormerSlugs({ tx }: SignInScope, replacedBefore: Date): Promise<void> {
  await tx.deleteFrom("landing_page_slugs").where("replaced_at", "<=", replacedBefore).execute();
}
