import type { LockedAccount } from "../../../../platform/credentials/account-lock.ts";
import { actAsTrainer, asTrainer, type ScopeTurns } from "../../../../platform/database/scope.ts";
import { raiseVersion } from "../commands.ts";

/** A form of trainer or support that was opened before conflicts from now on, instead of taking the e-mail back. The scope before ends. */
export async function outdateForms(
  turns: ScopeTurns,
  { id, trainer_id }: Pick<LockedAccount, "id" | "trainer_id">,
): Promise<void> {
  if (trainer_id === null) return;
  await raiseVersion(asTrainer(await turns.as(actAsTrainer(trainer_id, "registration"))), id);
}
