import type { SealedStore } from "./sealed-store.ts";

/** Over plain HTTP browsers have no cryptography, and so nothing is kept. */
export const canSeal = (): boolean => typeof crypto.subtle === "object" && "indexedDB" in globalThis;

/** Most people never take an evaluation along: the store is loaded by those who do. */
export async function inSealed<T>(trainerId: number, work: (store: SealedStore) => Promise<T>): Promise<T> {
  const { inSealedStore } = await import("./sealed-store.ts");
  return inSealedStore(trainerId, work);
}
