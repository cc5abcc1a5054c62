import { useSyncExternalStore } from "react";

const TOKEN = "prumo.token";
const LAST_EMAIL = "prumo.email";

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

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

/** While the server refuses the token or asks for a payment, requests wait below a dialog, so that nothing typed is lost. */
export const session = {
  token: () => localStorage.getItem(TOKEN),
  isOpen: () => localStorage.getItem(TOKEN) !== null,

  start(token: string) {
    localStorage.setItem(TOKEN, token);
  },

  isRecognized: () => recognized,

  recognize() {
    recognized = true;
  },

  /** Drafts in the tab stay for the same person. */
  drop: () => localStorage.removeItem(TOKEN),

  resume: () => resolve("expired"),

  renew: () => resolve("lapsed"),

  /** Waiting requests end with the page. */
  end() {
    localStorage.clear();
    waiting.expired = null;
    waiting.lapsed = null;
    announce();
  },

  signedInAgain(refused: string): Promise<void> {
    if (session.token() !== null && session.token() !== refused) return Promise.resolve();
    refusedToken = refused;
    localStorage.removeItem(TOKEN);
    return waitFor("expired");
  },

  takeUpRefused() {
    if (refusedToken) localStorage.setItem(TOKEN, refusedToken);
  },

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

const useWaiting = (obstacle: Obstacle) => {
  const isWaiting = () => waiting[obstacle] !== null;
  return useSyncExternalStore(subscribe, isWaiting, isWaiting);
};

export const useSessionExpired = () => useWaiting("expired");

export const useSubscriptionLapsed = () => useWaiting("lapsed");
