import * as calls from "#contract/students/readiness-documents.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { deviceOf } from "#domain/device.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const readinessDocumentRoutes = ({ clock }: Dependencies): Route[] => {
  const today = () => todayInSaoPaulo(clock.now().getTime());
  return [
    bind(calls.listReadinessDocuments, ({ inScope, params: { id: studentId } }) =>
      inScope(async (scope) => {
        const kit = found(await queries.findReadinessKit(scope, studentId, today()));
        await recordAccess(scope, { studentId, subject: "readiness", action: "read" });
        return { kit };
      }),
    ),

    bind(calls.signReadinessDocument, ({ inScope, params: { id: studentId }, body, sender: { userAgent } }) =>
      inScope(async (scope) => {
        const signing = { now: clock.now(), device: deviceOf(userAgent) };
        const signed = await commands.signDocument(scope, studentId, body, signing);
        if (signed.outcome === "invalid") return refuse("invalid", signed);
        if (signed.outcome !== "signed") return refuse(signed.outcome);
        await recordAccess(scope, { studentId, subject: "readiness", action: "changed" });
        return { kit: found(await queries.findReadinessKit(scope, studentId, today())) };
      }),
    ),
  ];
};
