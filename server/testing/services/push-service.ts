import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { createWebPush, vapidKeys } from "../../platform/push/web-push.ts";

/*
 * A push service and the browsers that subscribed to it: RFC 8030 (delivery), 8291 and 8188 (encryption), 8292 (VAPID). It
 * decrypts with `node:crypto` alone, so that the library on the other side is not compared with itself.
 */

export const PUSH_HOST = "push.example";

export interface DeliveredPush {
  readonly browser: string;
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly message: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };
}

const KEYS = vapidKeys(createHmac("sha256", "test").update("web push").digest());

/** A file calls it at its top; it closes after the last test of the file. */
export async function startPushService() {
  const browsers = new Map<string, { readonly keys: ReturnType<typeof createECDH>; readonly auth: Buffer }>();
  const answers = new Map<string, number>();
  const delivered: DeliveredPush[] = [];
  const server = createServer((request, response) => {
    void receive(request).then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;

  async function receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const name = request.url?.slice(1) ?? "";
    const browser = browsers.get(name);
    if (request.method !== "POST" || !browser) return 404;
    requireSender(request.headers.authorization);
    if (request.headers["content-encoding"] !== "aes128gcm") throw new Error("the content encoding");
    const answer = answers.get(name);
    if (answer) return answer;
    const topic = request.headers.topic?.toString();
    if (topic && !/^[\w-]{1,32}$/.test(topic)) throw new Error("the topic");
    delivered.push({
      browser: name,
      ttl: Number(request.headers.ttl),
      topic,
      message: JSON.parse(decrypted(Buffer.concat(chunks), browser)),
    });
    return 201;
  }

  return {
    delivered,
    push: createWebPush({
      keys: [KEYS],
      contact: "https://prumo.example",
      services: [PUSH_HOST],
      // Only the way there is short: the address that is signed stays the service's.
      fetch: (url, options) => fetch(String(url).replace(`https://${PUSH_HOST}`, `http://127.0.0.1:${port}`), options),
    }),
    /** As `PushSubscription.toJSON` of a browser with this name. */
    subscribe(name: string) {
      const keys = createECDH("prime256v1");
      const p256dh = keys.generateKeys("base64url");
      const auth = randomBytes(16);
      browsers.set(name, { keys, auth });
      return { endpoint: `https://${PUSH_HOST}/${name}`, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    /** From now on the service answers so to pushes for this browser. */
    answer(name: string, status: number) {
      answers.set(name, status);
    },
  };
}

/** The signature of RFC 8292: who sends, to whom, for how long. */
function requireSender(authorization: string | undefined): void {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const read = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, "base64url").toString());
  if (read(head).alg !== "ES256") throw new Error("the algorithm");
  const { aud, exp, sub } = read(claims);
  const now = Date.now() / 1000;
  if (aud !== `https://${PUSH_HOST}`) throw new Error("the audience");
  if (Number(exp) <= now || Number(exp) > now + 24 * 3600) throw new Error("the expiry");
  if (!/^(mailto:|https:)/.test(String(sub))) throw new Error("the subject");
  if (key !== KEYS.publicKey) throw new Error("a key that no browser subscribed with");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
    format: "jwk",
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the signature");
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const mac = createHmac("sha256", key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

function decrypted(
  body: Buffer,
  { keys, auth }: { readonly keys: ReturnType<typeof createECDH>; readonly auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > body.readUInt32BE(16) || body.length > 4096) throw new Error("the record is too long");
  const shared = hmac(auth, keys.computeSecret(sender));
  const material = hmac(shared, "WebPush: info\0", keys.getPublicKey(), sender, "\u0001");
  const pseudoRandom = hmac(salt, material);
  const key = hmac(pseudoRandom, "Content-Encoding: aes128gcm\0\u0001").subarray(0, 16);
  const nonce = hmac(pseudoRandom, "Content-Encoding: nonce\0\u0001").subarray(0, 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error("the padding");
  return padded.subarray(0, end).toString();
}
