import { z } from "zod";
import { photoSlotsReadBy } from "../assessment/reader-view.ts";

const Share = z.number().min(0).max(1);

/** A rectangle of the photo in shares of its width and height, from its upper left corner. */
export const FaceBox = z.strictObject({ x: Share, y: Share, width: Share.positive(), height: Share.positive() });
export type FaceBox = z.infer<typeof FaceBox>;

/** A posture photo that its student may see. `added_at`: of the photo that was looked at; another one in its slot is not shared. `face`: what is blurred; null: nothing. */
export const SharedPhoto = z.strictObject({
  slot: z.enum(photoSlotsReadBy("student")),
  added_at: z.iso.datetime(),
  face: FaceBox.nullable(),
});
export type SharedPhoto = z.infer<typeof SharedPhoto>;
