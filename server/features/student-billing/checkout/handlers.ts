import * as calls from "#contract/student-billing/checkout.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import { approve, refuseStudent } from "./workflows/decide.ts";
import { findOffer } from "./workflows/find-offer.ts";
import { purchase } from "./workflows/purchase.ts";

export const checkoutRoutes = (dependencies: Dependencies): Route[] => [
  on(calls.findOffer, async ({ params }) => (await findOffer(dependencies, params)).offer),
  on(calls.purchasePlan, ({ params, body }) => purchase(dependencies, params, body)),
  on(calls.decideOnStudent, ({ actor, params, body }) =>
    body.approved ? approve(dependencies, actor, params.id) : refuseStudent(dependencies, actor, params.id),
  ),
];
