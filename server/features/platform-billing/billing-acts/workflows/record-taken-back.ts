import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asSeveral, asTrainer, inSignInScope } from "../../../../platform/database/scope.ts";
import { enqueueMails } from "../../../../platform/jobs/commands.ts";
import { listAdministrators } from "../../../people/accounts/queries.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { takeTurns } from "../../subscription-payments/commands/turns.ts";
import { findPayer } from "../../subscription-payments/queries.ts";
import { takeBack } from "../commands.ts";
import { paymentTakenBack } from "../mail.ts";
import { findTrainerOfPaid } from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock" | "payments">;

/** Told twice, it is written once. Of another key it knows nothing. Without an answer the job fails, and is tried again. */
export async function recordTakenBack({ db, clock, payments }: Services, key: string): Promise<void> {
  const trainerId = await inSignInScope(db, (scope) => findTrainerOfPaid(scope, key));
  if (trainerId === undefined) return;
  const returned = await payments.findReturned(key);
  if (returned.outcome === "away") throw new Error("The payment provider did not say what it gave back.");
  if (returned.outcome === "absent" || returned.cents === 0) return;
  const { cents } = returned;
  await asSeveral(db, async (turns) => {
    const scope = asTrainer(await turns.as(actAsTrainer(trainerId, "payment_notice")));
    await takeTurns(scope);
    const found = await takeBack(scope, { key, cents, now: clock.now() });
    if (found.outcome === "known") return;
    const { name } = await findPayer(scope);
    const accounts = await turns.authenticator();
    await recordEvent(
      { ...accounts, actor: scope.actor },
      { userId: trainerId, action: "payment_taken_back", actorId: null },
    );
    const administrators = await listAdministrators(accounts, "finance");
    const told = { trainer: { id: trainerId, name }, cents: found.cents };
    await enqueueMails(
      accounts,
      administrators.map((administrator) => paymentTakenBack(administrator, told)),
    );
  });
}
