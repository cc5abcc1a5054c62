import { todayIn } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import {
  actAsTrainer,
  asSeveral,
  asTrainer,
  inSignInScope,
  type TrainerScope,
} from "../../../../platform/database/scope.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import { findTimeZone, listTenantsToTell, listTrainingHours, type TrainingHour } from "../queries.ts";
import type { LocalDay } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock">;
type Tell = (scope: TrainerScope, moment: LocalDay) => Promise<void>;

/** All tenants in which somebody could be told. */
export async function tellTenants(services: Services, tell: Tell): Promise<void> {
  const tenants = await inSignInScope(services.db, listTenantsToTell);
  await tellEach(services, tenants, () => tell);
}

export async function tellByHour(
  services: Services,
  tell: (scope: TrainerScope, moment: LocalDay, hours: readonly TrainingHour[]) => Promise<void>,
): Promise<void> {
  const hours = await inSignInScope(services.db, listTrainingHours);
  await tellEach(services, [...hours.keys()], (id) => (scope, moment) => tell(scope, moment, hours.get(id) ?? []));
}

/** A commit waits for the disk, so tenants share one; a failure of one of them undoes no more than this. */
const TENANTS_PER_TRANSACTION = 100;

/** Each tenant has a scope of its own. */
async function tellEach(services: Services, tenants: readonly number[], tellOf: (id: number) => Tell): Promise<void> {
  const groups: (readonly number[])[] = [];
  for (let first = 0; first < tenants.length; first += TENANTS_PER_TRANSACTION)
    groups.push(tenants.slice(first, first + TENANTS_PER_TRANSACTION));
  await tryEach(groups, (group) =>
    tellTogether(services, group, tellOf).catch(() => tryEach(group, (id) => tellTogether(services, [id], tellOf))),
  );
}

const tellTogether = ({ db, clock }: Services, tenants: readonly number[], tellOf: (id: number) => Tell) =>
  asSeveral(db, async (turns) => {
    for (const id of tenants) {
      const trainer = asTrainer(await turns.as(actAsTrainer(id, "notices")));
      const now = clock.now();
      const timeZone = await findTimeZone(trainer);
      await tellOf(id)(trainer, { now, timeZone, today: todayIn(timeZone, now.getTime()) });
    }
  });
