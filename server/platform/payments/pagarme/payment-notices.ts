import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { PaymentNotice } from "../provider.ts";
import { Event } from "./shapes.ts";

export interface WebhookAccount {
  readonly user: string;
  readonly password: string;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The provider signs nothing. Digests are compared, which takes the same time for every wrong password. */
export function readPaymentNotice(
  { user, password }: WebhookAccount,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
): PaymentNotice {
  const [, sent = ""] = /^Basic ([\w+/=-]{1,1000})$/i.exec(headers.authorization ?? "") ?? [];
  const account = Buffer.from(sent, "base64").toString("utf8");
  if (!timingSafeEqual(digest(account), digest(`${user}:${password}`))) return { outcome: "refused" };
  const event = parse(rawBody);
  if (!event) return { outcome: "other" };
  const { id, type, data } = event;
  const key = data?.order?.code ?? (type.startsWith("order.") ? data?.code : undefined);
  // PostgreSQL keeps no NUL in a text: such a notice names no charge of ours.
  if (!key || `${id}${key}`.includes("\0")) return { outcome: "other" };
  return { outcome: "charge", id, key };
}

function parse(rawBody: Buffer) {
  try {
    return Event.safeParse(JSON.parse(rawBody.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}
