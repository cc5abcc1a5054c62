import { createRouter, parseSearchWith, type RouterHistory, stringifySearchWith } from "@tanstack/react-router";
import { routeTree } from "./routes.tsx";
import { ErrorScreen } from "./shell/ErrorScreen.tsx";
import { NotFoundScreen } from "./shell/NotFoundScreen.tsx";
import { PendingScreen } from "./shell/PendingScreen.tsx";

/** The browser's router. With a history of its own it serves outside a browser, where pages are drawn in advance. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: "intent",
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: !history,
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    title?: string;
    /** Whether the screen stands in the page before any script. */
    prerender?: boolean;
    /** Addresses that the screen reads at once, with its own parameters: `first.js` asks for them before the program is there. */
    firstReads?: readonly string[];
  }
}
