import type { LandingPage, LandingPageTexts } from "#contract/public-pages/landing-pages.ts";
import { type Accent, isAccent } from "#domain/landing-page/accents.ts";
import { imageWidths, LANDING_IMAGES, type LandingImageSlot } from "#domain/landing-page/images.ts";
import { entriesOf, mapRecord, recordOf } from "#domain/record.ts";
import type { Quota } from "../../../platform/quotas.ts";
import { landingImageAddress } from "./store.ts";

/** Current and former addresses of one page; a former one is kept for a year. */
export const SLUG_QUOTA: Quota = {
  max: 20,
  sentence: (limit) =>
    `Sua página chegou ao limite de ${limit} endereços em um ano. Volte a um que já usou ou fale com o suporte.`,
};

const COLUMNS = {
  name_landing: "name",
  title_home: "headline",
  description_home: "introduction",
  title_page_2: "first_title",
  description_page_2: "first_text",
  url_video: "video_link",
  title_page_4: "second_title",
  description_page4: "second_text",
  name_personal: "trainer_name",
  cv_personal: "biography",
  address: "address",
  email: "email",
  phone1: "phone1",
  phone2: "phone2",
  whatsapp: "whatsapp",
  telegram: "telegram",
  instagram: "instagram",
  youtube: "youtube",
  site1: "site1",
  site2: "site2",
  site3: "site3",
} as const satisfies Record<Exclude<keyof LandingPageTexts, "accent">, string>;

type Field = keyof typeof COLUMNS;
const FIELDS = entriesOf(COLUMNS);

export type Content = { readonly [F in Field as (typeof COLUMNS)[F]]: string } & { readonly accent: Accent };

export interface StoredImage {
  readonly slot: string;
  readonly file_key: string;
  readonly width: number;
  readonly height: number;
}

export const COLUMNS_OF_CONTENT = [...Object.values(COLUMNS), "accent"] as const;

export const toContent = (texts: LandingPageTexts): Content => ({
  ...(recordOf(FIELDS.map(([field, column]) => [column, texts[field]])) as Omit<Content, "accent">),
  accent: texts.accent,
});

const toTexts = (content: Content): LandingPageTexts => ({
  ...mapRecord(
    FIELDS.map(([field]) => field),
    (field) => content[COLUMNS[field]],
  ),
  accent: content.accent,
});

export const toAccent = (stored: string): Accent => (isAccent(stored) ? stored : "raspberry");

export const proposedContent = (person: {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}): Content => {
  const blank = mapRecord(
    FIELDS.map(([, column]) => column),
    () => "",
  );
  const phone = person.phone ?? "";
  return {
    ...blank,
    name: person.name.slice(0, 60),
    trainer_name: person.name.slice(0, 80),
    email: person.email,
    phone1: phone,
    whatsapp: phone,
    accent: "raspberry",
  };
};

/** A former address leads to its page for a year from its replacement. */
export function formerSlugsEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - 1);
  return end;
}

interface EditedPage {
  readonly accountId: number;
  readonly content: Content;
  readonly images: readonly StoredImage[];
  readonly slug: string | null;
  readonly publicUrl: string | null;
  readonly publishedAt: Date | null;
  readonly takenDown: { readonly at: Date; readonly reason: string } | null;
  readonly lockVersion: number;
}

/** `signedQuery` opens images of a page that is not public. */
export function toLandingPage(page: EditedPage, signedQuery: (key: string) => string): LandingPage {
  const addressOf = (slot: LandingImageSlot) => {
    const image = page.images.find((one) => one.slot === slot);
    const [narrowest = 0, next = narrowest] = image ? imageWidths(image.width) : [];
    return image ? landingImageAddress(image.file_key, next, "webp") + signedQuery(image.file_key) : null;
  };
  const images = recordOf(LANDING_IMAGES.map(({ field, slot }) => [field, addressOf(slot)]));
  return {
    ...toTexts(page.content),
    ...(images as Pick<LandingPage, (typeof LANDING_IMAGES)[number]["field"]>),
    id: page.accountId,
    slug: page.slug,
    public_url: page.publicUrl,
    published_at: page.publishedAt?.toISOString() ?? null,
    taken_down: page.takenDown && { at: page.takenDown.at.toISOString(), reason: page.takenDown.reason },
    lock_version: page.lockVersion,
  };
}

/** A trainer's page has an address of its own from the first save on. */
export const publicPath = (trainerId: number, slug: string | null): string | null =>
  trainerId === 0 ? "/conheca" : slug === null ? null : `/p/${slug}`;
