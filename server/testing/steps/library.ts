import type { z } from "zod";
import { addToLibrary, type LibraryAddition, type LibraryEntry } from "#contract/prescription/library.ts";
import type { Bearer } from "../send.ts";
import { send } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { aTraining } from "./cycles.ts";

export async function aLibraryEntry(
  { app }: TestApp,
  as: Bearer,
  changes: Partial<z.input<typeof LibraryAddition>> = {},
): Promise<LibraryEntry> {
  const body = { name: "Membros inferiores", training: [aTraining()], ...changes };
  return (await send(app, addToLibrary, { body, as })).body.training_library;
}
