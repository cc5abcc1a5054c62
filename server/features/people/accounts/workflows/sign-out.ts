import type { Call } from "#contract/call.ts";
import type { Served } from "../../../../platform/http/route.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../audit/commands.ts";
import { endOwnSession, endSession } from "../commands.ts";

type Request = Pick<Served<Call>, "actor" | "tokenHash" | "sender" | "inScope">;

export async function signOut({ actor: { userId }, tokenHash, sender, inScope }: Request): Promise<undefined> {
  if (!tokenHash) return undefined;
  await inScope(async (scope) => {
    await endSession(scope, tokenHash);
    await recordEvent(scope, { userId, action: "signed_out", actorId: userId, sender });
  });
  return undefined;
}

export async function endSessionById({ actor: { userId }, sender, inScope }: Request, id: number): Promise<undefined> {
  return inScope(async (scope) => {
    const { outcome } = await endOwnSession(scope, id);
    if (outcome !== "ended") return refuse(outcome);
    await recordEvent(scope, { userId, action: "session_ended", actorId: userId, sender });
    return undefined;
  });
}
