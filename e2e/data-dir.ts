import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The journeys' own data folder: the server writes there, the tests read its mails. One per checkout and port. */
export const DATA_DIR = join(
  tmpdir(),
  `prumo-e2e-${createHash("sha256")
    .update(import.meta.dirname + (process.env.E2E_PORT ?? ""))
    .digest("hex")
    .slice(0, 12)}`,
);
