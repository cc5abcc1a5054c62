import { type AnyRoute, createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { createAppRouter } from "./routes.tsx";

interface Screen {
  /** As in the route table: "/inicio/visualizar/$id". */
  readonly path: string;
  /** Whether its markup is to stand in the page. */
  readonly prerender: boolean;
  /** The screen and the frames around it, outermost first; `preload` imports those that are lazy. */
  readonly components: readonly { readonly preload?: () => Promise<unknown> | undefined }[];
}

/** Every address of the route table that shows a screen, but for the rest (`$`), which has no page of its own. */
export function screens(): readonly Screen[] {
  const router = createAppRouter(createMemoryHistory());
  return Object.values<AnyRoute>(router.routesByPath)
    .filter(({ fullPath, options }) => options.component && !fullPath.endsWith("$"))
    .map((route) => ({
      path: route.fullPath,
      prerender: route.options.staticData?.prerender === true,
      components: withFrames(route).flatMap(({ options }) => options.component ?? []),
    }));
}

/** A route after the ones around it, outermost first. */
const withFrames = (route: AnyRoute): AnyRoute[] => [
  ...(route.parentRoute ? withFrames(route.parentRoute) : []),
  route,
];

/** React's marks of a boundary that failed or is still waiting. */
const UNFINISHED = /<!--\$[!?]-->/;

/** The markup of an address for a browser that is not signed in. Throws when a part of it cannot be drawn. */
export async function draw(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const markup = renderToString(<App router={router} />);
  if (UNFINISHED.test(markup)) throw new Error(`${path} cannot be drawn in advance`);
  return markup;
}
