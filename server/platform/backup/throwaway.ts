import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "../database/embedded/start.ts";
import type { Throwaway } from "./verify.ts";

const QUIET = { info() {}, warn() {} };

/** A PostgreSQL of its own among the temporary files, so that a check never burdens the one that people use. */
export async function openThrowaway(): Promise<Throwaway> {
  const dataDir = mkdtempSync(join(tmpdir(), "prumo-check-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { ownerUrl, stop } = await startEmbeddedDatabase({ dataDir, log: QUIET, throwaway: true });
    return { ownerUrl, close: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
