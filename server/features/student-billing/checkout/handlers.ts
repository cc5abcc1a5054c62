import * as calls from "#contract/student-billing/checkout.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { findOffer, findPlanOnSale } from "./workflows/find-offer.ts";
import { purchase } from "./workflows/purchase.ts";

export const checkoutRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.findOffer, async ({ params }) => (await findOffer(dependencies, params)).offer),
  bind(calls.purchasePlan, ({ params, body }) => purchase(dependencies, params, body)),
];

/** For the status of the page: search engines forget a plan that is not sold any more. */
export const isForSale =
  (dependencies: Dependencies) =>
  async (params: unknown): Promise<boolean> => {
    const { data: path } = calls.findOffer.schema.params.safeParse(params);
    return path !== undefined && (await findPlanOnSale(dependencies, path)) !== undefined;
  };
