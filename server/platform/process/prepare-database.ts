import { type PreparedDatabase, prepareSchema } from "../database/prepare.ts";
import { mailSeed, migrateJobs } from "../jobs/worker.ts";
import { sealingKey } from "../mail/seal.ts";

/** `upTo` stops at an older version's migration, to load a backup of it. */
export const prepareDatabase = (
  ownerUrl: string,
  { upTo }: { readonly upTo?: string | undefined } = {},
): Promise<PreparedDatabase> =>
  prepareSchema(ownerUrl, {
    mailSealingKey: sealingKey(mailSeed(ownerUrl)),
    migrateQueue: () => migrateJobs(ownerUrl),
    upTo,
  });
