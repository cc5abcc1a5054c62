import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import {
  actAsTrainer,
  asTrainer,
  inScope,
  inSignInScope,
  type SignInScope,
  type TrainerScope,
} from "../../../../platform/database/scope.ts";
import { listTrialsToTell } from "../../trials/queries.ts";
import { sendPriceNotice, sendRenewalNotice, sendTrialNotice } from "../commands/notices.ts";
import { listTrainersToNotice, listTrainersToTellOfPrices } from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock">;

interface Today {
  readonly today: CalendarDate;
  readonly now: Date;
}

export const sendRenewalNotices = (services: Services): Promise<void> =>
  tellEach(services, listTrainersToNotice, sendRenewalNotice);

export const sendPriceNotices = (services: Services): Promise<void> =>
  tellEach(services, listTrainersToTellOfPrices, sendPriceNotice);

export const sendTrialNotices = (services: Services): Promise<void> =>
  tellEach(services, listTrialsToTell, sendTrialNotice);

/** Each notice has a transaction of its own: one failure does not keep it from the others. */
async function tellEach(
  { db, clock }: Services,
  list: (scope: SignInScope, today: CalendarDate) => Promise<readonly number[]>,
  tell: (scope: TrainerScope, moment: Today) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const today = todayInSaoPaulo(now.getTime());
  const failures: unknown[] = [];
  for (const id of await inSignInScope(db, (scope) => list(scope, today))) {
    const actor = actAsTrainer(id, "renewal_notices");
    await inScope(db, actor, (scope) => tell(asTrainer(scope), { today, now })).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
}
