import { createRoute, redirect, lazyRouteComponent as screen } from "@tanstack/react-router";
import { queryClient } from "../../api/query-client.ts";
import { tutorialSearch } from "../../features/catalogue/tutorials/tutorial-search.ts";
import { dashboardSearch } from "../../features/overview/dashboards/dashboard-search.ts";
import { studentDashboardQuery } from "../../features/overview/student-dashboards/data.ts";
import { mesocycleSearch, studentSearch } from "../../features/students/students/finder/student-search.ts";
import { loadMesocycle, loadStudent } from "../../features/students/students/page-loaders.ts";
import { currentUserQuery, roleOf, useCurrentUser } from "../../session/current-user.ts";
import { idParam, mesocycleParams, ownPageOnly } from "../shell/guard.ts";
import { homeOf } from "../shell/menu.ts";
import { NotFoundScreen } from "../shell/NotFoundScreen.tsx";
import { signedIn } from "./frames.tsx";

export const toStudents = () => {
  throw redirect({ to: "/inicio/alunos" });
};

const ForTrainer = screen(() => import("../../features/students/students/StudentScreen.tsx"), "StudentScreen");
const ForStudent = screen(
  () => import("../../features/overview/student-dashboards/StudentHomeScreen.tsx"),
  "StudentHomeScreen",
);
const isStudent = () => queryClient.getQueryData(currentUserQuery.queryKey)?.role_type === "Student";

/** A student's own page is their home. Each role loads its own screen. */
const StudentPage = Object.assign(() => (roleOf(useCurrentUser()) === "student" ? <ForStudent /> : <ForTrainer />), {
  preload: () => (isStudent() ? ForStudent : ForTrainer).preload?.(),
});

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
    loader: (visit) => {
      loadStudent(visit);
      if (isStudent() && !visit.preload) void queryClient.prefetchQuery(studentDashboardQuery);
    },
    component: StudentPage,
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
      if (roleOf(context.user) !== "trainer") throw redirect(homeOf(context.user));
    },
    component: screen(
      () => import("../../features/overview/dashboards/PersonalDashboardScreen.tsx"),
      "PersonalDashboardScreen",
    ),
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
