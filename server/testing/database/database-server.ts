import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "../../platform/database/embedded/start.ts";
import { prepareDatabase } from "../../platform/process/prepare-database.ts";
import { loadSeed } from "../../seed/load.ts";
import { PASSWORD } from "../password.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The superuser on the template: a prepared database with the catalogue. Every test file gets a copy. */
    templateUrl: string;
    serverUrl: string;
    linkSecret: string;
    scratch: string;
    /** The hash of the factories' password, as cheap to verify as argon2 allows: a hash names its own cost. */
    passwordHash: string;
  }
}

export default async function startDatabaseServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "prumo-tests-"));
  const scratch = mkdtempSync(join(tmpdir(), "prumo-tests-scratch-"));
  const remove = () => {
    for (const folder of [dataDir, scratch]) rmSync(folder, { recursive: true, force: true });
  };
  const server = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} }, throwaway: true }).catch(
    (error: unknown) => {
      remove();
      throw error;
    },
  );
  const stop = async () => {
    await server.stop();
    remove();
  };
  try {
    const { serverUrl, linkSecrets } = await prepareDatabase(server.ownerUrl);
    await loadSeed(server.ownerUrl);
    provide("scratch", scratch);
    provide("templateUrl", server.ownerUrl);
    provide("serverUrl", serverUrl);
    provide("linkSecret", linkSecrets[0].toString("base64"));
    provide("passwordHash", await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
