/**
 * `npm run dev`: Vite with reload, and a server that restarts on every change. The embedded database keeps running in
 * this process; the server gets its address in DATABASE_URL.
 */
import { onRightNode, run } from "./bootstrap.mjs";

await onRightNode(import.meta.url);

const { loadConfig } = await import("../server/platform/config.ts");
const { startEmbeddedDatabase } = await import("../server/platform/database/embedded/start.ts");

try {
  const config = loadConfig(process.env);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log: console });
  const env = embedded ? { DATABASE_URL: embedded.ownerUrl, DEMO: config.demo ? "1" : "0" } : {};
  await Promise.all([
    run("node", ["--watch", "--watch-preserve-output", "server/main.ts"], { env }),
    run("vite", ["web", "--clearScreen", "false"]),
  ]);
  await embedded?.stop();
} catch (error) {
  console.error(error.name === "StartFailure" ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
