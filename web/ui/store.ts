import { useSyncExternalStore } from "react";

export interface Store<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    read: () => current,
    write(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <Value>({ subscribe, read }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read, read);
