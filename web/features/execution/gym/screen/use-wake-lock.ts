import { useEffect } from "react";

/** The browser gives the lock up with the page; it is taken again on return. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      // A low battery refuses; then the screen goes dark as usual.
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) void lock?.release();
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, [isWanted]);
}
