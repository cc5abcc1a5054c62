import type { Dependencies } from "../../../../dependencies.ts";
import { type Actor, asSeveral } from "../../../../platform/database/scope.ts";
import { enqueueAccessMails } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { lockTrainerAccount } from "../queries.ts";

export const sendConfirmation = ({ db }: Pick<Dependencies, "db">, actor: Actor, id: number): Promise<undefined> =>
  asSeveral(db, async (turns) => {
    const accounts = await turns.authenticator();
    const { is_active, confirmed_at } = found(await lockTrainerAccount(accounts, id));
    if (!is_active) return refuse("trainer_inactive");
    if (confirmed_at !== null) return refuse("account_confirmed");
    await recordEvent(accounts, { userId: id, action: "confirmation_sent", actorId: actor.userId });
    await enqueueAccessMails(accounts, "confirmation", [id]);
    return undefined;
  });
