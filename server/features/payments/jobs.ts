import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asTrainer, inScope, inSignInScope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { Job } from "../../platform/jobs/worker.ts";
import { sendRenewalNotice } from "./commands.ts";
import { listTrainersToNotice } from "./queries.ts";

/** Eight in the morning in São Paulo, which has kept three hours behind UTC all year since 2019. */
const EVERY_MORNING = "0 11 * * *";

export const paymentJobs = ({ db, clock }: Pick<Dependencies, "db" | "clock">): Job[] => [
  {
    name: "renewal_notices",
    at: EVERY_MORNING,
    async work() {
      const now = clock.now();
      const today = todayInSaoPaulo(now.getTime());
      const failures: unknown[] = [];
      for (const id of await inSignInScope(db, (scope) => listTrainersToNotice(scope, today))) {
        const actor = { role: "trainer", userId: id, trainerId: id } as const;
        // One trainer's trouble must not keep the notice from the rest; the job is repeated for those who failed.
        await inScope(db, actor, (scope) => sendRenewalNotice(asTrainer(scope), { today, now })).catch(
          (error: unknown) => failures.push(error),
        );
      }
      if (failures.length > 0) throw failures[0];
    },
  },
];
