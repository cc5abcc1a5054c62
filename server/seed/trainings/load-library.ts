import { createEntry } from "../../features/prescription/library/commands.ts";
import { asPlatform, PLATFORM, type Scope, type StaffScope } from "../../platform/database/scope.ts";
import { QUOTAS } from "../../platform/limits.ts";
import { platformLibrary } from "../catalogue/library.ts";
import { type CatalogueNames, readCatalogueNames } from "./catalogue-names.ts";
import { seededDraft } from "./draft.ts";
import type { SeededLibraryEntry } from "./types.ts";

/**
 * Adds the first entries of the platform's library, also to a database that was filled before there was a library. Removed
 * entries count, so that none comes back.
 */
export async function loadPlatformLibrary(scope: Scope): Promise<void> {
  const entry = scope.tx.selectFrom("library_entries").select("id").where("trainer_id", "=", PLATFORM);
  if (await entry.limit(1).executeTakeFirst()) return;
  const names = await readCatalogueNames(scope);
  // Where the administrator has renamed an exercise, what uses it is left out, so that the server still starts.
  const complete = platformLibrary.filter((one) => exercisesIn(one).every(names.hasExercise));
  await loadLibrary(asPlatform(scope), complete, names);
}

const exercisesIn = ({ trainings }: SeededLibraryEntry): string[] =>
  trainings.flatMap(({ exercises }) => exercises.flatMap(({ exercise }) => exercise));

/** Adds entries to the library of the scope's tenant. */
export async function loadLibrary(
  scope: StaffScope,
  entries: readonly SeededLibraryEntry[],
  names: CatalogueNames,
): Promise<void> {
  for (const { name, trainings } of entries) {
    const drafts = trainings.map((training) => seededDraft(training, names));
    const saved = await createEntry(scope, { name, trainings: drafts }, QUOTAS);
    if (saved.outcome !== "saved") throw new Error(`library entry ${name}: ${JSON.stringify(saved)}`);
  }
}
