import type { ChargeServices } from "../../../../dependencies.ts";
import { actAsTrainer, asSeveral, asTrainer, inSignInScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { mailAdministrators } from "../../../people/accounts/commands.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { settleLater } from "../../open-charges/commands.ts";
import { takeTurns } from "../../subscription-payments/commands/turns.ts";
import { findPayer } from "../../subscription-payments/queries/payments.ts";
import { takeBack } from "../commands/taken-back.ts";
import { paymentTakenBack } from "../mail.ts";
import { findTrainerOfPaid } from "../queries.ts";

/** Told twice, it is written once. Of another key it knows nothing. */
export async function recordTakenBackOfNotice(services: ChargeServices, key: string): Promise<void> {
  const { db, clock } = services;
  const { outcome } = await recordTakenBack(services, key);
  if (outcome === "away") await inSignInScope(db, (scope) => settleLater(scope, key, clock.now()));
}

export async function recordTakenBack(
  { db, clock, payments }: ChargeServices,
  key: string,
): Promise<Outcome<"nothing" | "recorded" | "away">> {
  const trainerId = await inSignInScope(db, (scope) => findTrainerOfPaid(scope, key));
  if (trainerId === undefined) return { outcome: "nothing" };
  const returned = await payments.findReturned(key);
  if (returned.outcome === "away") return { outcome: "away" };
  if (returned.outcome === "absent" || returned.cents === 0) return { outcome: "nothing" };
  const { cents } = returned;
  return asSeveral(db, async (turns) => {
    const scope = asTrainer(await turns.as(actAsTrainer(trainerId, "payment_notice")));
    await takeTurns(scope);
    const money = await takeBack(scope, { key, cents, now: clock.now() });
    if (money.outcome === "nothing") return { outcome: "nothing" };
    const { name } = await findPayer(scope);
    const accounts = await turns.authenticator();
    await recordEvent(
      { ...accounts, actor: scope.actor },
      { userId: trainerId, action: "payment_taken_back", actorId: null },
    );
    const told = { trainer: { id: trainerId, name }, ...money };
    await mailAdministrators(accounts, "finance", (administrator) => paymentTakenBack(administrator, told));
    return { outcome: "recorded" };
  });
}
