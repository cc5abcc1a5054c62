import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { unsealSecret } from "../../../platform/credentials/sealed-secret.ts";
import { aTrainer } from "../../../testing/people.ts";
import { anAuthenticatorApp } from "../../../testing/steps/second-factors.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { resealSecrets } from "./workflows/reseal.ts";

const prumo = await startTestApp();
const { database, dependencies } = prumo;
const { db, factorKeys } = dependencies;
const NEW_KEY = createHash("sha256").update("new").digest();

const sealedOf = async ({ id }: { readonly id: number }): Promise<Buffer> =>
  (await database.owner.query("select sealed_secret from authenticator_apps where user_id = $1", [id])).rows[0]
    .sealed_secret;

it("the secret of an app outlives the key that sealed it", async () => {
  const [ana, bia] = [await aTrainer(prumo), await aTrainer(prumo)];
  for (const person of [ana, bia]) await anAuthenticatorApp(prumo, person);
  const before = [await sealedOf(ana), await sealedOf(bia)] as const;
  await resealSecrets({ db, factorKeys });
  expect([await sealedOf(ana), await sealedOf(bia)]).toEqual(before);
  await resealSecrets({ db, factorKeys: [NEW_KEY, ...factorKeys] });
  for (const [index, { id }] of [ana, bia].entries()) {
    const secret = unsealSecret(before[index] ?? Buffer.alloc(0), id, factorKeys);
    expect(unsealSecret(await sealedOf({ id }), id, [NEW_KEY])).toBe(secret);
  }
  const moved = await sealedOf(ana);
  await resealSecrets({ db, factorKeys: [NEW_KEY, ...factorKeys] });
  expect(await sealedOf(ana)).toEqual(moved);
});
