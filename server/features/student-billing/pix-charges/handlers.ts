import * as calls from "#contract/student-billing/pix-charges.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type InScope, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { findStudentMoney } from "../student-payments/queries.ts";
import { checkPix, makePix } from "./workflows/make-pix.ts";

export function pixChargeRoutes(dependencies: Dependencies): Route[] {
  const answer = async (inScope: InScope, studentId: number) => ({
    money: found(await inScope((scope) => findStudentMoney(scope, studentId, dependencies.clock.now()))),
  });
  return [
    bind(calls.makePixCharge, async ({ params: { id, chargeId }, body, inScope }) => {
      await makePix(dependencies, inScope, { studentId: id, chargeId, ...body });
      return answer(inScope, id);
    }),
    bind(calls.checkPixCharge, async ({ params: { id, chargeId }, inScope }) => {
      await checkPix(dependencies, inScope, { studentId: id, chargeId });
      return answer(inScope, id);
    }),
  ];
}
