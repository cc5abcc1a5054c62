import type { Notices, Subscription } from "#contract/people/notices.ts";
import { TEST_NOTICE } from "#domain/notices/texts.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { lockOwnAccount } from "../../../../platform/credentials/account-lock.ts";
import { type Actor, asSeveral, inSignInScope } from "../../../../platform/database/scope.ts";
import type { InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { findSessionId } from "../../accounts/queries.ts";
import * as commands from "../commands.ts";
import { findNotices, findOwnDevice } from "../queries.ts";

interface NewDevice {
  readonly subscription: Subscription;
  readonly tokenHash: Buffer | undefined;
  readonly userAgent: string | undefined;
}

export function addDevice(
  { db, clock, push }: Pick<Dependencies, "db" | "clock" | "push">,
  actor: Actor,
  { subscription, tokenHash, userAgent }: NewDevice,
): Promise<Notices> {
  if (!push.isKnownService(subscription.endpoint)) {
    const detail = "Este navegador usa um serviço de avisos que ainda não conhecemos. Receba os avisos por e-mail.";
    return refuse("invalid", { detail, fields: { endpoint: detail } });
  }
  return asSeveral(db, async (turns) => {
    const accounts = await turns.authenticator();
    // A device that names no session would outlive it.
    await lockOwnAccount(accounts, { userId: actor.userId, tokenHash });
    await commands.freeEndpoint(accounts, subscription.endpoint);
    const scope = await turns.as(actor);
    const sessionId = await findSessionId(scope, tokenHash);
    await commands.addDevice(scope, { ...subscription, sessionId, userAgent, now: clock.now() });
    return findNotices(scope, { publicKey: push.publicKey, sessionId });
  });
}

export async function tryDevice(
  { db, push }: Pick<Dependencies, "db" | "push">,
  inScope: InScope,
  { id, role }: { readonly id: number; readonly role: Actor["role"] },
): Promise<undefined> {
  const device = found(await inScope((scope) => findOwnDevice(scope, id)));
  const path = role === "student" ? "/inicio/perfil" : "/configuracoes/perfil";
  const { title, body } = TEST_NOTICE;
  const sent = await push.send(device, { title, body, path, tag: "teste" });
  if (sent.outcome === "sent") return undefined;
  if (sent.outcome === "gone") {
    await inSignInScope(db, (scope) => commands.removeEndedDevice(scope, device.trainer_id, id));
    return refuse("not_found", { detail: "Este aparelho não recebe mais avisos. Ative de novo nele." });
  }
  return refuse("dependency_away", {
    detail: "O serviço de avisos deste navegador não aceitou o teste agora. Tente novamente em alguns minutos.",
  });
}
