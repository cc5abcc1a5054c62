import type { LockedAccount } from "../../../../platform/credentials/account-lock.ts";
import type { SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import type { Letter } from "../../../../platform/mail/letter.ts";
import { recordEvent } from "../../audit/commands.ts";
import type { Reader } from "../mail.ts";

interface FactorChange {
  readonly sender: Sender;
  readonly action: "second_factor_added" | "second_factor_removed";
  readonly letter: (reader: Reader) => Letter;
}

/** The owner learns of it also when somebody else did it. */
export async function tellOfFactor(
  scope: SignInScope,
  account: LockedAccount,
  { sender, action, letter }: FactorChange,
): Promise<void> {
  await recordEvent(scope, { userId: account.id, action, actorId: account.id, sender });
  await enqueueMail(scope, letter(account));
}
