import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test as base } from "./test.ts";

interface OwnServer {
  readonly address: string;
  readonly dataDir: string;
}

type Settings = Readonly<Record<string, string>>;

/**
 * A separate server for journeys that change what all people see. The journeys of one worker share it, unless they set
 * `test.use({ sharedAs })`, with `settings` if need be.
 */
export const test = base.extend<object, { sharedAs: string; settings: Settings; ownServer: OwnServer }>({
  sharedAs: ["all", { scope: "worker", option: true }],
  settings: [{}, { scope: "worker", option: true }],
  ownServer: [
    async ({ settings }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "prumo-e2e-own-"));
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const server = spawn(process.execPath, ["server/main.ts"], {
        cwd: join(import.meta.dirname, ".."),
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: "1", LOG_LEVEL: "warn", ...settings },
        stdio: ["ignore", "ignore", "inherit"],
      });
      try {
        await expect.poll(() => isReady(address), { timeout: 50_000 }).toBe(true);
        await use({ address, dataDir });
      } finally {
        await stop(server);
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.address),
});

const isReady = async (address: string): Promise<boolean> =>
  fetch(`${address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}
