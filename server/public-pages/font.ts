import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"));
const bytes = readFileSync(FILE);
const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/** Its address changes with its content, so that it may be kept for a year. */
export const FONT = { address: `/fontes/inter-${hash}.woff2`, bytes } as const;
