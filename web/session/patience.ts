import { isUnanswered } from "../api/api-error.ts";

/** A weaker connection than this is none, where something of the device can stand in. */
export const PATIENCE_MS = 3000;

/** The answer that the device has kept then stands in; the one on its way may still come. */
export async function staysUnanswered(request: Promise<unknown>): Promise<boolean> {
  if (!navigator.onLine) return true;
  return Promise.race([
    request.then(() => false, isUnanswered),
    new Promise<true>((resolve) => setTimeout(resolve, PATIENCE_MS, true)),
  ]);
}
