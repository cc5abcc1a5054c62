import { createEntry } from "../../features/prescription/library/commands.ts";
import { asPlatform, type Scope, type StaffScope } from "../../platform/database/scope.ts";
import { QUOTAS } from "../../quotas.ts";
import { platformLibrary } from "../catalogue/library.ts";
import { type CatalogueNames, readCatalogueNames } from "./catalogue-names.ts";
import { seededDraft } from "./draft.ts";
import type { SeededLibraryEntry } from "./types.ts";

export async function loadPlatformLibrary(scope: Scope): Promise<void> {
  await loadLibrary(asPlatform(scope), platformLibrary, await readCatalogueNames(scope));
}

export async function loadLibrary(
  scope: StaffScope,
  entries: readonly SeededLibraryEntry[],
  names: CatalogueNames,
): Promise<void> {
  for (const { name, tags, trainings } of entries) {
    const drafts = trainings.map((training) => seededDraft(training, names));
    const saved = await createEntry(scope, { name, ...tags, trainings: drafts }, QUOTAS.libraryEntries);
    if (saved.outcome !== "saved") throw new Error(`library entry ${name}: ${JSON.stringify(saved)}`);
  }
}
