import { createRoute, redirect } from "@tanstack/react-router";
import { session } from "../api/session.ts";
import { adminPages } from "./routes/admin.tsx";
import { admins, everybody, open, root, signedIn, students, trainers } from "./routes/frames.tsx";
import { openPages, publicPages } from "./routes/public.tsx";
import { sharedPages } from "./routes/shared.tsx";
import { gym, studentPages } from "./routes/student.tsx";
import { trainerPages } from "./routes/trainer.tsx";

/*
 * Every address of the product stands in `routes/`, by who may open it.
 * A screen is lazy: `component: screen(() => import(...), "Name")`. A `loader` only begins to fetch (the screen shows its own
 * skeleton), so that data and code travel at once. State of a screen lives in its search parameters, read by a `validateSearch`
 * that drops what makes no sense.
 */

const index = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw session.isOpen() ? redirect({ to: "/inicio" }) : redirect({ to: "/autenticacao/entrar" });
  },
});

const admin = createRoute({
  getParentRoute: () => root,
  path: "/admin",
  beforeLoad: ({ location }) => {
    if (location.pathname.replace(/\/$/, "") !== "/admin") return;
    throw session.isOpen() ? redirect({ to: "/admin/home" }) : redirect({ to: "/admin/autenticacao/entrar" });
  },
});

export const routeTree = root.addChildren([
  index,
  admin,
  everybody.addChildren(publicPages),
  open.addChildren(openPages),
  gym,
  signedIn.addChildren([
    ...sharedPages,
    trainers.addChildren(trainerPages),
    students.addChildren(studentPages),
    admins.addChildren(adminPages),
  ]),
]);
