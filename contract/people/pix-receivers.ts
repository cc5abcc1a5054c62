import { z } from "zod";
import { PIX_KEY_KINDS } from "#domain/billing/pix/keys.ts";
import { codesOf } from "#domain/text/labels.ts";

/** `key` is written as the directory of keys stores it; a code shows name and city without accents. */
export const PixReceiver = z.object({
  key: z.string(),
  kind: z.enum(codesOf(PIX_KEY_KINDS)),
  name: z.string(),
  city: z.string(),
});
export type PixReceiver = z.infer<typeof PixReceiver>;
