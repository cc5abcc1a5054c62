import { listStrengthTests, recordStrengthTest, updateStrengthTest } from "#contract/assessment/strength-tests.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands/written-tests.ts";
import * as queries from "./queries.ts";

export const strengthTestRoutes = ({ clock }: Dependencies): Route[] => [
  bind(listStrengthTests, ({ inScope, params: { studentId } }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.prepareStrengthTests(asStaff(scope), studentId);
      if (outcome === "not_found") return refuse(outcome);
      await recordAccess(scope, { studentId, subject: "strength", action: "read" });
      return { strength_tests: await queries.listStrengthTests(scope, studentId) };
    }),
  ),

  bind(recordStrengthTest, ({ inScope, body }) =>
    inScope(async (scope) => {
      const recorded = await commands.recordStrengthTest(asStaff(scope), body, clock);
      if (recorded.outcome === "no_group") return refuse("invalid", { fields: { muscle_group_id: UNKNOWN_GROUP } });
      if (recorded.outcome === "not_found") return refuse(recorded.outcome);
      await recordAccess(scope, { studentId: body.student_id, subject: "strength", action: "changed" });
      return { strength_test: found(await queries.findStrengthTest(scope, recorded.id)) };
    }),
  ),

  bind(updateStrengthTest, ({ inScope, params, body }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.updateStrengthTest(asStaff(scope), params.id, body, clock);
      if (outcome !== "saved") return refuse(outcome);
      await recordAccess(scope, { studentId: body.student_id, subject: "strength", action: "changed" });
      return { strength_test: found(await queries.findStrengthTest(scope, params.id)) };
    }),
  ),
];

const UNKNOWN_GROUP = "Escolha um grupo muscular da lista";
