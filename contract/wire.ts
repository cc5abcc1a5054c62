import { z } from "zod";
import { MESSAGES } from "#domain/messages.ts";
import { ErrorBody } from "./errors.ts";

/** A row's id. It must fit PostgreSQL's bigint; a malformed id in an address is 404. */
export const Id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Earlier than any date in the product. It excludes the year 0, which PostgreSQL does not know. */
const FIRST_DAY = "1900-01-01";

/** A calendar day, `yyyy-mm-dd`. */
export const Day = z.iso
  .date({ error: ({ input }) => (input ? MESSAGES.date : MESSAGES.required) })
  .refine((day) => day >= FIRST_DAY, MESSAGES.date);

/** Control characters and the two line separators of Unicode: they break a line, a mail header or the metadata of a PDF. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** The same, but for tab and line break. */
const CONTROL_IN_PARAGRAPHS = /[^\P{Cc}\t\n\r]/u;

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

/** One line of text that may not be blank. */
export const Text = (max: number) => Typed(1, max);

/** One line of text that may be blank. */
export const OptionalText = (max: number) => Typed(0, max).nullish();

/** Text of several lines that may not be blank: trimmed, without control characters but tab and line break. */
export const Paragraphs = (max: number) => paragraphs(1, max);

/** Text of several lines that may be blank. */
export const OptionalParagraphs = (max: number) => paragraphs(0, max).nullish();

const paragraphs = (min: number, max: number) =>
  trimmed(min, max).refine((text) => !CONTROL_IN_PARAGRAPHS.test(text), MESSAGES.paragraphs);

/** The search text of a list. */
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

/** The failures that a call may answer, for the API description; their body is always `ErrorBody`. */
export const failures = <const S extends number>(...statuses: S[]) =>
  Object.fromEntries(statuses.map((status) => [status, ErrorBody])) as { [K in S]: typeof ErrorBody };

/** A PDF to save. */
export const PdfFile = { content: { "application/pdf": { schema: z.file() } } } as const;

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A spreadsheet to save. */
export const XlsxFile = { content: { [XLSX]: { schema: z.file() } } } as const;
