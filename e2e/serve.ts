import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The real server on demo data that nobody will miss: a folder of its own, gone when the process ends. */
const dataDir = mkdtempSync(join(tmpdir(), "prumo-e2e-"));
process.env.DATA_DIR = dataDir;
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

await import("../server/main.ts");
