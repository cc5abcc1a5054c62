import type { Clock } from "../clock.ts";
import type { Secrets } from "../database/secrets.ts";
import { createSignatures } from "./signatures.ts";

const LINK_MS = 5 * 60_000;

export interface SessionSignature {
  readonly expires: number;
  readonly session: number;
  readonly signature: string;
}

interface SessionLinks {
  /** For an `<img>`, a `<video>` or a new window, which send no session's token: it works for five minutes while the session is open. */
  linkTo(key: string, session: number): string;
  /** The session is the caller's to check. */
  isSigned(key: string, signature: SessionSignature): boolean;
}

interface Linked {
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly folder: string;
  /** It stands in an address in the folder's place. */
  readonly path: string;
}

export function createSessionLinks({ secrets, clock, folder, path }: Linked): SessionLinks {
  const { sign, isSigned } = createSignatures(secrets, clock);
  const signedIn = (key: string, session: number) => `${key} ${session}`;
  return {
    linkTo(key, session) {
      const expires = clock.now().getTime() + LINK_MS;
      const signature = sign(signedIn(key, session), expires);
      const query = new URLSearchParams({ expires: `${expires}`, session: `${session}`, signature });
      return `/api/${key.replace(folder, path)}?${query}`;
    },
    isSigned: (key, { expires, session, signature }) => isSigned(signedIn(key, session), expires, signature),
  };
}
