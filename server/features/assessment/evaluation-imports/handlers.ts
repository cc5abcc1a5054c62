import * as calls from "#contract/assessment/evaluation-imports.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff, asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const evaluationImportRoutes = ({ clock }: Pick<Dependencies, "clock">): Route[] => [
  bind(calls.findImportedStudents, ({ inScope, body }) =>
    inScope(async (scope) => ({ students: await queries.listSoughtStudents(asTrainer(scope), body) })),
  ),

  bind(calls.importEvaluations, ({ inScope, body: { key, rows } }) =>
    inScope(async (scope) => {
      const done = await commands.importEvaluations(asTrainer(scope), key, rows, clock);
      if (done.outcome === "not_found") return refuse("not_found");
      if (done.outcome === "refused") return refuse("invalid", { fields: done.fields });
      return { import: done.import };
    }),
  ),

  bind(calls.findLastEvaluationImport, async ({ inScope }) => ({
    import: await inScope((scope) => queries.findLastImport(asTrainer(scope), clock.now())),
  })),

  bind(calls.undoEvaluationImport, ({ inScope, body: { key } }) =>
    inScope(async (scope) => {
      const undone = await commands.undoImport(asTrainer(scope), key);
      if (undone.outcome === "not_found") return refuse("not_found");
      return { removed_count: undone.removedCount };
    }),
  ),

  bind(calls.removeImportedEvaluation, ({ inScope, params: { id: studentId, evaluationId } }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.removeImported(asStaff(scope), { studentId, evaluationId });
      if (outcome === "not_found") return refuse(outcome);
      return undefined;
    }),
  ),
];
