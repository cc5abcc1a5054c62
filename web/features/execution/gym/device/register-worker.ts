/** The worker touches no other page. */
const SCOPE = "/inicio/treino";

/** While developing there is no worker. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser may forbid it; then the page needs a connection, and all else works.
  await navigator.serviceWorker.register("/sw.js", { scope: SCOPE, updateViaCache: "none" }).catch(() => undefined);
}
