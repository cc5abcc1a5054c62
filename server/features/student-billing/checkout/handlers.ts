import * as calls from "#contract/student-billing/checkout.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { findOffer } from "./workflows/find-offer.ts";
import { purchase } from "./workflows/purchase.ts";

export const checkoutRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.findOffer, async ({ params }) => (await findOffer(dependencies, params)).offer),
  bind(calls.purchasePlan, ({ params, body }) => purchase(dependencies, params, body)),
];
