import { rmSync } from "node:fs";
import { aPostalService, viaCep } from "#server/testing/postal-service.ts";
import { DATA_DIR } from "./data-dir.ts";

/** The real server on demo data that nobody will miss: a folder of its own, gone when the process ends. */
const discard = () => rmSync(DATA_DIR, { recursive: true, force: true });

discard();
process.env.DATA_DIR = DATA_DIR;
process.on("exit", discard);
// The post office is not for tests to bother: its place is taken by a local one.
await aPostalService(viaCep);

await import("../server/main.ts");
