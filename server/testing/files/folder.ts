import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

export const aFolder = (): string => mkdtempSync(join(inject("scratch"), "folder-"));
