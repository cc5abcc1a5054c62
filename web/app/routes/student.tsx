import { createRoute, lazyRouteComponent as screen } from "@tanstack/react-router";
import { gymSearch } from "../../features/execution/gym/gym-search.ts";
import { BareError } from "../shell/Bare.tsx";
import { studentWithoutConnection } from "../shell/guard.ts";
import { root, students } from "./frames.tsx";
import { auditPage, profileFormPage, profilePage } from "./pages.tsx";

export const studentPages = [
  createRoute({ getParentRoute: () => students, path: "/inicio/perfil", ...profilePage }),
  createRoute({ getParentRoute: () => students, path: "/inicio/perfil/registro", ...auditPage }),
  createRoute({ getParentRoute: () => students, path: "/inicio/perfil/form", ...profileFormPage }),
];

// In the gym: it opens without a connection, and has no menu.
export const gym = createRoute({
  getParentRoute: () => root,
  path: "/inicio/treino",
  validateSearch: gymSearch,
  beforeLoad: studentWithoutConnection,
  errorComponent: BareError,
  component: screen(() => import("../../features/execution/gym/GymScreen.tsx"), "GymScreen"),
});
