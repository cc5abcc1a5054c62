import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The data folder of the journeys: the server writes to it, the tests read its mails. Each checkout and port has one. */
export const DATA_DIR = join(
  tmpdir(),
  `prumo-e2e-${createHash("sha256")
    .update(import.meta.dirname + (process.env.E2E_PORT ?? ""))
    .digest("hex")
    .slice(0, 12)}`,
);
