import { decideOnStudent } from "#contract/student-billing/approvals.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { approve, refuseStudent } from "./workflows/decide.ts";

export const approvalRoutes = (dependencies: Dependencies): Route[] => [
  bind(decideOnStudent, ({ actor, params, body }) =>
    body.approved ? approve(dependencies, actor, params.id) : refuseStudent(dependencies, actor, params.id),
  ),
];
