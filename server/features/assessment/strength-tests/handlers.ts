import {
  exchangeStrengthChanges,
  findStrengthOnDays,
  listStrengthTests,
  recordStrengthTest,
  updateStrengthTest,
} from "#contract/assessment/strength-tests.ts";
import { deviceOf } from "#domain/device.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff } from "../../../platform/database/scope.ts";
import { bind, type Route, type Sender } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { exchangeChanges } from "./commands/exchanged-tests.ts";
import * as commands from "./commands/written-tests.ts";
import * as queries from "./queries.ts";

export function strengthTestRoutes({ clock }: Dependencies): Route[] {
  const sendingOf = ({ userAgent }: Sender) => ({ clock, device: deviceOf(userAgent) });

  return [
    bind(listStrengthTests, ({ inScope, params: { studentId } }) =>
      inScope(async (scope) => {
        const { outcome } = await commands.prepareStrengthTests(asStaff(scope), studentId);
        if (outcome === "not_found") return refuse(outcome);
        await recordAccess(scope, { studentId, subject: "strength", action: "read" });
        return queries.findStrengthSheet(scope, studentId);
      }),
    ),

    bind(findStrengthOnDays, ({ inScope, params: { studentId }, query }) =>
      inScope(async (scope) => {
        const tested = found(await queries.findStrengthOnDays(scope, studentId, query));
        await recordAccess(scope, { studentId, subject: "strength", action: "read" });
        return tested;
      }),
    ),

    bind(exchangeStrengthChanges, ({ inScope, params: { studentId }, body, sender }) =>
      inScope(async (scope) => {
        const exchanged = await exchangeChanges(asStaff(scope), studentId, body, sendingOf(sender));
        if (exchanged.outcome === "not_found") return refuse(exchanged.outcome);
        const { refused, hasNew } = exchanged;
        await recordAccess(scope, { studentId, subject: "strength", action: hasNew ? "changed" : "read" });
        return { ...(await queries.findStrengthSheet(scope, studentId)), refused: [...refused] };
      }),
    ),

    bind(recordStrengthTest, ({ inScope, body, sender }) =>
      inScope(async (scope) => {
        const recorded = await commands.recordStrengthTest(asStaff(scope), body, sendingOf(sender));
        if (recorded.outcome === "no_group") return refuse("invalid", { fields: { muscle_group_id: UNKNOWN_GROUP } });
        if (recorded.outcome === "not_found") return refuse(recorded.outcome);
        await recordAccess(scope, { studentId: body.student_id, subject: "strength", action: "changed" });
        return { strength_test: found(await queries.findStrengthTest(scope, recorded.id)) };
      }),
    ),

    bind(updateStrengthTest, ({ inScope, params, body, sender }) =>
      inScope(async (scope) => {
        const { outcome } = await commands.updateStrengthTest(asStaff(scope), params.id, body, sendingOf(sender));
        if (outcome !== "saved") return refuse(outcome);
        await recordAccess(scope, { studentId: body.student_id, subject: "strength", action: "changed" });
        return { strength_test: found(await queries.findStrengthTest(scope, params.id)) };
      }),
    ),
  ];
}

const UNKNOWN_GROUP = "Escolha um grupo muscular da lista";
