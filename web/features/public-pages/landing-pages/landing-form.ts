import { LandingPageTexts } from "#contract/public-pages/landing-pages.ts";
import { LANDING_IMAGES, type LandingImageField } from "#domain/landing-page/images.ts";
import { writtenPagePhone } from "#domain/landing-page/phone.ts";
import { mapRecord, pick } from "#domain/record.ts";
import type { Kept } from "../../../session/drafts.ts";
import type { ChosenPhoto } from "../../../ui/field/PhotoChoice.tsx";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import type { LandingBody, LandingPage, PreviewBody } from "./data.ts";
import type { Part } from "./landing-search.ts";

const FIELDS = {
  home: ["name_landing", "title_home", "description_home", "url_image_1", "accent"],
  carrossel: ["url_image_2", "url_image_3", "url_image_5", "url_image_6"],
  secao1: ["title_page_2", "description_page_2", "url_video"],
  secao2: ["title_page_4", "description_page4", "url_image_4"],
  personal: ["name_personal", "cv_personal"],
  contato: [
    "whatsapp",
    "phone1",
    "phone2",
    "email",
    "instagram",
    "telegram",
    "youtube",
    "site1",
    "site2",
    "site3",
    "address",
  ],
} as const satisfies Record<Part, readonly string[]>;

type TextField = Exclude<(typeof FIELDS)[Part][number], LandingImageField>;

/** A page as its form holds it. An image is a file that was chosen, blank when it was removed, undefined when it stays. */
export type LandingForm = { readonly [F in TextField]: string } & { readonly [F in LandingImageField]: ChosenPhoto };

const isImage = (field: string): field is LandingImageField => LANDING_IMAGES.some((one) => one.field === field);
const TEXT_FIELDS = Object.values(FIELDS)
  .flat()
  .filter((field): field is TextField => !isImage(field));

const IMAGE_FIELDS = LANDING_IMAGES.map(({ field }) => field);

const PHONES: readonly string[] = ["phone1", "phone2", "whatsapp"];

export function toLandingForm(page: LandingPage): LandingForm {
  return {
    ...mapRecord(TEXT_FIELDS, (field) => (PHONES.includes(field) ? writtenPagePhone(page[field]) : page[field])),
    ...mapRecord(IMAGE_FIELDS, () => undefined),
  };
}

export const toLandingBody = (form: LandingForm, lock_version: number): LandingBody => ({ ...form, lock_version });

export function textsOf(form: LandingForm): Pick<LandingForm, TextField> {
  const { url_image_1, url_image_2, url_image_3, url_image_4, url_image_5, url_image_6, ...texts } = form;
  return texts;
}

/** A chosen file is known by the address that this browser gives it. */
export function toPreviewBody(form: LandingForm, addressOf: (file: File) => string): PreviewBody {
  const images = mapRecord(IMAGE_FIELDS, (field) => {
    const chosen = form[field];
    return chosen instanceof File ? addressOf(chosen) : chosen;
  });
  return { ...textsOf(form), ...images };
}

export const validateLanding = validateBy<LandingForm>(LandingPageTexts);

/** A draft keeps only the texts that differ. */
export const changedTexts = (saved: LandingForm, now: LandingForm): Kept =>
  pick(
    now,
    TEXT_FIELDS.filter((field) => saved[field] !== now[field]),
  );

export const hasChosenImage = (form: LandingForm): boolean =>
  LANDING_IMAGES.some(({ field }) => form[field] !== undefined);

export const wrongParts = (errors: Readonly<Record<string, unknown>>): ReadonlySet<Part> =>
  new Set(partNames.filter((part) => FIELDS[part].some((field) => errors[field])));

const partNames = Object.keys(FIELDS) as Part[];
