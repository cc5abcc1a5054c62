import { z } from "zod";
import { MESSAGES } from "#domain/messages.ts";
import { ErrorBody } from "./errors.ts";

/** A row's id in an address. Anything that cannot be one is simply not there (404), so it must fit PostgreSQL's bigint safely. */
export const Id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Long before anybody in the product was born; it keeps out the year 0, which PostgreSQL does not know. */
const FIRST_DAY = "1900-01-01";

/** A calendar day, `yyyy-mm-dd`. */
export const Day = z.iso
  .date({ error: ({ input }) => (input ? MESSAGES.date : MESSAGES.required) })
  .refine((day) => day >= FIRST_DAY, MESSAGES.date);

/** What a person typed: trimmed. PostgreSQL keeps no NUL, and JSON no half of an emoji: the half becomes U+FFFD. */
export const Typed = (min: number, max: number) =>
  z
    .string()
    .overwrite((text) => text.toWellFormed())
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !text.includes("\u0000"), MESSAGES.format);

/** Text that may not be blank. */
export const Text = (max: number) => Typed(1, max);

/** Text that may be left blank; blank is stored as null. */
export const OptionalText = (max: number) => Typed(0, max).nullish();

/** What a list is searched for. */
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
