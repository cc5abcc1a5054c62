import { z } from "zod";
import { ACCENTS, type Accent, isAccent } from "#domain/landing-page/accents.ts";
import { LANDING_IMAGES } from "#domain/landing-page/images.ts";
import { type Network, profileLink, webLink } from "#domain/landing-page/links.ts";
import { toPageDigits } from "#domain/landing-page/phone.ts";
import { slugProblem } from "#domain/landing-page/slug.ts";
import { mapRecord, recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call, type FormFiles } from "../call.ts";
import { ONE_PHOTO, PhotoChange } from "../people/photos.ts";
import { FormLockVersion, failures, Id, OptionalParagraphs, Text, Typed } from "../wire.ts";
import * as endpoints from "./landing-pages.endpoints.ts";

const LINK = "Informe um endereço como https://exemplo.com.br";
const PROFILES = {
  instagram: "Informe o nome do perfil, como @marina, ou o endereço no Instagram",
  telegram: "Informe o nome do perfil, como @marina, ou o endereço no Telegram",
  youtube: "Informe o nome do canal, como @marina, ou o endereço no YouTube",
} as const satisfies Record<Network, string>;

const MAX_LINK_LENGTH = 300;

const optional = <Filled extends z.ZodType<string, string>>(filled: Filled) =>
  filled.nullish().transform((value) => value ?? "");

const linked = (link: (typed: string) => string | null, sentence: string) =>
  Typed(0, MAX_LINK_LENGTH).transform((typed, context) => {
    const made = typed === "" ? "" : link(typed);
    if (made === null) context.addIssue({ code: "custom", message: sentence });
    return made ?? "";
  });

const Line = (max: number) => optional(Typed(0, max));
/** A form of a browser sends every line break as two characters; the page keeps and counts one. */
const Prose = (max: number) =>
  optional(
    z
      .string()
      .overwrite((text) => text.replaceAll("\r\n", "\n"))
      .pipe(OptionalParagraphs(max).unwrap().unwrap()),
  );
const Web = optional(linked(webLink, LINK));
const Profile = (network: Network) => optional(linked((typed) => profileLink(network, typed), PROFILES[network]));

/** A phone in any writing, stored as at most 15 digits (ITU-T E.164); without "+" before them, up to eleven digits are a Brazilian number. */
const Phone = optional(
  Typed(0, 30)
    .refine((typed) => /^[+\d\s().-]*$/.test(typed), MESSAGES.format)
    .transform(toPageDigits)
    .refine((digits) => digits === "" || (digits.length >= 8 && digits.length <= 15), MESSAGES.format),
);
const Email = optional(
  Typed(0, 254).refine((typed) => typed === "" || z.email().safeParse(typed).success, MESSAGES.email),
);

const TEXTS = {
  name_landing: Text(60),
  title_home: Line(90),
  description_home: Prose(600),
  title_page_2: Line(90),
  description_page_2: Prose(2000),
  url_video: Web,
  title_page_4: Line(90),
  description_page4: Prose(2000),
  name_personal: Line(80),
  cv_personal: Prose(3000),
  address: Line(200),
  email: Email,
  phone1: Phone,
  phone2: Phone,
  whatsapp: Phone,
  telegram: Profile("telegram"),
  instagram: Profile("instagram"),
  youtube: Profile("youtube"),
  site1: Web,
  site2: Web,
  site3: Web,
  accent: z.string().refine(isAccent, "Escolha uma das opções"),
} as const;

const forEachImage = <Value>(value: Value) =>
  mapRecord(
    LANDING_IMAGES.map(({ field }) => field),
    () => value,
  );

export const LandingPageTexts = z.object(TEXTS);
export type LandingPageTexts = z.output<typeof LandingPageTexts>;

/** Image addresses work for one to two hours. `lock_version` 0: never saved, the texts are a proposal. `public_url` is null until the first save. */
export const LandingPage = z.object({
  ...(recordOf(Object.keys(TEXTS).map((name) => [name, z.string()])) as {
    [K in keyof typeof TEXTS]: z.ZodString;
  }),
  ...forEachImage(z.string().nullable()),
  accent: z.enum(Object.keys(ACCENTS) as Accent[]),
  id: Id,
  slug: z.string().nullable(),
  public_url: z.string().nullable(),
  published_at: z.string().nullable(),
  taken_down: z.object({ at: z.string(), reason: z.string() }).nullable(),
  lock_version: z.number(),
});
export type LandingPage = z.infer<typeof LandingPage>;

/** `PUT` replaces all texts (an absent one is emptied), and the images that are present: a file replaces, blank removes. */
export const LandingPageChange = LandingPageTexts.extend({
  ...forEachImage(PhotoChange.optional()),
  lock_version: FormLockVersion,
});
export type LandingPageChange = z.output<typeof LandingPageChange>;

/** An image of a draft: an address that only the editor's browser knows, or blank for none. Absent: the stored one. */
const DraftImage = z.union([z.literal(""), z.string().regex(/^blob:https?:\/\/[\w.:[\]-]+\/[\w-]{1,64}$/)]);

const SIX_IMAGES = { ...ONE_PHOTO, files: LANDING_IMAGES.length } satisfies FormFiles;

const Answer = z.object({ landing_page: LandingPage });
const tags = ["landing-pages"];
const params = z.object({ id: Id });

/** A trainer's page by the trainer's id, the platform's by the administrator's. Any other id is 404. */
export const findLandingPage = call(endpoints.findLandingPage, {
  schema: { summary: "A própria página", tags, params, response: { 200: Answer, ...failures(401, 402, 403, 404) } },
});

/** Saves the page; a published page changes at once. 409 `changed_elsewhere` for a stale `lock_version`. */
export const updateLandingPage = call(endpoints.updateLandingPage, {
  config: { form: SIX_IMAGES },
  schema: {
    summary: "Salvar a própria página",
    tags,
    params,
    body: LandingPageChange,
    response: { 200: Answer, ...failures(400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 503) },
  },
});

/** 422 `page_taken_down` for one that the administrator took down. */
export const publishLandingPage = call(endpoints.publishLandingPage, {
  schema: {
    summary: "Publicar ou despublicar a própria página",
    tags,
    params,
    body: z.object({ published: z.boolean() }),
    response: { 200: Answer, ...failures(400, 401, 402, 403, 404, 422) },
  },
});

/** Changes the address; the former one leads to the new one for a year. 422 `name_taken` when another page has it. */
export const changeLandingPageSlug = call(endpoints.changeLandingPageSlug, {
  schema: {
    summary: "Trocar o endereço da própria página",
    tags,
    params,
    body: z.object({
      slug: Typed(0, 100).superRefine((slug, context) => {
        const message = slugProblem(slug);
        if (message) context.addIssue({ code: "custom", message });
      }),
    }),
    response: { 200: Answer, ...failures(400, 401, 402, 403, 404, 422) },
  },
});

export const previewLandingPage = call(endpoints.previewLandingPage, {
  schema: {
    summary: "Prévia de um rascunho da própria página",
    tags,
    params,
    body: LandingPageTexts.extend(forEachImage(DraftImage.optional())),
    response: { 200: z.object({ html: z.string() }), ...failures(400, 401, 402, 403, 404, 422) },
  },
});

export const showLandingImage = call(endpoints.showLandingImage, {
  schema: {
    summary: "Imagem de uma página",
    tags,
    params: z.object({
      tenant: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      key: z.string().regex(/^[0-9a-f-]{36}-\d{1,4}\.(avif|webp|jpg)$/),
    }),
    querystring: z.object({ expires: z.coerce.number().int().optional(), signature: z.string().max(100).optional() }),
    response: {
      200: {
        content: {
          "image/avif": { schema: z.file() },
          "image/webp": { schema: z.file() },
          "image/jpeg": { schema: z.file() },
        },
      },
      ...failures(400, 404),
    },
  },
});

/** `html`: as visitors see it, or would. `published_at`: null for a page that its trainer did not publish. */
export const SupervisedPage = LandingPage.pick({ public_url: true, published_at: true, taken_down: true }).extend({
  html: z.string(),
});
export type SupervisedPage = z.infer<typeof SupervisedPage>;

export const findSupervisedPage = call(endpoints.findSupervisedPage, {
  schema: {
    summary: "A página de um personal, para a administração",
    tags,
    params,
    response: { 200: z.object({ page: SupervisedPage.nullable() }), ...failures(401, 403, 404) },
  },
});

/** Mailed to the trainer with its reason, and logged. A repetition changes nothing. 404 without a page. */
export const supervisePage = call(endpoints.supervisePage, {
  schema: {
    summary: "Tirar do ar ou repor a página de um personal",
    tags,
    params,
    body: z.object({
      taken_down: z.boolean(),
      reason: z.string(MESSAGES.fieldRequired).trim().min(1, MESSAGES.fieldRequired).pipe(Text(300)),
    }),
    response: { 200: z.object({ page: SupervisedPage.nullable() }), ...failures(400, 401, 403, 404, 422) },
  },
});
