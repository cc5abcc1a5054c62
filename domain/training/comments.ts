import { MAX_FILE_BYTES } from "../uploads.ts";

export const MAX_COMMENT_LENGTH = 2000;

/** A set of an exercise, with the cue that follows it, fits into a minute. */
export const MAX_FILM_SECONDS = 60;
/** A minute at the rate of a phone's camera, 6 Mbit/s. */
export const MAX_FILM_BYTES = 50 * 1024 * 1024;

/** A piece of an upload: at 350 kbit/s it arrives in 24 seconds. */
export const PIECE_BYTES = 1024 * 1024;

export const MEDIA_KINDS = ["photo", "film"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export const MAX_MEDIA_BYTES: Readonly<Record<MediaKind, number>> = { photo: MAX_FILE_BYTES, film: MAX_FILM_BYTES };

/** The days for which a trainer may keep photos and films of comments; null: while the student is active. */
export const RETENTION_DAYS = [30, 90, 365, null] as const;
export type RetentionDays = (typeof RETENTION_DAYS)[number];

export const DEFAULT_RETENTION_DAYS: RetentionDays = 90;

export const retentionText = (days: RetentionDays): string =>
  days === null ? "Enquanto o aluno estiver ativo" : days === 365 ? "1 ano" : `${days} dias`;

export const FILM_TOO_LONG = `O vídeo pode ter até ${MAX_FILM_SECONDS} segundos. Corte-o no celular e envie de novo.`;
export const FILM_TOO_LARGE = "O vídeo tem um limite de 50 MB. Grave um mais curto ou em qualidade menor.";
export const FILM_KIND_REFUSED = "Este arquivo não é um vídeo MP4, WebM ou MOV. Escolha outro.";
export const MEDIA_KIND_REFUSED = "Escolha uma foto (JPEG, PNG ou WebP) ou um vídeo (MP4, WebM ou MOV).";
