import { useSyncExternalStore } from "react";

export const TOKEN = "prumo.token";
const LAST_EMAIL = "prumo.email";
const STUDENT_DEVICE = "prumo.student-device";

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

type Obstacle = "expired" | "lapsed" | "unproved" | "replaced";

interface SessionState {
  /** Whether the server has accepted the token since the page was loaded. Before that, the screen holds nothing to lose. */
  isRecognized: boolean;
  /** It belongs to the person whose data this page shows. Another window may have started another session meanwhile. */
  ownToken: string | null;
  /** The token that the server refused last. Signing out over the re-login dialog still ends its session on the server. */
  refusedToken: string | null;
  readonly waiting: Record<Obstacle, Waiting | null>;
  /** Adopts the session that another window started, or leaves this page. */
  findOwner: () => void;
}

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** While the server refuses the token or asks for a payment, requests wait below a dialog, so that nothing typed is lost. */
function createSession() {
  const state: SessionState = {
    isRecognized: false,
    ownToken: null,
    refusedToken: null,
    waiting: { expired: null, lapsed: null, unproved: null, replaced: null },
    findOwner: () => undefined,
  };
  const token = () => localStorage.getItem(TOKEN);

  function waitFor(obstacle: Obstacle): Promise<void> {
    if (state.waiting[obstacle]) return state.waiting[obstacle].promise;
    const waiting = Promise.withResolvers<void>();
    state.waiting[obstacle] = waiting;
    announce();
    return waiting.promise;
  }

  function resolve(obstacle: Obstacle): void {
    state.waiting[obstacle]?.resolve();
    state.waiting[obstacle] = null;
    announce();
  }

  function resume(): void {
    resolve("replaced");
    resolve("expired");
  }

  return {
    token,
    isOpen: () => token() !== null,
    start(started: string) {
      state.ownToken = started;
      localStorage.setItem(TOKEN, started);
    },

    isRecognized: () => state.isRecognized,
    recognize() {
      state.isRecognized = true;
      state.ownToken ??= token();
    },

    /** Another window signed in, perhaps another person: until it is known who, requests wait. */
    isReplaced: () => state.isRecognized && token() !== null && token() !== state.ownToken,
    waitForOwner(): Promise<void> {
      if (!state.waiting.replaced) state.findOwner();
      return waitFor("replaced");
    },
    /** A request may wait already: the page still loads. */
    whenReplaced(findOwner: () => void) {
      state.findOwner = findOwner;
      if (state.waiting.replaced) findOwner();
    },
    /** The session that another window started is the same person's. */
    adopt(started: string) {
      state.ownToken = started;
      resume();
    },

    /** Drafts in the tab stay for the same person. */
    drop() {
      state.isRecognized = false;
      state.ownToken = null;
      localStorage.removeItem(TOKEN);
    },

    /** Waiting requests end with the page. */
    end() {
      const isStudents = studentDevice.read();
      localStorage.clear();
      studentDevice.write(isStudents);
      state.isRecognized = false;
      state.ownToken = null;
      state.waiting.replaced = null;
      state.waiting.expired = null;
      state.waiting.lapsed = null;
      state.waiting.unproved = null;
      announce();
    },

    isWaitingFor: (obstacle: Obstacle) => state.waiting[obstacle] !== null,

    /** Null: another window ended the session. */
    waitForSignIn(refused: string | null): Promise<void> {
      if (token() !== null && token() !== refused) return Promise.resolve();
      state.refusedToken = refused ?? state.refusedToken;
      localStorage.removeItem(TOKEN);
      return waitFor("expired");
    },
    resume,
    restoreRefusedToken() {
      if (state.refusedToken) localStorage.setItem(TOKEN, state.refusedToken);
    },

    waitForRenewal: () => waitFor("lapsed"),
    renew: () => resolve("lapsed"),

    waitForProof: () => waitFor("unproved"),
    prove: () => resolve("unproved"),
    /** The requests that wait fail with the reason. */
    refuseProof(reason: unknown) {
      state.waiting.unproved?.reject(reason);
      resolve("unproved");
    },
  };
}

/** Whether "Sou Aluno" was ticked at the last sign-in. It names nobody, and so outlives the sign-out. */
export const studentDevice = {
  read: () => localStorage.getItem(STUDENT_DEVICE) !== null,

  write(isStudents: boolean) {
    if (isStudents) localStorage.setItem(STUDENT_DEVICE, "1");
    else localStorage.removeItem(STUDENT_DEVICE);
  },
};

export const session = createSession();

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
  const isWaiting = () => session.isWaitingFor(obstacle);
  return useSyncExternalStore(subscribe, isWaiting, isWaiting);
};

export const useSessionExpired = () => useWaiting("expired");

export const useProofRequired = () => useWaiting("unproved");

export const useSubscriptionLapsed = () => useWaiting("lapsed");
