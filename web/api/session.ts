import { useSyncExternalStore } from "react";

const TOKEN = "prumo.token";
const LAST_EMAIL = "prumo.email";

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** What a signed-in person has to do before they can go on: sign in again, or pay for a lapsed subscription. */
type Obstacle = "expired" | "lapsed";

/** Whether the server has accepted the token since the page was loaded. Before that, the screen holds nothing to lose. */
let recognized = false;

/** The token that the server refused last. Signing out over the re-login dialog still ends its session on the server. */
let refusedToken: string | null = null;

const waiting: Record<Obstacle, Waiting | null> = { expired: null, lapsed: null };
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function waitFor(obstacle: Obstacle): Promise<void> {
  if (!waiting[obstacle]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting[obstacle] = { promise, resolve };
    announce();
  }
  return waiting[obstacle]?.promise ?? Promise.resolve();
}

function resolve(obstacle: Obstacle): void {
  waiting[obstacle]?.resolve();
  waiting[obstacle] = null;
  announce();
}

/**
 * The session as the browser knows it: a token in local storage. When the server refuses the token or asks for a payment,
 * requests wait while a dialog is open over the screen, so that nothing typed is lost.
 */
export const session = {
  token: () => localStorage.getItem(TOKEN),
  isOpen: () => localStorage.getItem(TOKEN) !== null,

  start(token: string) {
    localStorage.setItem(TOKEN, token);
  },

  isRecognized: () => recognized,

  /** From now on a refused token opens the sign-in dialog over the screen. */
  recognize() {
    recognized = true;
  },

  /** Forgets a token that was refused before a screen was shown. Drafts in the tab stay for the same person. */
  drop: () => localStorage.removeItem(TOKEN),

  /** Continues the requests that waited for a new sign-in of the same person. */
  resume: () => resolve("expired"),

  /** Continues the requests that waited for the subscription's renewal. */
  renew: () => resolve("lapsed"),

  /** Forgets the token and everything else of the person in local storage. Waiting requests end with the page. */
  end() {
    localStorage.clear();
    waiting.expired = null;
    waiting.lapsed = null;
    announce();
  },

  /** Drops the refused token, opens the dialog, and settles once the person has signed in again. */
  signedInAgain(refused: string): Promise<void> {
    if (session.token() !== null && session.token() !== refused) return Promise.resolve();
    refusedToken = refused;
    localStorage.removeItem(TOKEN);
    return waitFor("expired");
  },

  /** Takes the refused token up again, so that the request to sign out carries it. */
  takeUpRefused() {
    if (refusedToken) localStorage.setItem(TOKEN, refusedToken);
  },

  /** Opens the renewal over the screen, and settles once the subscription is paid. */
  renewed: () => waitFor("lapsed"),
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

/** Whether something is waited for; where pages are drawn in advance, nothing is. */
const useWaiting = (obstacle: Obstacle) => {
  const isWaiting = () => waiting[obstacle] !== null;
  return useSyncExternalStore(subscribe, isWaiting, isWaiting);
};

/** True while a refused session waits for the person to sign in again. */
export const useSessionExpired = () => useWaiting("expired");

/** True while a lapsed subscription waits to be paid. */
export const useSubscriptionLapsed = () => useWaiting("lapsed");
