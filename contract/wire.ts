import { z } from "zod";
import { mapRecord } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { ErrorBody } from "./errors.ts";
import { IDEMPOTENCY_KEY } from "./idempotency-key.ts";

/** A row's id. It must fit PostgreSQL's bigint; a malformed id in an address is 404. */
export const Id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Earlier than any date in the product. It excludes the year 0, which PostgreSQL does not know. */
const FIRST_DAY = "1900-01-01";
/** Later than any date in the product. Weeks and periods that are counted from it still have a year of four digits. */
const LAST_DAY = "2200-12-31";

/** A calendar day, `yyyy-mm-dd`, from 1900 to 2200. `blank`: the sentence for an absent one. */
export const RequiredDay = (blank: string) =>
  z.iso
    .date({ error: ({ input }) => (input ? MESSAGES.date : blank) })
    .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, MESSAGES.date);

export const Day = RequiredDay(MESSAGES.required);

/** An instant of those days, ISO 8601. It is kept in UTC, so that texts of instants compare. */
export const Instant = z.iso
  .datetime({ offset: true })
  .refine((moment) => moment >= FIRST_DAY && moment <= LAST_DAY, MESSAGES.date)
  .transform((moment) => new Date(moment).toISOString());

/** The version of a row that was read. The next one must fit an integer of PostgreSQL. */
export const LockVersion = z.number().int().min(0).max(2_147_483_646);

export const FormLockVersion = z.coerce.number().pipe(LockVersion);

/** Control characters and the two line separators of Unicode: they break a line, a mail header or the metadata of a PDF. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Trimmed text. Half an emoji becomes U+FFFD, because JSON cannot carry it. */
const trimmed = (min: number, max: number) =>
  z
    .string()
    .overwrite((text) => text.toWellFormed())
    .trim()
    .min(min)
    .max(max);

/** One line of text that a person typed: trimmed, without line breaks and control characters. */
export const Typed = (min: number, max: number) =>
  trimmed(min, max).refine((text) => !CONTROL.test(text), MESSAGES.oneLine);

export const Text = (max: number) => Typed(1, max);

export const OptionalText = (max: number) => Typed(0, max).nullish();

/** Text of several lines that may not be blank: trimmed, without control characters but tab and line break. */
export const Paragraphs = (max: number) => paragraphs(1, max);

export const OptionalParagraphs = (max: number) => paragraphs(0, max).nullish();

const paragraphs = (min: number, max: number) =>
  trimmed(min, max).refine((text) => !hasControlCharacter(text), MESSAGES.paragraphs);

export const SearchText = Typed(0, 200);

/** A yes or no that may come from a multipart form, where everything is text. */
export const Flag = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })]);

/** `page` from 1, `limit` with the list's default and a hard maximum, `q` matched on every word without case or accents. */
export const ListQuery = (defaultLimit: number) =>
  z.object({
    q: SearchText.optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(1000).default(defaultLimit),
  });

export const ListMeta = z.object({ next_page: z.number().nullable(), total_count: z.number() });

export const Nothing = z.undefined();

/** For the API description; their body is always `ErrorBody`. */
export const failures = <const S extends number>(...statuses: S[]) => mapRecord(statuses, () => ErrorBody);

export const PdfFile = { content: { "application/pdf": { schema: z.file() } } } as const;

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const XlsxFile = { content: { [XLSX]: { schema: z.file() } } } as const;

export const PDF_FAILURES = failures(400, 401, 403, 404, 422, 429, 503);

export const CreationHeaders = z.looseObject({
  [IDEMPOTENCY_KEY]: z
    .string()
    .transform((given) => given.replace(/^"(.*)"$/, "$1"))
    .pipe(z.uuid())
    .optional(),
});

/** Control characters but tab and line break. PostgreSQL stores no NUL; the others break headers, files and terminals. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

export const withoutControlCharacters = (text: string): string => text.replaceAll(CONTROL_CHARACTERS, "");

export const hasControlCharacter = (text: string): boolean => text.search(CONTROL_CHARACTERS) >= 0;

/** `call` puts this check on every part of every call, so that no single shape has to remember it. */
export function refuseControlCharacters({ value, issues }: z.core.ParsePayload): void {
  for (const path of placesOfControlCharacters(value)) {
    issues.push({ code: "custom", message: MESSAGES.paragraphs, input: value, path });
  }
}

function placesOfControlCharacters(part: unknown, path: readonly string[] = []): string[][] {
  if (typeof part === "string") return hasControlCharacter(part) ? [[...path]] : [];
  if (!isStructure(part)) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    hasControlCharacter(name) ? [[...path]] : placesOfControlCharacters(value, [...path, name]),
  );
}

/** Files and bytes are objects of classes; what JSON or a form brought is not. */
const isStructure = (part: unknown): part is object => {
  if (typeof part !== "object" || part === null) return false;
  const prototype: unknown = Object.getPrototypeOf(part);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};
