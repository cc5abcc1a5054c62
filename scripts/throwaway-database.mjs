/** A migrated database for the duration of some work. It needs the pinned Node, because it imports TypeScript. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export async function withThrowawayDatabase(work) {
  const { startEmbeddedDatabase } = await import("../server/platform/database/embedded/start.ts");
  const { prepareDatabase } = await import("../server/platform/process/prepare-database.ts");
  const dataDir = mkdtempSync(join(tmpdir(), "prumo-throwaway-"));
  try {
    const database = await startEmbeddedDatabase({ dataDir, log: console, throwaway: true });
    try {
      await prepareDatabase(database.ownerUrl);
      return await work(database.ownerUrl);
    } finally {
      await database.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
