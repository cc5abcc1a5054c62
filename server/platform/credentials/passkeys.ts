import type { Assertion, Challenge, Creation, NewCredential } from "#contract/people/passkeys.ts";
import type { SignInScope } from "../database/scope.ts";
import { CHALLENGE_MS } from "../limits.ts";

/** EdDSA, ECDSA and RSA, as COSE numbers them: every device knows one. */
const ALGORITHMS = [-8, -7, -257];
const TYPE = "public-key" as const;

interface Site {
  readonly productName: string;
  readonly publicUrl: string;
}

interface Owner {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Loaded for the first passkey: its readers of certificates take 30 MB of a server that has none. */
const loadVerifiers = () => import("@simplewebauthn/server");

const rpIdOf = ({ publicUrl }: Pick<Site, "publicUrl">): string => new URL(publicUrl).hostname;
const handleOf = (userId: number): string => Buffer.from(`${userId}`).toString("base64url");
const toCredentials = (ids: readonly string[]) => ids.map((id) => ({ id, type: TYPE }));

/** The device keeps the passkey itself, so that it can sign in without an e-mail, and asks its owner for finger, face or number. */
export const creationOf = (
  site: Site,
  owner: Owner,
  { challenge, known }: { readonly challenge: string; readonly known: readonly string[] },
): Creation => ({
  rp: { id: rpIdOf(site), name: site.productName },
  user: { id: handleOf(owner.id), name: owner.email, displayName: owner.name },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: TYPE })),
  timeout: CHALLENGE_MS,
  excludeCredentials: toCredentials(known),
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
});

export const requestOf = (site: Site, challenge: string, allowed: readonly string[]): Challenge => ({
  rpId: rpIdOf(site),
  challenge,
  timeout: CHALLENGE_MS,
  allowCredentials: toCredentials(allowed),
  userVerification: "required",
});

/** Undefined: no browser wrote it. */
export function challengeIn({ clientDataJSON }: { readonly clientDataJSON: string }): string | undefined {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return typeof clientData === "object" &&
      clientData !== null &&
      "challenge" in clientData &&
      typeof clientData.challenge === "string"
      ? clientData.challenge
      : undefined;
  } catch {
    return undefined;
  }
}

interface KnownKey {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

/** The key of a new passkey; undefined when the signature or anything that it stands for is wrong. */
export async function verifyNewPasskey(
  { publicUrl }: Site,
  credential: NewCredential,
  challenge: string,
): Promise<KnownKey | undefined> {
  const { verifyRegistrationResponse } = await loadVerifiers();
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response: { ...credential.response, transports: [] } },
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: rpIdOf({ publicUrl }),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  const key = verified?.registrationInfo?.credential;
  return key && key.id === credential.id
    ? { publicKey: new Uint8Array(key.publicKey), counter: key.counter }
    : undefined;
}

/** The counter after this use; undefined when the signature or anything that it stands for is wrong. */
export async function verifyAssertion(
  { publicUrl }: Site,
  credential: Assertion,
  { challenge, key }: { readonly challenge: string; readonly key: KnownKey & { readonly userId: number } },
): Promise<number | undefined> {
  const { userHandle, ...response } = credential.response;
  const { userId, ...known } = key;
  if (userHandle !== undefined && userHandle !== handleOf(userId)) return undefined;
  const { verifyAuthenticationResponse } = await loadVerifiers();
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, response: { ...response, ...(userHandle !== undefined && { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: rpIdOf({ publicUrl }),
    credential: { id: credential.id, ...known },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

export async function findPasskey({ tx }: SignInScope, credentialId: string) {
  const row = await tx
    .selectFrom("passkeys")
    .select(["user_id", "id", "public_key", "counter"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return row && { userId: row.user_id, id: row.id, publicKey: new Uint8Array(row.public_key), counter: row.counter };
}

export async function listCredentials({ tx }: SignInScope, userId: number): Promise<string[]> {
  const rows = await tx.selectFrom("passkeys").select("credential_id").where("user_id", "=", userId).execute();
  return rows.map(({ credential_id }) => credential_id);
}

/** A counter that goes back is a copied key. False then, and when the passkey was removed meanwhile. */
export async function notePasskeyUse(
  { tx }: SignInScope,
  { userId, id }: { readonly userId: number; readonly id: number },
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("passkeys")
    .set({ counter, used_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where((row) => row.or([row("counter", "<", counter), row.and([row("counter", "=", 0), row.val(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
