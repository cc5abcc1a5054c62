import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The journeys' own data folder: the server writes there, the tests read its mails. One per checkout. */
export const DATA_DIR = join(
  tmpdir(),
  `prumo-e2e-${createHash("sha256")
    .update(import.meta.dirname)
    .digest("hex")
    .slice(0, 12)}`,
);
