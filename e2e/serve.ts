import { rmSync } from "node:fs";
import { DATA_DIR } from "./data-dir.ts";

/** The real server on demo data that nobody will miss: a folder of its own, gone when the process ends. */
const discard = () => rmSync(DATA_DIR, { recursive: true, force: true });

discard();
process.env.DATA_DIR = DATA_DIR;
process.on("exit", discard);

await import("../server/main.ts");
