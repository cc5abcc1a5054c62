import { useSyncExternalStore } from "react";
import { forgetDrafts } from "./drafts.ts";

const TOKEN = "prumo.token";
const LAST_EMAIL = "prumo.email";

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** What a signed-in person has to do before they can go on: sign in again, or pay for a lapsed subscription. */
type Obstacle = "expired" | "lapsed";

/** Whether the server knew the token since the page was loaded; before that nothing is on the screen that could be lost. */
let recognized = false;

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
 * Who is signed in, as far as the browser knows: only the token's presence. The token lives in local storage.
 * When the server refuses it, or asks to be paid, requests wait while a dialog is open over the screen, so that nothing
 * typed is lost.
 */
export const session = {
  token: () => localStorage.getItem(TOKEN),
  isOpen: () => localStorage.getItem(TOKEN) !== null,

  start(token: string) {
    localStorage.setItem(TOKEN, token);
  },

  isRecognized: () => recognized,

  /** From here on there is a screen to protect: a token that the server refuses is asked for over it. */
  recognize() {
    recognized = true;
  },

  /** Forgets a token that was refused before any screen was drawn. What the tab kept waits for the same person. */
  drop: () => localStorage.removeItem(TOKEN),

  /** Lets the requests go on that waited for a new sign-in, once it is known to be the same person's. */
  resume: () => resolve("expired"),

  /** Lets the requests go on that waited for the subscription's renewal. */
  renew: () => resolve("lapsed"),

  /** Forgets the token and whatever this browser kept of the person. The requests that wait are abandoned with the page. */
  end() {
    localStorage.removeItem(TOKEN);
    session.forgetTyped();
    waiting.expired = null;
    waiting.lapsed = null;
    announce();
  },

  /** Half-typed forms belong to the person: the next one at this computer finds none. */
  forgetTyped: forgetDrafts,

  /** Drops the refused token, opens the dialog, and settles once the person has signed in again. */
  signedInAgain(refused: string): Promise<void> {
    if (session.token() !== null && session.token() !== refused) return Promise.resolve();
    localStorage.removeItem(TOKEN);
    return waitFor("expired");
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
