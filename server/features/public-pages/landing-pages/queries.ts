import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import {
  PLATFORM,
  type Scope,
  type SignInScope,
  type StaffScope,
  type VisitorScope,
} from "../../../platform/database/scope.ts";
import {
  COLUMNS_OF_CONTENT,
  type Content,
  formerSlugsEnd,
  proposedContent,
  type StoredImage,
  toAccent,
} from "./rules.ts";

interface StoredPage {
  readonly content: Content;
  readonly images: readonly StoredImage[];
  readonly slug: string | null;
  readonly publishedAt: Date | null;
  readonly takenDown: { readonly at: Date; readonly reason: string } | null;
  /** 0: not saved yet; the content is a proposal. */
  readonly lockVersion: number;
}

export async function findLandingPage(scope: StaffScope, productName: string): Promise<StoredPage> {
  const { tx, actor } = scope;
  const row = await tx
    .selectFrom("landing_pages as page")
    .select(COLUMNS_OF_CONTENT.map((column) => `page.${column}` as const))
    .select(["published_at", "taken_down_at", "taken_down_reason", "lock_version"])
    .select((eb) => [
      eb
        .selectFrom("landing_page_slugs as address")
        .whereRef("address.trainer_id", "=", "page.trainer_id")
        .where("replaced_at", "is", null)
        .select("slug")
        .as("slug"),
      jsonArrayFrom(
        eb
          .selectFrom("landing_page_images as image")
          .whereRef("image.trainer_id", "=", "page.trainer_id")
          .select(["slot", "file_key", "width", "height"]),
      ).as("images"),
    ])
    .where("page.trainer_id", "=", actor.trainerId)
    .executeTakeFirst();
  if (!row)
    return {
      content: await proposal(scope, productName),
      images: [],
      slug: null,
      publishedAt: null,
      takenDown: null,
      lockVersion: 0,
    };
  const {
    images,
    slug,
    published_at: publishedAt,
    lock_version: lockVersion,
    accent,
    taken_down_at: at,
    taken_down_reason: reason,
    ...texts
  } = row;
  const takenDown = at && reason !== null ? { at, reason } : null;
  return { content: { ...texts, accent: toAccent(accent) }, images, slug, publishedAt, takenDown, lockVersion };
}

async function proposal({ tx, actor }: StaffScope, productName: string): Promise<Content> {
  const person = await tx
    .selectFrom("users")
    .select(["name", "email", "phone"])
    .where("id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return proposedContent(actor.trainerId === PLATFORM ? { name: productName, email: "", phone: null } : person);
}

export const findSupervisedTrainer = ({ tx }: SignInScope, id: number) =>
  tx
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "=", id)
    .where("role", "=", "trainer")
    .forUpdate()
    .executeTakeFirst();

interface OwnerDetails {
  readonly cref: string | null;
  readonly photoKey: string | null;
}

export async function findOwnerDetails({ tx, actor }: StaffScope): Promise<OwnerDetails> {
  const { cref, photo_key: photoKey } = await tx
    .selectFrom("users")
    .select(["cref", "photo_key"])
    .where("id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return actor.trainerId === PLATFORM ? { cref: null, photoKey: null } : { cref, photoKey };
}

const PLAN = ["id", "name", "description", "value_cents", "frequency"] as const;

export const listPlansOnSale = ({ tx, actor }: StaffScope) =>
  tx
    .selectFrom("subscription_plans")
    .select(PLAN)
    .where("owner_id", "=", actor.trainerId)
    .where("is_active", "=", true)
    .orderBy("value_cents")
    .orderBy("id")
    .execute();

export type PlanOnSale = Awaited<ReturnType<typeof listPlansOnSale>>[number];

interface PublishedPage extends OwnerDetails {
  readonly trainerId: number;
  readonly content: Content;
  readonly images: readonly StoredImage[];
  readonly plans: readonly PlanOnSale[];
  /** Null for the platform's page. */
  readonly slug: string | null;
}

interface PageRequest {
  /** Null: the platform's page. */
  readonly slug: string | null;
  readonly now: Date;
  /** São Paulo's. */
  readonly today: string;
}

/** One round trip reads all that the page shows. */
export async function findPublishedPage(
  { tx }: VisitorScope,
  { slug, now, today }: PageRequest,
): Promise<PublishedPage | undefined> {
  const row = await tx
    .selectFrom("landing_pages as page")
    .leftJoinLateral(
      () =>
        sql<{
          owner_cref: string | null;
          owner_photo: string | null;
          standing: string;
        }>`landing_page_owners(array[page.trainer_id], ${today}::date)`.as("owner"),
      (join) => join.onTrue(),
    )
    .select(COLUMNS_OF_CONTENT.map((column) => `page.${column}` as const))
    .select(["page.trainer_id", "owner.owner_cref", "owner.owner_photo", "owner.standing"])
    .select((eb) => [
      eb
        .selectFrom("landing_page_slugs as address")
        .whereRef("address.trainer_id", "=", "page.trainer_id")
        .where("replaced_at", "is", null)
        .select("slug")
        .as("slug"),
      jsonArrayFrom(
        eb
          .selectFrom("landing_page_images as image")
          .whereRef("image.trainer_id", "=", "page.trainer_id")
          .select(["slot", "file_key", "width", "height"]),
      ).as("images"),
      jsonArrayFrom(
        eb
          .selectFrom("subscription_plans as plan")
          .whereRef("plan.owner_id", "=", "page.trainer_id")
          .where("is_active", "=", true)
          .select(PLAN)
          .orderBy("value_cents")
          .orderBy("id"),
      ).as("plans"),
    ])
    .where(({ eb, selectFrom }) =>
      slug === null
        ? eb("page.trainer_id", "=", PLATFORM)
        : eb(
            "page.trainer_id",
            "=",
            selectFrom("landing_page_slugs as asked")
              .select("asked.trainer_id")
              .where("asked.slug", "=", slug)
              .where((of) => of.or([of("replaced_at", "is", null), of("replaced_at", ">", formerSlugsEnd(now))])),
          ),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    trainer_id: trainerId,
    owner_cref: cref,
    owner_photo: photoKey,
    standing,
    images,
    plans,
    slug: current,
    accent,
    ...texts
  } = row;
  const isPlatform = trainerId === PLATFORM;
  if (!isPlatform && standing !== "open" && standing !== "closing") return undefined;
  return {
    trainerId,
    content: { ...texts, accent: toAccent(accent) },
    images,
    plans: isPlatform || standing === "open" ? plans : [],
    cref,
    photoKey,
    slug: current,
  };
}

export async function listPublishedPages({ tx }: VisitorScope, today: string) {
  const pages = await tx
    .selectFrom("landing_pages as page")
    .leftJoin("landing_page_slugs as address", (join) =>
      join.onRef("address.trainer_id", "=", "page.trainer_id").on("address.replaced_at", "is", null),
    )
    .select(["page.trainer_id", "page.changed_at", "address.slug"])
    .orderBy("page.trainer_id")
    .limit(MAX_LISTED)
    .execute();
  const ids = pages.map(({ trainer_id }) => trainer_id);
  const { rows } = await sql<{ owner_id: number }>`
    select owner_id from landing_page_owners(${ids}::bigint[], ${today}::date) where standing <> 'closed'
  `.execute(tx);
  const open = new Set([PLATFORM, ...rows.map(({ owner_id }) => owner_id)]);
  return pages.filter(({ trainer_id }) => open.has(trainer_id));
}

/** The most addresses that a sitemap may hold (sitemaps.org). */
const MAX_LISTED = 50_000;

export const isPlatformPublished = async ({ tx }: VisitorScope): Promise<boolean> =>
  (await tx.selectFrom("landing_pages").select("trainer_id").where("trainer_id", "=", PLATFORM).executeTakeFirst()) !==
  undefined;

export const isImagePublished = async ({ tx }: VisitorScope, tenant: number, key: string): Promise<boolean> =>
  (await tx
    .selectFrom("landing_page_images")
    .select("slot")
    .where("trainer_id", "=", tenant)
    .where("file_key", "=", key)
    .executeTakeFirst()) !== undefined;

export async function findPublishedSlug({ tx, actor }: Scope): Promise<string | null> {
  const row = await tx
    .selectFrom("landing_page_slugs as address")
    .innerJoin("landing_pages as page", "page.trainer_id", "address.trainer_id")
    .select("slug")
    .where("address.trainer_id", "=", actor.trainerId)
    .where("replaced_at", "is", null)
    .where("published_at", "is not", null)
    .executeTakeFirst();
  return row?.slug ?? null;
}

export const listLandingImages = ({ tx, actor }: Scope) =>
  tx
    .selectFrom("landing_page_images")
    .select(["slot", "file_key", "width"])
    .where("trainer_id", "=", actor.trainerId ?? PLATFORM)
    .orderBy("slot")
    .execute();
