import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "@playwright/test";

/** Emptied after a journey. Not the cache of HTTP, which is what the journeys share. */
const LEFT_BEHIND = "cookies,local_storage,indexeddb,cache_storage,service_workers";

/** The parked page keeps the process of the origin alive between journeys. */
interface Shared {
  readonly context: BrowserContext;
  readonly parked: Page;
  readonly origin: string;
}

type Share = (baseURL: string, options: BrowserContextOptions) => Promise<Shared>;

/**
 * The journeys of a worker share one browser context, emptied after each: scripts are loaded and compiled once, which is a
 * quarter of a short journey. `freshContext` gives a journey a context of its own.
 */
export const test = base.extend<{ freshContext: boolean }, { share: Share }>({
  freshContext: [false, { option: true }],
  share: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<Shared>>();
      const open = async (baseURL: string, options: BrowserContextOptions): Promise<Shared> => {
        const context = await browser.newContext({ ...options, baseURL });
        refuseOtherClocks(context);
        const parked = await context.newPage();
        await parked.goto("/api/health");
        return { context, parked, origin: new URL(baseURL).origin };
      };
      await use((baseURL, options) => {
        const key = JSON.stringify([baseURL, options]);
        const shared = contexts.get(key) ?? open(baseURL, options);
        contexts.set(key, shared);
        return shared;
      });
      for (const shared of contexts.values()) await (await shared).context.close();
    },
    { scope: "worker" },
  ],
  context: async (
    {
      browser,
      share,
      freshContext,
      baseURL,
      contextOptions,
      locale,
      timezoneId,
      viewport,
      userAgent,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
    },
    use,
  ) => {
    const options: BrowserContextOptions = {
      ...contextOptions,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      ...(userAgent && { userAgent }),
      ...(deviceScaleFactor && { deviceScaleFactor }),
    };
    if (freshContext) {
      const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }) });
      await use(context);
      await context.close();
      return;
    }
    const shared = await share(baseURL ?? "", options);
    await use(shared.context);
    await empty(shared);
  },
});

/** A moved clock stays in a context to its end, and the journeys after would live on another day. */
function refuseOtherClocks({ clock }: BrowserContext): void {
  const refuse = (): never => {
    throw new Error("a journey that moves the clock needs `freshContext`");
  };
  Object.assign(clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

async function empty({ context, parked, origin }: Shared): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  await context.clearPermissions();
  const others = context.pages().filter((page) => page !== parked);
  await Promise.all(others.map((page) => page.close()));
  const session = await context.newCDPSession(parked);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: LEFT_BEHIND });
  await session.detach();
}
