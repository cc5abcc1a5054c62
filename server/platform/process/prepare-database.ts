import { type PreparedDatabase, prepareSchema } from "../database/schema/prepare.ts";
import { letterSecrets, migrateJobs } from "../jobs/worker.ts";
import { sealingKey } from "../mail/seal.ts";

interface Preparation {
  readonly secretKeys?: readonly string[];
  /** Stops at an older version's migration, to load a backup of it. */
  readonly upTo?: string | undefined;
}

export const prepareDatabase = (ownerUrl: string, { secretKeys, upTo }: Preparation = {}): Promise<PreparedDatabase> =>
  prepareSchema(ownerUrl, {
    secretKeys,
    mailSealingKey: sealingKey(letterSecrets({ ownerUrl, secretKeys })[0]),
    migrateQueue: () => migrateJobs(ownerUrl),
    upTo,
  });
