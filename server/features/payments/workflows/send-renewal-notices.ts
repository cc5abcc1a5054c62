import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendRenewalNotice } from "../commands.ts";
import { listTrainersToNotice } from "../queries.ts";

/** Mails every trainer whose paid period ends soon. One failure does not keep the notice from the others; the job is retried. */
export async function sendRenewalNotices({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const today = todayInSaoPaulo(now.getTime());
  const failures: unknown[] = [];
  for (const id of await inSignInScope(db, (scope) => listTrainersToNotice(scope, today))) {
    const actor = { role: "trainer", userId: id, trainerId: id } as const;
    await inScope(db, actor, (scope) => sendRenewalNotice(asTrainer(scope), { today, now })).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
}
