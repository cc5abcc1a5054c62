import { receivePaymentNotice } from "#contract/platform-billing/open-charges.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordPaymentNotice } from "./commands.ts";

const NOT_THE_PROVIDER = { detail: "Este aviso não veio da operadora de pagamentos." };

export const openChargeRoutes = ({ db, clock, payments }: Dependencies): Route[] => [
  bind(receivePaymentNotice, async ({ headers, body }) => {
    const notice = payments.readPaymentNotice(headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    if (notice.outcome === "refused") return refuse("not_signed_in", NOT_THE_PROVIDER);
    if (notice.outcome === "charge")
      await inSignInScope(db, (scope) => recordPaymentNotice(scope, notice, clock.now()));
    return { received: true as const };
  }),
];
