import { z } from "zod";
import { ErrorBody } from "./errors.ts";

/** A row's id in an address. Anything that cannot be one is simply not there (404), so it must fit PostgreSQL's bigint safely. */
export const Id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A calendar day, `yyyy-mm-dd`. */
export const Day = z.iso.date("Data inválida");

/** Text that a person typed: trimmed, without NUL, not blank. */
export const Text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !text.includes("\u0000"), "Campo com formato inválido");

/** Text that may be left blank; blank is stored as null. */
export const OptionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes("\u0000"), "Campo com formato inválido")
    .nullish();

/** A yes or no that may come from a multipart form, where everything is text. */
export const Flag = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })]);

/** `page` from 1, `limit` with the list's default and a hard maximum, `q` matched on every word without case or accents. */
export const ListQuery = (defaultLimit: number) =>
  z.object({
    q: z.string().trim().max(200).optional(),
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
