import * as calls from "#contract/student-billing/student-cards.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope as openScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { findPayingStudent, findStudentMoney } from "../student-payments/queries.ts";
import { stopCard } from "./commands.ts";
import { keepCard } from "./workflows/keep-card.ts";

export const studentCardRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.keepStudentCard, async ({ params: { id }, body, inScope }) => {
    await keepCard(dependencies, inScope, { studentId: id, ...body });
    return { money: found(await inScope((scope) => findStudentMoney(scope, id, dependencies.clock.now()))) };
  }),
  bind(calls.removeStudentCard, async ({ params: { id }, inScope }) => {
    const trainerId = await inScope(async (scope) => {
      found(await findPayingStudent(scope, id));
      return found(scope.actor.trainerId ?? undefined);
    });
    const payee = actAsTrainer(trainerId, "purchase");
    await openScope(dependencies.db, payee, (scope) => stopCard(asTrainer(scope), id, dependencies.clock.now()));
    return { money: found(await inScope((scope) => findStudentMoney(scope, id, dependencies.clock.now()))) };
  }),
];
