import { useSyncExternalStore } from "react";
import { drafts } from "./drafts.ts";

const TOKEN = "prumo.token";
const LAST_EMAIL = "prumo.email";

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/**
 * Who is signed in, as far as the browser knows: only the token's presence. The token lives in local storage.
 * When the server refuses it, requests wait in `signedInAgain` while the "Sua sessão expirou" dialog is open,
 * so that nothing typed is lost.
 */
export const session = {
  token: () => localStorage.getItem(TOKEN),
  isOpen: () => localStorage.getItem(TOKEN) !== null,

  start(token: string) {
    localStorage.setItem(TOKEN, token);
  },

  /** Lets the requests go on that waited for a new sign-in, once it is known to be the same person's. */
  resume() {
    waiting?.resolve();
    waiting = null;
    announce();
  },

  /** Forgets the token and what was typed. The requests that wait for a new sign-in are abandoned with the page. */
  end() {
    localStorage.removeItem(TOKEN);
    drafts.clearAll();
    waiting = null;
    announce();
  },

  /** Drops the refused token, opens the dialog, and settles once the person has signed in again. */
  signedInAgain(refused: string): Promise<void> {
    if (session.token() !== null && session.token() !== refused) return Promise.resolve();
    if (!waiting) {
      localStorage.removeItem(TOKEN);
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting = { promise, resolve };
      announce();
    }
    return waiting.promise;
  },
};

/** The e-mail last used, to spare typing it again in the re-login dialog. */
export const lastEmail = {
  read: () => sessionStorage.getItem(LAST_EMAIL) ?? "",
  write: (email: string) => sessionStorage.setItem(LAST_EMAIL, email),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True while a refused session waits for the person to sign in again. */
export const useSessionExpired = () => useSyncExternalStore(subscribe, () => waiting !== null);
