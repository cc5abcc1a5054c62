import { createRoute, redirect, lazyRouteComponent as screen } from "@tanstack/react-router";
import { dashboardSearch } from "../features/dashboards/dashboard-search.ts";
import { groupSearch, stepSearch } from "../features/muscle-groups/group-search.ts";
import { requestSearch } from "../features/personal-data/request-search.ts";
import { listSearch } from "../features/students/list/list-search.ts";
import { versionSearch } from "../features/terms/version-search.ts";
import { tutorialSearch } from "../features/tutorials/tutorial-search.ts";
import { homeOf } from "../shell/menu.ts";
import { admins } from "./frames.tsx";
import { auditPage, exercisesPage, libraryPage, profileFormPage, profilePage, soon } from "./pages.tsx";

export const adminPages = [
  createRoute({ getParentRoute: () => admins, path: "/admin/perfil", ...profilePage }),
  createRoute({ getParentRoute: () => admins, path: "/admin/perfil/registro", ...auditPage }),
  createRoute({ getParentRoute: () => admins, path: "/admin/perfil/form", ...profileFormPage }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home",
    beforeLoad: ({ context }) => {
      throw redirect(homeOf(context.user));
    },
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/alunos",
    validateSearch: listSearch,
    component: screen(() => import("../features/students/StudentSupportScreen.tsx"), "StudentSupportScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/solicitacoes",
    validateSearch: requestSearch,
    component: screen(() => import("../features/personal-data/ErasureRequestsScreen.tsx"), "ErasureRequestsScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/personal/dashboard",
    validateSearch: dashboardSearch,
    component: screen(() => import("../features/dashboards/MasterDashboardScreen.tsx"), "MasterDashboardScreen"),
  }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/listar", ...soon("Personais") }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/visualizar/$id", ...soon("Personal") }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/planos", ...soon("Planos") }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/planos/form", ...soon("Plano") }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/LandingPage", ...soon("LandingPage") }),
  createRoute({ getParentRoute: () => admins, path: "/admin/configuracoes/exercicios", ...exercisesPage }),
  createRoute({ getParentRoute: () => admins, path: "/admin/configuracoes/biblioteca", ...libraryPage }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/tutoriais",
    validateSearch: tutorialSearch,
    component: screen(() => import("../features/tutorials/TutorialsAdminScreen.tsx"), "TutorialsAdminScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares",
    component: screen(() => import("../features/muscle-groups/MuscleGroupsScreen.tsx"), "MuscleGroupsScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares/form",
    validateSearch: stepSearch,
    component: screen(() => import("../features/muscle-groups/MuscleGroupFormScreen.tsx"), "MuscleGroupFormScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares/detalhe/$id",
    validateSearch: groupSearch,
    component: screen(() => import("../features/muscle-groups/MuscleGroupScreen.tsx"), "MuscleGroupScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/termos",
    validateSearch: versionSearch,
    component: screen(() => import("../features/terms/TermsView.tsx"), "TermsView"),
  }),
];
