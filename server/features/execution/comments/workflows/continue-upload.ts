import type { FastifyBaseLogger } from "fastify";
import { FILM_KIND_REFUSED, FILM_TOO_LONG, MAX_FILM_SECONDS, type MediaKind } from "#domain/training/comments.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type Scope, tenantOf } from "../../../../platform/database/scope.ts";
import type { ByteRange } from "../../../../platform/files/film/film.ts";
import { blank } from "../../../../platform/files/film/mp4.ts";
import { beginsAsFilm, readFilm } from "../../../../platform/files/film/read-film.ts";
import { resize } from "../../../../platform/files/resize.ts";
import { saveOrRemove } from "../../../../platform/files/save-or-remove.ts";
import { refuseImage } from "../../../../platform/files/with-photo.ts";
import type { InScope } from "../../../../platform/http/route.ts";
import { found, Refusal, refuse } from "../../../../platform/refusal.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { addPiece, completeMedia, dropUploads, replacePieces, tellOther } from "../commands.ts";
import { findOwnMedia, findSettings, findWordless, listPieces } from "../queries.ts";
import { LEAST_PIECE_BYTES, type Piece, partsOf } from "../rules.ts";
import { readParts } from "./read-media.ts";

/** A movement and the hand that shows it are seen at this size. */
const KEPT_PIXELS = 1600;

/** A film's last part of a second, and what the clock of a camera is late. */
const TOLERANCE_SECONDS = 1;

interface Upload {
  readonly commentId: number;
  readonly offset: number;
  readonly bytes: Buffer;
  readonly inScope: InScope;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

type UploadDependencies = Pick<Dependencies, "clock" | "commentMedia">;

/** Answers the offset of the next piece. The first transaction refuses early what the second one would refuse. */
export async function continueUpload(dependencies: UploadDependencies, upload: Upload): Promise<number> {
  const { commentId, offset, bytes, inScope, log } = upload;
  const { commentMedia } = dependencies;
  const { kind, size, tenant, accountId } = await inScope((scope) => checkPiece(scope, upload));
  const next = offset + bytes.length;
  if (offset === 0 && kind === "film")
    await orDrop(dependencies, upload, async () => beginsAsFilm(bytes) || refuseFilm());
  const file_key = await commentMedia.keep(tenant, bytes);
  const piece = { first_byte: offset, size_bytes: bytes.length, file_key };
  await saveOrRemove({ store: commentMedia, keys: [file_key], log }, () =>
    next < size
      ? inScope((scope) => add(scope, commentId, piece))
      : commentMedia.inTurn(accountId, () => finish(dependencies, upload, { kind, tenant, piece })),
  );
  return next;
}

async function checkPiece(scope: Scope, { commentId, offset, bytes }: Upload) {
  const { kind, size_bytes: size, ...media } = found(await findOwnMedia(scope, commentId));
  if (media.completed_at || offset !== media.received_bytes) return refuse("upload_offset");
  const rest = size - offset;
  if (bytes.length > rest) return refuse("file_too_large", { detail: "O arquivo é maior do que o anunciado." });
  if (bytes.length < Math.min(LEAST_PIECE_BYTES, rest))
    return refuse("invalid", { detail: "Envie o arquivo em pedaços de pelo menos 256 KB." });
  if (scope.actor.role === "student" && (await findSettings(scope)).consent_given_at === null)
    return refuse("consent_missing");
  return { kind, size, tenant: tenantOf(scope.actor), accountId: scope.actor.userId };
}

async function add(scope: Scope, commentId: number, piece: Piece): Promise<void> {
  const { outcome } = await addPiece(scope, commentId, piece);
  if (outcome !== "saved") refuse(outcome);
}

interface LastPiece {
  readonly kind: MediaKind;
  readonly tenant: number;
  readonly piece: Piece;
}

/** The last piece and what the whole turned out to be are written together: who is cut off here sends the last piece again. */
async function finish(dependencies: UploadDependencies, upload: Upload, { kind, tenant, piece }: LastPiece) {
  const { clock, commentMedia } = dependencies;
  const { commentId, inScope } = upload;
  const stored = await inScope((scope) => listPieces(scope, commentId));
  // Another one may have sent the same last piece a moment ago.
  const pieces = [...stored.filter(({ first_byte }) => first_byte < piece.first_byte), piece];
  // The comment may have been removed meanwhile, and its pieces with it.
  if (pieces.reduce((sum, { size_bytes }) => sum + size_bytes, 0) < piece.first_byte + piece.size_bytes)
    return refuse("not_found");
  const parts: Buffer[] = [];
  const everything = partsOf(pieces, { start: 0, end: Number.POSITIVE_INFINITY });
  for await (const part of readParts(commentMedia, everything)) parts.push(part);
  const wholeFile = Buffer.concat(parts);
  const { media, photo, noted } = await orDrop(dependencies, upload, async () =>
    kind === "photo" ? redrawn(wholeFile) : filmOf(wholeFile),
  );
  for (const range of noted) blank(wholeFile, range);
  for (const { file_key, first_byte, size_bytes } of pieces.filter((one) => holdsAny(one, noted)))
    await commentMedia.write(file_key, wholeFile.subarray(first_byte, first_byte + size_bytes));
  const photoKey = photo && (await commentMedia.keep(tenant, photo));
  await inScope(async (scope) => {
    await add(scope, commentId, piece);
    if (photo && photoKey)
      await replacePieces(scope, commentId, { first_byte: 0, size_bytes: photo.length, file_key: photoKey });
    const { student_id: studentId } = await completeMedia(scope, { commentId, media, now: clock.now() });
    const wordless = await findWordless(scope, commentId);
    if (wordless) await tellOther(scope, { studentId, trainingKey: wordless.training_key });
    await recordAccess(scope, { studentId, subject: "comments", action: "changed" });
  });
}

const holdsAny = (piece: Piece, ranges: readonly ByteRange[]): boolean =>
  ranges.some((range) => partsOf([piece], range).length > 0);

/** Upright, smaller and without what the camera noted. */
async function redrawn(bytes: Buffer) {
  const photo = await resize(bytes, { pixels: KEPT_PIXELS, fit: "inside" });
  if ("refused" in photo) return refuseImage(photo, "media");
  const { width, height } = photo;
  return { media: { media_type: "image/webp", width, height, duration_seconds: null }, photo: photo.bytes, noted: [] };
}

function filmOf(bytes: Buffer) {
  const film = readFilm(bytes) ?? refuseFilm();
  const { mediaType: media_type, width, height, seconds: duration_seconds, metadata: noted } = film;
  if (duration_seconds !== null && duration_seconds > MAX_FILM_SECONDS + TOLERANCE_SECONDS)
    return refuse("file_too_large", { detail: FILM_TOO_LONG, fields: { media: FILM_TOO_LONG } });
  return { media: { media_type, width, height, duration_seconds }, photo: undefined, noted };
}

const refuseFilm = (): never =>
  refuse("file_type_refused", { detail: FILM_KIND_REFUSED, fields: { media: FILM_KIND_REFUSED } });

/** A file that can never become a photo or a film is forgotten at once: sending it again would end in the same way. */
async function orDrop<T>(
  { clock }: UploadDependencies,
  { inScope, commentId }: Upload,
  look: () => Promise<T>,
): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Refusal) await inScope((scope) => dropUploads(scope, [commentId], clock.now()));
    throw error;
  }
}
