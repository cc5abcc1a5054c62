import { createRoute, lazyRouteComponent as screen } from "@tanstack/react-router";
import { queryClient } from "../../api/query-client.ts";
import { tutorialSearch } from "../../features/catalogue/tutorials/tutorial-search.ts";
import { FIRST_TASKS, todayQuery } from "../../features/overview/todays-tasks/data.ts";
import { retentionsQuery } from "../../features/own-data/retentions/data.ts";
import { backSearch } from "../../features/people/accounts/sign-in-search.ts";
import { librarySearch } from "../../features/prescription/library/library-search.ts";
import { FIRST_STUDENTS, studentsQuery } from "../../features/students/students/data.ts";
import { studentSearch } from "../../features/students/students/finder/student-search.ts";
import { listSearch } from "../../features/students/students/list/list-search.ts";
import { rememberedPages } from "../../ui/people/list-scroll.ts";
import { prefetchOwnSubscription } from "../route-loaders.ts";
import { onwardWithSignal } from "../shell/guard.ts";
import { trainers } from "./frames.tsx";
import {
  auditPage,
  exercisesPage,
  landingPage,
  planFormPage,
  plansPage,
  profileFormPage,
  profilePage,
} from "./pages.tsx";
import { toStudents } from "./shared.tsx";

export const trainerPages = [
  createRoute({
    getParentRoute: () => trainers,
    path: "/inicio/alunos",
    staticData: { firstReads: [FIRST_STUDENTS, FIRST_TASKS] },
    validateSearch: listSearch,
    loaderDeps: ({ search: { q = "", status = "ativos", pagamento } }) => ({
      q,
      status,
      isLate: pagamento !== undefined,
    }),
    loader: ({ deps, cause }) => {
      void queryClient.prefetchInfiniteQuery({ ...studentsQuery(deps), pages: rememberedPages("students", deps) });
      if (cause !== "enter") return;
      void queryClient.prefetchQuery(todayQuery);
    },
    component: screen(() => import("../../features/overview/todays-tasks/TrainerHomeScreen.tsx"), "TrainerHomeScreen"),
  }),
  createRoute({
    getParentRoute: () => trainers,
    path: "/inicio/tendencias",
    component: screen(() => import("../../features/execution/trends/TrendsScreen.tsx"), "TrendsScreen"),
  }),
  createRoute({
    getParentRoute: () => trainers,
    path: "/inicio/exemplo",
    component: screen(() => import("../../features/students/students/first-day/ExampleScreen.tsx"), "ExampleScreen"),
  }),
  createRoute({
    getParentRoute: () => trainers,
    path: "/inicio/sem-sinal",
    validateSearch: (raw: Record<string, unknown>) => ({ ...studentSearch(raw), ...backSearch(raw) }),
    beforeLoad: onwardWithSignal,
    component: screen(() => import("../../features/overview/todays-tasks/offline/OfflineScreen.tsx"), "OfflineScreen"),
  }),
  createRoute({ getParentRoute: () => trainers, path: "/inicio/listar", beforeLoad: toStudents }),
  createRoute({ getParentRoute: () => trainers, path: "/inicio/LandingPage", ...landingPage }),
  createRoute({ getParentRoute: () => trainers, path: "/inicio/planos", ...plansPage }),
  createRoute({ getParentRoute: () => trainers, path: "/inicio/planos/form", ...planFormPage }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes", beforeLoad: toStudents }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/perfil", ...profilePage }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/perfil/registro", ...auditPage }),
  createRoute({
    getParentRoute: () => trainers,
    path: "/configuracoes/perfil/guarda",
    loader: () => void queryClient.prefetchQuery(retentionsQuery),
    component: screen(() => import("../../features/own-data/retentions/RetentionsScreen.tsx"), "RetentionsScreen"),
  }),
  createRoute({
    getParentRoute: () => trainers,
    path: "/configuracoes/perfil/assinatura",
    staticData: { firstReads: ["/api/v1/subscription"] },
    loader: prefetchOwnSubscription,
    component: screen(
      () => import("../../features/platform-billing/subscriptions/OwnSubscriptionScreen.tsx"),
      "OwnSubscriptionScreen",
    ),
  }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/perfil/form", ...profileFormPage }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/exercicios", ...exercisesPage }),
  createRoute({
    getParentRoute: () => trainers,
    path: "/configuracoes/biblioteca",
    validateSearch: librarySearch,
    component: screen(() => import("../shell/TrainerLibraryPage.tsx"), "TrainerLibraryPage"),
  }),
  createRoute({
    getParentRoute: () => trainers,
    path: "/configuracoes/tutorial",
    validateSearch: tutorialSearch,
    component: screen(() => import("../../features/catalogue/tutorials/TutorialsScreen.tsx"), "TutorialsScreen"),
  }),
];
