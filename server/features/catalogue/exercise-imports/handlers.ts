import * as calls from "#contract/catalogue/exercise-imports.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";

export const exerciseImportRoutes = ({ clock }: Pick<Dependencies, "clock">): Route[] => [
  bind(calls.importExercises, ({ inScope, body }) => inScope((scope) => importAll(scope, body))),
  bind(calls.importAdminExercises, ({ inScope, body }) => inScope((scope) => importAll(scope, body))),
  bind(calls.undoExerciseImport, ({ inScope, body }) => inScope((scope) => undo(scope, body.key, clock))),
  bind(calls.undoAdminExerciseImport, ({ inScope, body }) => inScope((scope) => undo(scope, body.key, clock))),
];

interface ImportBody {
  readonly key: string;
  readonly rows: readonly commands.ImportedRow[];
}

async function importAll(scope: Scope, { key, rows }: ImportBody) {
  const done = await commands.importExercises(scope, key, rows);
  if (done.outcome === "refused") return refuse("invalid", { fields: done.fields });
  return { import: { key, created_count: done.createdCount, existing_lines: [...done.existingLines] } };
}

async function undo(scope: Scope, key: string, clock: Clock) {
  const done = await commands.undoImport(scope, key, clock);
  if (done.outcome === "not_found") return refuse(done.outcome);
  return { removed_count: done.removedCount, kept_count: done.keptCount };
}
