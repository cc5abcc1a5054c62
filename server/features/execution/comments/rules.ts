import { MS_PER_DAY } from "#domain/calendar-date.ts";
import type { ByteRange } from "../../../platform/files/film/film.ts";
import type { Quota } from "../../../platform/quotas.ts";

/** An upload that was not finished by then is forgotten. */
export const UPLOAD_PATIENCE_MS = MS_PER_DAY;

/** Smaller pieces, but for the last one, would be rows without end. */
export const LEAST_PIECE_BYTES = 256 * 1024;

export const COMMENT_QUOTA: Quota = {
  max: 300,
  sentence: (limit) => `Você chegou ao limite de ${limit} comentários em 24 horas. Tente novamente mais tarde.`,
};

/** About 170 of the largest films, or 2,000 of ten seconds. */
export const COMMENT_MEDIA_QUOTA: Quota = {
  max: 8000,
  sentence: (limit) =>
    `O espaço para fotos e vídeos de comentários chegou ao limite de ${limit} MB. Apague os que não usa mais.`,
};

/** From the first byte to the last, both inside (RFC 9110, 14.1.2). Undefined: the whole, also for several ranges and impossible ones. */
export function rangeOf(header: string | undefined, sizeBytes: number): { first: number; last: number } | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const first = from === "" ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  const last = from === "" || to === "" ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  return first <= last ? { first, last } : undefined;
}

export interface Piece {
  readonly first_byte: number;
  readonly size_bytes: number;
  readonly file_key: string;
}

/** The parts of pieces that make up a range, in order. */
export const partsOf = (pieces: readonly Piece[], { start, end }: ByteRange) =>
  pieces.flatMap(({ first_byte, size_bytes, file_key }) => {
    const part = { key: file_key, start: Math.max(start - first_byte, 0), end: Math.min(end - first_byte, size_bytes) };
    return part.start < part.end ? [part] : [];
  });
