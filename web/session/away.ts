import { useSyncExternalStore } from "react";
import { createStore, useStore } from "../ui/store.ts";

/** The screen shows answers of this device, because the server gave none. */
export const fromDevice = createStore(false);

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

export const isAway = (): boolean => fromDevice.read() || !navigator.onLine;

export function useIsAway(): boolean {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return useStore(fromDevice) || !isOnline;
}
