import type { Outcome } from "../outcome.ts";

/** The address of a browser's push service, and the keys of which that browser alone has the private part (RFC 8291). */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Shown by the service worker. `tag`: of two with the same one the later takes the place of the earlier. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/** `gone`: the browser ended the subscription. `away`: perhaps later. `refused`: by this service, for ever. */
export type PushOutcome = Outcome<"sent" | "gone" | "away"> | { readonly outcome: "refused"; readonly status: number };

export interface Push {
  /** VAPID's public key (RFC 8292), base64url. */
  readonly publicKey: string;
  isKnownService(endpoint: string): boolean;
  /** Never throws. Asks another server, so it is called outside of transactions. */
  send(to: PushSubscription, message: PushMessage): Promise<PushOutcome>;
}
