import { type AnyRoute, createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { Role } from "#contract/call.ts";
import { queryClient } from "../api/query-client.ts";
import { session } from "../api/session.ts";
import { type CurrentUser, currentUserQuery } from "../session/current-user.ts";
import { App } from "./App.tsx";
import { createAppRouter } from "./router.ts";

interface Screen {
  readonly path: string;
  readonly prerender: boolean;
  readonly description: string | undefined;
  /** Null: open to everybody. */
  readonly role: Role | null;
  readonly reads: readonly string[];
  /** Outermost first; `preload` imports those that are lazy. */
  readonly components: readonly { readonly preload?: () => Promise<unknown> | undefined }[];
}

export function screens(): readonly Screen[] {
  return routes()
    .filter(({ options }) => options.component)
    .map((route) => ({
      path: route.fullPath,
      prerender: route.options.staticData?.prerender === true,
      description: route.options.staticData?.description,
      role: roleFor(route.id),
      reads: withFrames(route).flatMap(({ options }) => options.staticData?.firstReads ?? []),
      components: withFrames(route).flatMap(({ options }) => options.component ?? []),
    }));
}

/** Addresses that lead to another one and draw nothing. */
export const redirects = (): readonly string[] =>
  routes()
    .filter(({ options }) => !options.component)
    .map(({ fullPath }) => fullPath);

/** Every address but the one that stands for all others. */
const routes = (): readonly AnyRoute[] =>
  Object.values<AnyRoute>(createAppRouter(createMemoryHistory()).routesByPath).filter(
    ({ fullPath }) => !fullPath.endsWith("$"),
  );

/** Outermost first. */
const withFrames = (route: AnyRoute): AnyRoute[] => [
  ...(route.parentRoute ? withFrames(route.parentRoute) : []),
  route,
];

/** Pages that several roles share are drawn as a trainer's. */
function roleFor(id: string): Role | null {
  if (!id.startsWith("/signed-in")) return null;
  if (id.startsWith("/signed-in/admins")) return "admin";
  return id.startsWith("/signed-in/students") ? "student" : "trainer";
}

/** React's marks of a boundary that failed or is still waiting. */
const UNFINISHED = /<!--\$[!?]-->/;

/** Throws when a part of the page cannot be drawn. */
export async function draw(path: string): Promise<string> {
  session.drop();
  const markup = await markupOf(path);
  if (UNFINISHED.test(markup)) throw new Error(`${path} cannot be drawn in advance`);
  return markup;
}

export function drawOutline(path: string, role: Role): Promise<string> {
  session.start("unknown");
  queryClient.setQueryData(currentUserQuery.queryKey, { ...UNKNOWN, role_type: ROLE_TYPES[role] });
  return markupOf(path.replace(/\$\w+/g, "1"));
}

async function markupOf(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToString(<App router={router} />);
}

const ROLE_TYPES = { admin: "Admin", trainer: "PersonalTrainer", student: "Student" } as const;

const UNKNOWN: Omit<CurrentUser, "role_type"> = {
  id: 1,
  role_id: 1,
  fullname: "",
  email: "",
  phone: null,
  photo_url: null,
  is_active: true,
  must_change_password: false,
  second_factor_due_at: null,
  admin_roles: ["owner"],
  last_sign_in_at: null,
  email_secundario: null,
  cpf: null,
  address: null,
  age: null,
  students_count: null,
  current_subscription: null,
  subscription: null,
  subscriptions: [],
  owes_subscription: false,
  payments: [],
  trial_ends_on: null,
  may_generate_trainings: false,
};
