import { type PreparedDatabase, prepareSchema } from "../database/prepare.ts";
import { mailSeed, migrateJobs } from "../jobs/worker.ts";
import { sealingKey } from "../mail/seal.ts";

export const prepareDatabase = (ownerUrl: string): Promise<PreparedDatabase> =>
  prepareSchema(ownerUrl, {
    mailSealingKey: sealingKey(mailSeed(ownerUrl)),
    migrateQueue: () => migrateJobs(ownerUrl),
  });
