/** All pages, so that leaving the training without a signal leads to a page of ours. Only the training itself is kept. */
const SCOPE = "/";
/** Older versions registered one for the training alone, which would answer before this one. */
const FORMER_SCOPE = "/inicio/treino";

/** While developing there is no worker. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser may forbid it; then the page needs a connection, and all else works.
  await navigator.serviceWorker
    .register("/sw.js", { scope: SCOPE, updateViaCache: "none" })
    .then(removeFormer, () => undefined);
}

/** Long enough for a slow phone to install it; where a browser forbids it, there is none to wait for. */
const INSTALLING_MS = 20_000;

/** Answers whether pages start without a connection from now on. */
export async function workerStarts(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  return Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, INSTALLING_MS, false)),
  ]);
}

async function removeFormer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(FORMER_SCOPE);
  if (registration && new URL(registration.scope).pathname === FORMER_SCOPE) await registration.unregister();
}

/** The browser's subscription to notices; undefined where there is none, or browser or server know none. */
export async function findPush(): Promise<PushSubscription | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** The push service then tells the server that the subscription is gone. False: it is still there. */
export async function endPush(): Promise<boolean> {
  const push = await findPush().catch(() => undefined);
  return (await push?.unsubscribe().catch(() => false)) ?? true;
}
