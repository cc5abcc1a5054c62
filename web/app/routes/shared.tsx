import { createRoute, redirect, lazyRouteComponent as screen } from "@tanstack/react-router";
import { tutorialSearch } from "../../features/catalogue/tutorials/tutorial-search.ts";
import { dashboardSearch } from "../../features/overview/dashboards/dashboard-search.ts";
import { mesocycleSearch, studentSearch } from "../../features/students/students/finder/student-search.ts";
import { loadMesocycle, loadStudent } from "../../features/students/students/page-loaders.ts";
import { roleOf } from "../../session/current-user.ts";
import { idParam, mesocycleParams, ownPageOnly } from "../shell/guard.ts";
import { NotFoundScreen } from "../shell/NotFoundScreen.tsx";
import { signedIn } from "./frames.tsx";

export const toStudents = () => {
  throw redirect({ to: "/inicio/alunos" });
};

export const sharedPages = [
  createRoute({ getParentRoute: () => signedIn, path: "/inicio", beforeLoad: toStudents }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/inicio/visualizar/$id",
    staticData: { firstReads: ["/api/v1/students/$id"] },
    params: idParam,
    validateSearch: studentSearch,
    notFoundComponent: NotFoundScreen,
    beforeLoad: ownPageOnly,
    loader: loadStudent,
    component: screen(() => import("../../features/students/students/StudentScreen.tsx"), "StudentScreen"),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/inicio/visualizar/$id/macrociclo/$idMacrociclo",
    beforeLoad: ({ params }) => {
      const [id, macro] = [Number(params.id), Number(params.idMacrociclo)];
      throw redirect({ to: "/inicio/visualizar/$id", params: { id }, search: { macro } });
    },
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/inicio/visualizar/$id/macrociclo/$idMacrociclo/mesociclo/$idMesociclo",
    staticData: {
      firstReads: ["/api/v1/students/$id", "/api/v1/students/$id/macrocycles/$idMacrociclo/mesocycles"],
    },
    params: mesocycleParams,
    validateSearch: mesocycleSearch,
    notFoundComponent: NotFoundScreen,
    beforeLoad: ownPageOnly,
    loader: loadMesocycle,
    component: screen(
      () => import("../../features/students/students/StudentMesocycleScreen.tsx"),
      "StudentMesocycleScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/alunos/visualizar/$id/macrociclo/$idMacrociclo/mesociclo/$idMesociclo",
    params: mesocycleParams,
    beforeLoad: ({ params }) => {
      throw redirect({ to: "/inicio/visualizar/$id/macrociclo/$idMacrociclo/mesociclo/$idMesociclo", params });
    },
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/inicio/dashboard",
    validateSearch: dashboardSearch,
    beforeLoad: ({ context }) => {
      if (roleOf(context.user) === "admin") throw redirect({ to: "/admin/home/personal/dashboard" });
    },
    component: screen(() => import("../../features/overview/dashboards/DashboardScreen.tsx"), "DashboardScreen"),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/inicio/tutorial",
    validateSearch: tutorialSearch,
    beforeLoad: ({ context, search }) => {
      const role = roleOf(context.user);
      if (role === "trainer") throw redirect({ to: "/configuracoes/tutorial", search });
      if (role === "admin") throw redirect({ to: "/admin/configuracoes/tutoriais", search });
    },
    component: screen(() => import("../../features/catalogue/tutorials/TutorialsScreen.tsx"), "TutorialsScreen"),
  }),
];
