import { todayIn } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import {
  actAsTrainer,
  asTrainer,
  inScope,
  inSignInScope,
  type TrainerScope,
} from "../../../../platform/database/scope.ts";
import { findTimeZone, listTenants, listTrainingHours, type TrainingHour } from "../queries.ts";
import type { LocalDay } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock">;
type Tell = (scope: TrainerScope, moment: LocalDay) => Promise<void>;

/** All tenants in which somebody could be told. */
export async function tellTenants(services: Services, tell: Tell): Promise<void> {
  const tenants = await inSignInScope(services.db, listTenants);
  await tellEach(services, tenants, () => tell);
}

export async function tellByHour(
  services: Services,
  tell: (scope: TrainerScope, moment: LocalDay, hours: readonly TrainingHour[]) => Promise<void>,
): Promise<void> {
  const hours = await inSignInScope(services.db, listTrainingHours);
  await tellEach(services, [...hours.keys()], (id) => (scope, moment) => tell(scope, moment, hours.get(id) ?? []));
}

/** Each tenant has a transaction of its own: one failure does not keep the others from being told, and the job is retried. */
async function tellEach(
  { db, clock }: Services,
  tenants: readonly number[],
  tellOf: (id: number) => Tell,
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of tenants) {
    await inScope(db, actAsTrainer(id, "notices"), async (scope) => {
      const trainer = asTrainer(scope);
      const now = clock.now();
      const timeZone = await findTimeZone(trainer);
      await tellOf(id)(trainer, { now, timeZone, today: todayIn(timeZone, now.getTime()) });
    }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
