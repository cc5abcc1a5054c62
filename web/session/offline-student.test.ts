import { beforeEach, expect, test, vi } from "vitest";
import { forgetOffline, keepOfflineOf, rememberPushOwner } from "./offline-student.ts";

const [ANA, BRUNO] = [2, 3];
let isSubscribed = true;
let canEnd = true;

beforeEach(() => {
  [isSubscribed, canEnd] = [true, true];
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("indexedDB", { databases: async () => [] });
  const subscription = {
    unsubscribe: async () => {
      if (canEnd) isSubscribed = false;
      return canEnd;
    },
  };
  const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null) };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  return () => void vi.unstubAllGlobals();
});

test("the next person at a shared computer gets no notices of the one whose session expired", async () => {
  rememberPushOwner(ANA);
  await keepOfflineOf(BRUNO);
  expect(isSubscribed).toBe(false);
});

test("who signs in again goes on getting notices", async () => {
  rememberPushOwner(ANA);
  await keepOfflineOf(ANA);
  expect(isSubscribed).toBe(true);
});

test("notices that the browser could not end are ended at the next start", async () => {
  rememberPushOwner(ANA);
  canEnd = false;
  await keepOfflineOf(BRUNO);
  expect(isSubscribed).toBe(true);
  canEnd = true;
  await keepOfflineOf(BRUNO);
  expect(isSubscribed).toBe(false);
});

test("the notices of who signed out do not end those that the next person asks for", async () => {
  rememberPushOwner(ANA);
  await forgetOffline();
  isSubscribed = true;
  await keepOfflineOf(BRUNO);
  expect(isSubscribed).toBe(true);
});
