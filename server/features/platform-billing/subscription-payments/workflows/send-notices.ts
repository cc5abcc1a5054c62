import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type PlatformDay, platformDay } from "../../../../platform/clock.ts";
import {
  actAsTrainer,
  asTrainer,
  inScope,
  inSignInScope,
  type SignInScope,
  type TrainerScope,
} from "../../../../platform/database/scope.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import { listTrialsToTell } from "../../trials/queries.ts";
import { sendPriceNotice, sendRenewalNotice, sendTrialNotice } from "../commands/notices.ts";
import { listTrainersToNotice, listTrainersToTellOfPrices } from "../queries/subscriptions.ts";

type Services = Pick<Dependencies, "db" | "clock">;

export const sendRenewalNotices = (services: Services): Promise<void> =>
  tellEach(services, listTrainersToNotice, sendRenewalNotice);

export const sendPriceNotices = (services: Services): Promise<void> =>
  tellEach(services, listTrainersToTellOfPrices, sendPriceNotice);

export const sendTrialNotices = (services: Services): Promise<void> =>
  tellEach(services, listTrialsToTell, sendTrialNotice);

/** Each notice has a transaction of its own. */
async function tellEach(
  { db, clock }: Services,
  list: (scope: SignInScope, today: CalendarDate) => Promise<readonly number[]>,
  tell: (scope: TrainerScope, moment: PlatformDay) => Promise<void>,
): Promise<void> {
  const { now, today } = platformDay(clock);
  await tryEach(await inSignInScope(db, (scope) => list(scope, today)), (id) =>
    inScope(db, actAsTrainer(id, "renewal_notices"), (scope) => tell(asTrainer(scope), { today, now })),
  );
}
