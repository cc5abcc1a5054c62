import { createRoute, redirect, lazyRouteComponent as screen } from "@tanstack/react-router";
import { queryClient } from "../../api/query-client.ts";
import { groupSearch, stepSearch } from "../../features/catalogue/muscle-groups/group-search.ts";
import { tutorialSearch } from "../../features/catalogue/tutorials/tutorial-search.ts";
import { dashboardSearch } from "../../features/overview/dashboards/dashboard-search.ts";
import { requestSearch } from "../../features/own-data/personal-data/request-search.ts";
import { administratorSearch } from "../../features/people/administrators/administrator-search.ts";
import { versionSearch } from "../../features/people/terms/version-search.ts";
import { invoiceSearch } from "../../features/platform-billing/platform-invoices/invoice-search.ts";
import {
  FIRST_TRAINERS,
  trainerQuery,
  trainersFilterOf,
  trainersQuery,
} from "../../features/platform-billing/trainers/data.ts";
import { trainerSearch, trainersSearch } from "../../features/platform-billing/trainers/trainer-search.ts";
import { librarySearch } from "../../features/prescription/library/library-search.ts";
import { ruleSearch } from "../../features/students/readiness-rules/rule-search.ts";
import { listSearch } from "../../features/students/students/list/list-search.ts";
import { rememberedPages } from "../../ui/people/list-scroll.ts";
import { idParam } from "../shell/guard.ts";
import { homeOf } from "../shell/menu.ts";
import { NotFoundScreen } from "../shell/NotFoundScreen.tsx";
import { admins } from "./frames.tsx";
import {
  auditPage,
  exercisesPage,
  landingPage,
  planFormPage,
  plansPage,
  profileFormPage,
  profilePage,
} from "./pages.tsx";

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
    component: screen(
      () => import("../../features/students/students/StudentSupportScreen.tsx"),
      "StudentSupportScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/solicitacoes",
    validateSearch: requestSearch,
    component: screen(
      () => import("../../features/own-data/personal-data/ErasureRequestsScreen.tsx"),
      "ErasureRequestsScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/personal/dashboard",
    validateSearch: dashboardSearch,
    component: screen(
      () => import("../../features/overview/dashboards/MasterDashboardScreen.tsx"),
      "MasterDashboardScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/personal/listar",
    staticData: { firstReads: [FIRST_TRAINERS] },
    validateSearch: trainersSearch,
    loaderDeps: ({ search }) => trainersFilterOf(search),
    loader: ({ deps }) =>
      void queryClient.prefetchInfiniteQuery({ ...trainersQuery(deps), pages: rememberedPages("trainers", deps) }),
    component: screen(() => import("../../features/platform-billing/trainers/TrainersScreen.tsx"), "TrainersScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/personal/visualizar/$id",
    staticData: { firstReads: ["/api/user/$id"] },
    params: idParam,
    validateSearch: trainerSearch,
    notFoundComponent: NotFoundScreen,
    loader: ({ params }) => void queryClient.prefetchQuery(trainerQuery(params.id)),
    component: screen(() => import("../../features/platform-billing/trainers/TrainerScreen.tsx"), "TrainerScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/personal/visualizar/$id/registro",
    params: idParam,
    notFoundComponent: NotFoundScreen,
    component: screen(() => import("../../features/people/audit/TrainerAuditScreen.tsx"), "TrainerAuditScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/faturas",
    validateSearch: invoiceSearch,
    component: screen(() => import("../shell/InvoicesPage.tsx"), "InvoicesPage"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/negocio",
    component: screen(() => import("../../features/overview/business-figures/BusinessScreen.tsx"), "BusinessScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/cupons",
    component: screen(() => import("../../features/platform-billing/coupons/CouponsScreen.tsx"), "CouponsScreen"),
  }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/planos", ...plansPage }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/planos/form", ...planFormPage }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/LandingPage", ...landingPage }),
  createRoute({ getParentRoute: () => admins, path: "/admin/configuracoes/exercicios", ...exercisesPage }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/biblioteca",
    validateSearch: librarySearch,
    component: screen(() => import("../../features/prescription/library/AdminLibrary.tsx"), "AdminLibrary"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/tutoriais",
    validateSearch: tutorialSearch,
    component: screen(
      () => import("../../features/catalogue/tutorials/TutorialsAdminScreen.tsx"),
      "TutorialsAdminScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares",
    component: screen(
      () => import("../../features/catalogue/muscle-groups/MuscleGroupsScreen.tsx"),
      "MuscleGroupsScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares/form",
    validateSearch: stepSearch,
    component: screen(
      () => import("../../features/catalogue/muscle-groups/MuscleGroupFormScreen.tsx"),
      "MuscleGroupFormScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares/detalhe/$id",
    validateSearch: groupSearch,
    component: screen(
      () => import("../../features/catalogue/deviation-exercises/MuscleGroupScreen.tsx"),
      "MuscleGroupScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/administradores",
    validateSearch: administratorSearch,
    component: screen(
      () => import("../../features/people/administrators/AdministratorsScreen.tsx"),
      "AdministratorsScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/termos",
    validateSearch: versionSearch,
    component: screen(() => import("../../features/people/terms/TermsView.tsx"), "TermsView"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/documentos",
    validateSearch: ruleSearch,
    component: screen(
      () => import("../../features/students/readiness-rules/ReadinessRulesScreen.tsx"),
      "ReadinessRulesScreen",
    ),
  }),
];
