import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Entry = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("pix"),
    code: z.string(),
    cents: z.number(),
    paidAt: z.number().nullable(),
    expiresAt: z.number(),
    isRefunded: z.boolean(),
    refundedCents: z.number().default(0),
  }),
  z.object({
    outcome: z.literal("paid"),
    cardReference: z.string(),
    brand: z.string().nullable(),
    last4: z.string(),
    isRefunded: z.boolean(),
    refundedCents: z.number().default(0),
  }),
  z.object({ outcome: z.literal("refused"), reason: z.enum(["invalid", "expired", "declined"]) }),
]);
export type LedgerEntry = z.output<typeof Entry>;

/** One file per key is still there after a restart, as a real provider's records are. */
export function openLedger(folder: string) {
  const fileOf = (key: string) => join(folder, `${createHash("sha256").update(key).digest("hex")}.json`);
  return {
    async read(key: string): Promise<LedgerEntry | undefined> {
      try {
        return Entry.parse(JSON.parse(await readFile(fileOf(key), "utf8")));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    /** A reader sees the whole entry or none. */
    async write(key: string, entry: LedgerEntry): Promise<void> {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${randomUUID()}.part`);
      await writeFile(unfinished, JSON.stringify(entry));
      await rename(unfinished, fileOf(key));
    },
  };
}
