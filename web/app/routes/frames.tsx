import { createRootRoute, createRoute, lazyRouteComponent as screen } from "@tanstack/react-router";
import { CURRENT_USER } from "../../session/current-user.ts";
import { BareError, BareNotFound } from "../shell/Bare.tsx";
import { only, onlyAdmins, optionalSession, requireSession } from "../shell/guard.ts";
import { OpenFrame } from "../shell/OpenFrame.tsx";
import { Root } from "../shell/Root.tsx";

export const root = createRootRoute({ component: Root, notFoundComponent: BareNotFound });

export const open = createRoute({ getParentRoute: () => root, id: "open", component: OpenFrame });

export const everybody = createRoute({
  getParentRoute: () => root,
  id: "everybody",
  beforeLoad: optionalSession,
  errorComponent: BareError,
  component: screen(() => import("../shell/PublicFrame.tsx"), "PublicFrame"),
});

export const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  staticData: { firstReads: [CURRENT_USER] },
  beforeLoad: requireSession,
  errorComponent: BareError,
  component: screen(() => import("../shell/SignedInFrame.tsx"), "SignedInFrame"),
});

export const trainers = createRoute({ getParentRoute: () => signedIn, id: "trainers", beforeLoad: only("trainer") });
export const students = createRoute({ getParentRoute: () => signedIn, id: "students", beforeLoad: only("student") });
export const admins = createRoute({ getParentRoute: () => signedIn, id: "admins", beforeLoad: onlyAdmins });
