import type { Assertion } from "#contract/people/passkeys.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { createChallenge } from "../../../../platform/credentials/challenges.ts";
import { listCredentials, requestOf } from "../../../../platform/credentials/passkeys.ts";
import type { SignedInRequest } from "../../../../platform/credentials/secret-attempt.ts";
import { findTicket } from "../../../../platform/credentials/tickets.ts";
import { inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { hashToken } from "../../../../platform/tokens.ts";
import { proveByFactor } from "../../second-factors/workflows/prove.ts";
import { finishSignIn } from "../../second-factors/workflows/second-step.ts";

type Services = Pick<Dependencies, "db" | "clock" | "config">;

export const beginStep = ({ db, clock, config }: Services, ticket: string) =>
  inSignInScope(db, async (scope) => {
    const userId = await findTicket(scope, { tokenHash: hashToken(ticket), now: clock.now() });
    return userId === undefined ? refuse("ticket_expired") : ask(scope, { clock, config }, userId);
  });

export const beginProof = ({ db, clock, config }: Services, userId: number) =>
  inSignInScope(db, (scope) => ask(scope, { clock, config }, userId));

async function ask(scope: SignInScope, { clock, config }: Pick<Services, "clock" | "config">, userId: number) {
  const challenge = await createChallenge(scope, { purpose: "proving", userId, now: clock.now() });
  return { options: requestOf(config, challenge, await listCredentials(scope, userId)) };
}

export const finishStep = (
  dependencies: Dependencies,
  step: { readonly ticket: string; readonly credential: Assertion; readonly sender: Sender },
) => finishSignIn(dependencies, step);

export const prove = (
  dependencies: Dependencies,
  request: SignedInRequest & { readonly sender: Sender },
  credential: Assertion,
) => proveByFactor(dependencies, request, { credential });
