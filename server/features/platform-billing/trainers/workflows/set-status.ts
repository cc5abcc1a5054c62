import type { Trainer } from "#contract/platform-billing/trainers.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type Actor, asSeveral } from "../../../../platform/database/scope.ts";
import { found } from "../../../../platform/refusal.ts";
import { endSessionsOf } from "../../../people/accounts/commands.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { setTrainerStatus } from "../commands.ts";
import { findTrainer, lockTrainerAccount } from "../queries.ts";

interface Request {
  readonly actor: Actor;
  readonly id: number;
  readonly isActive: boolean;
}

/** The students keep their access. */
export const setStatus = (
  services: Pick<Dependencies, "db" | "clock" | "photos">,
  { actor, id, isActive }: Request,
): Promise<Trainer> =>
  asSeveral(services.db, async (turns) => {
    const accounts = await turns.authenticator();
    const previous = found(await lockTrainerAccount(accounts, id));
    if (previous.is_active !== isActive) {
      await setTrainerStatus(accounts, id, isActive);
      const action = isActive ? "reactivated" : "deactivated";
      await recordEvent(accounts, { userId: id, action, actorId: actor.userId });
    }
    // Sessions that are left would be valid again after the next activation.
    if (!isActive) await endSessionsOf(accounts, id);
    return found(await findTrainer(await turns.as(actor), id, services));
  });
