import { createECDH } from "node:crypto";
import { refuseInTransaction } from "../database/transaction.ts";
import type { Push, PushMessage, PushOutcome, PushSubscription } from "./push.ts";

/** The services of the browsers. The server asks no other address, whatever a browser says: it would knock at doors for strangers. */
const SERVICES = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  ".notify.windows.com",
];

const TIMEOUT_MS = 10_000;
/** A device that is away longer learns of it in the product. */
const TTL_SECONDS = 12 * 60 * 60;

const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Answers that a later try may change. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

interface Options {
  /** The present ones first. A browser takes pushes of the keys alone that it subscribed to. */
  readonly keys: readonly [VapidKeys, ...VapidKeys[]];
  /** How a push service reaches the operator: an address `https:` or `mailto:`. */
  readonly contact: string;
  readonly services?: readonly string[];
  readonly fetch?: typeof fetch;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Any 32 bytes below the order of the curve are a private key; that random ones are not has a chance of 2 to the −32. */
export function vapidKeys(secret: Buffer): VapidKeys {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: secret.toString("base64url") };
}

export function createWebPush({ keys, contact, services = SERVICES, fetch: request = fetch }: Options): Push {
  /** Loaded with the first notice, so that the start of the server does not wait for it. */
  let library: Promise<typeof import("web-push")> | undefined;

  const isKnownService = (endpoint: string): boolean => {
    const { protocol, host } = new URL(endpoint);
    if (protocol !== "https:") return false;
    return services.some((name) => (name.startsWith(".") ? host.endsWith(name) : host === name));
  };

  async function encrypted({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage, key: VapidKeys) {
    library ??= import("web-push").then((module) => module.default);
    const { generateRequestDetails } = await library;
    return generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      TTL: TTL_SECONDS,
      topic: message.tag,
      vapidDetails: { subject: contact, ...key },
    });
  }

  async function sendWith(key: VapidKeys, to: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    // A key that is no point of the curve came from no browser.
    const details = await encrypted(to, message, key).catch(() => undefined);
    if (!details) return { outcome: "gone" };
    const answer = await request(to.endpoint, {
      method: "POST",
      headers: headersOf(details),
      body: new Uint8Array(details.body ?? Buffer.of()),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!answer) return { outcome: "away" };
    await answer.body?.cancel();
    return outcomeOf(answer);
  }

  return {
    publicKey: keys[0].publicKey,
    isKnownService,
    async send(to, message) {
      refuseInTransaction("a push");
      if (!isKnownService(to.endpoint)) return { outcome: "gone" };
      let outcome = await sendWith(keys[0], to, message);
      for (const former of keys.slice(1)) {
        if (outcome.outcome !== "refused") break;
        outcome = await sendWith(former, to, message);
      }
      return outcome;
    },
  };
}

function outcomeOf({ ok, status }: Response): PushOutcome {
  if (ok) return { outcome: "sent" };
  if (GONE.has(status)) return { outcome: "gone" };
  return status >= 500 || PASSING.has(status) ? { outcome: "away" } : { outcome: "refused", status };
}

/** `fetch` counts the body itself. */
const headersOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (name === "Content-Length" ? [] : [[name, String(value)]]));
