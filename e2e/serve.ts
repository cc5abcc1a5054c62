import { rmSync } from "node:fs";
import { aPostalService, viaCep } from "#server/testing/postal-service.ts";
import { DATA_DIR } from "./data-dir.ts";

/** The real server with demo data in its own folder, which is deleted when the process ends. */
const discard = () => rmSync(DATA_DIR, { recursive: true, force: true });

discard();
process.env.DATA_DIR = DATA_DIR;
process.on("exit", discard);
// A local service replaces the public postal services.
await aPostalService(viaCep);

await import("../server/main.ts");
