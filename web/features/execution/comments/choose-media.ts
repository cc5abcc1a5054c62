import {
  FILM_TOO_LARGE,
  FILM_TOO_LONG,
  MAX_FILM_BYTES,
  MAX_FILM_SECONDS,
  MEDIA_KIND_REFUSED,
} from "#domain/training/comments.ts";
import { PhotoProblem, shrinkPhoto } from "../../assessment/posture-photos/shrink-photo.ts";
import type { ChosenMedia } from "./outbox/waiting-comment.ts";

/** A phone offers its camera for these. */
export const ACCEPTED_MEDIA = "image/*,video/*";

/** A file that says nothing within this time is left to the server. */
const PATIENCE_MS = 4000;

export class MediaProblem extends Error {}

/** Throws `MediaProblem` with a sentence. */
export async function chooseMedia(file: File): Promise<ChosenMedia> {
  if (file.type.startsWith("image/")) {
    try {
      return { kind: "photo", file: await shrinkPhoto(file) };
    } catch (error) {
      throw error instanceof PhotoProblem ? new MediaProblem(error.message) : error;
    }
  }
  if (!file.type.startsWith("video/")) throw new MediaProblem(MEDIA_KIND_REFUSED);
  if (file.size > MAX_FILM_BYTES) throw new MediaProblem(FILM_TOO_LARGE);
  const seconds = await secondsOf(file);
  if (seconds !== null && seconds > MAX_FILM_SECONDS + 1) throw new MediaProblem(FILM_TOO_LONG);
  return { kind: "film", file };
}

/** Null where the browser cannot tell: what it recorded itself has no length. */
function secondsOf(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const film = document.createElement("video");
  film.preload = "metadata";
  film.onloadedmetadata = () => resolve(Number.isFinite(film.duration) ? film.duration : null);
  film.onerror = () => resolve(null);
  setTimeout(() => resolve(null), PATIENCE_MS);
  film.src = address;
  return promise.finally(() => URL.revokeObjectURL(address));
}
