import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { addPasskey, beginPasskey, beginPasskeyProof } from "#contract/people/passkeys.ts";
import { type Bearer, send } from "../send.ts";
import type { TestApp } from "../test-app.ts";

const ORIGIN = "https://prumo.example";
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const encoded = (bytes: Buffer) => bytes.toString("base64url");

interface Answering {
  readonly challenge: string;
  readonly origin?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
}

/** A device that keeps one passkey, after https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data. */
export function aDevice(rpId = "prumo.example") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  const key = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const clientData = (type: string, { challenge, origin = ORIGIN }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = ({ counter = 0, isVerified = true }: Answering, attested: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | attested]), count]);
  };
  const common = { id: encoded(id), rawId: encoded(id), type: "public-key" as const, clientExtensionResults: {} };
  return {
    credentialId: encoded(id),
    publicKey: key,
    create(answering: Answering) {
      const data = Buffer.concat([dataOf(answering, ATTESTED), Buffer.alloc(16), Buffer.from([0, 32]), id, key]);
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: encoded(clientData("webauthn.create", answering)),
          attestationObject: encoded(attestation),
          transports: ["internal"],
        },
      };
    },
    sign(answering: Answering) {
      const client = clientData("webauthn.get", answering);
      const data = dataOf(answering, 0);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
      };
    },
  };
}

export type Device = ReturnType<typeof aDevice>;

export async function aNewPasskey({ app }: TestApp, as: Bearer, device: Device = aDevice()) {
  const { challenge } = (await send(app, beginPasskey, { as })).body.options;
  return { name: "Chrome no Android", credential: device.create({ challenge }) };
}

/** The person's device, whose passkey is known. */
export async function aDeviceWithPasskey(prumo: TestApp, as: Bearer) {
  const device = aDevice();
  const added = await send(prumo.app, addPasskey, { body: await aNewPasskey(prumo, as, device), as });
  return { ...device, recoveryCodes: added.body.recovery_codes };
}

/** Also of somebody to whom adding a passkey is closed, such as a lapsed trainer. */
export async function aProofByPasskey({ app, database, clock }: TestApp, as: Bearer, userId: number) {
  const device = aDevice();
  await database.owner.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, 0, '{}', 'Chave', $4)`,
    [userId, device.credentialId, device.publicKey, clock.now()],
  );
  const { challenge } = (await send(app, beginPasskeyProof, { as })).body.options;
  return { credential: device.sign({ challenge }) };
}

export async function aPasskeyOf({ database, clock }: TestApp, userId: number): Promise<number | undefined> {
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, gen_random_uuid()::text, 'x', 0, '{}', 'Chave', $2) returning id`,
    [userId, clock.now()],
  );
  return rows[0]?.id;
}
