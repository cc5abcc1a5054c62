import type { Dependencies } from "../../../../dependencies.ts";
import { sealSecret, unsealSecret } from "../../../../platform/credentials/sealed-secret.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import { replaceSealed } from "../commands.ts";
import { listSealed } from "../queries.ts";

const SECRETS_AT_ONCE = 500;

/** A former key can be left out once the first one seals what it sealed. */
export async function resealSecrets({ db, factorKeys }: Pick<Dependencies, "db" | "factorKeys">): Promise<void> {
  const [first, ...former] = factorKeys;
  if (!first || former.length === 0) return;
  let after = 0;
  for (;;) {
    const apps = await inSignInScope(db, (scope) => listSealed(scope, after, SECRETS_AT_ONCE));
    const last = apps.at(-1);
    if (!last) return;
    after = last.user_id;
    for (const { user_id: userId, sealed_secret: from } of apps) {
      if (from === null || unsealSecret(from, userId, [first])) continue;
      const secret = unsealSecret(from, userId, former);
      if (secret === undefined) continue;
      const to = sealSecret(secret, userId, first);
      await inSignInScope(db, (scope) => replaceSealed(scope, userId, { from, to }));
    }
  }
}
