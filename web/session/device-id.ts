import { randomId } from "../api/random-id.ts";

const KEY = "prumo.device";

/** Tells the devices of one evaluation apart. It goes at sign-out with all else that the browser keeps. */
export function deviceId(): string {
  const stored = localStorage.getItem(KEY);
  if (stored) return stored;
  const id = randomId();
  localStorage.setItem(KEY, id);
  return id;
}
