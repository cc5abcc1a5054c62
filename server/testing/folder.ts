import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** An empty folder that is deleted after the run. */
export const aFolder = (): string => mkdtempSync(join(inject("scratch"), "folder-"));
