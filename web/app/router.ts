import { createRouter, parseSearchWith, type RouterHistory, stringifySearchWith } from "@tanstack/react-router";
import { routeTree } from "./routes.tsx";
import { ErrorScreen } from "./shell/ErrorScreen.tsx";
import { NotFoundScreen } from "./shell/NotFoundScreen.tsx";
import { PendingScreen } from "./shell/PendingScreen.tsx";

/** A history of its own serves the build, which draws pages in advance. */
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
    /** Search engines and messengers read it of a page that everybody may open. */
    description?: string;
    prerender?: boolean;
    /** `first.js` asks for these addresses before the program is there. */
    firstReads?: readonly string[];
  }
}
