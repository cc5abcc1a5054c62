import { z } from "zod";
import { IMAGE_TOO_LARGE, MAX_FILE_BYTES } from "#domain/uploads.ts";
import { call, type FormFiles } from "../call.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./photos.endpoints.ts";

/** An image file. Its content decides its type, not its name. */
export const Photo = z.file().max(MAX_FILE_BYTES, IMAGE_TOO_LARGE);

/** The photo field of a form: a file replaces the photo, blank removes it. */
export const PhotoChange = z.union([Photo, z.literal(""), z.null()]);
export type PhotoChange = z.output<typeof PhotoChange>;

export const ONE_PHOTO = { files: 1, maxBytes: MAX_FILE_BYTES, tooLarge: IMAGE_TOO_LARGE } satisfies FormFiles;

/** A photo by its signed, short-lived address; the signature replaces the session, which an `<img>` cannot send. */
export const showPhoto = call(endpoints.showPhoto, {
  schema: {
    summary: "Foto por endereço assinado e temporário",
    tags: ["students"],
    params: z.object({ key: z.string().regex(/^[\w-]{36}\.webp$/) }),
    querystring: z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) }),
    response: { 200: { content: { "image/webp": { schema: z.file() } } }, ...failures(400, 404) },
  },
});
