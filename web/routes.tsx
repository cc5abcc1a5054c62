import { createRootRoute, createRoute, redirect, lazyRouteComponent as screen } from "@tanstack/react-router";
import { AdminSignInScreen } from "./features/accounts/AdminSignInScreen.tsx";
import { CURRENT_USER, roleOf } from "./features/accounts/data.ts";
import { SignInScreen } from "./features/accounts/SignInScreen.tsx";
import { signInSearch } from "./features/accounts/sign-in-search.ts";
import { exerciseSearch } from "./features/exercises/list/exercise-search.ts";
import { gymSearch } from "./features/gym/gym-search.ts";
import { librarySearch } from "./features/library/library-search.ts";
import { requestSearch } from "./features/personal-data/request-search.ts";
import { profileSearch } from "./features/profile/profile-search.ts";
import { registrationSearch } from "./features/registration/registration-search.ts";
import { FIRST_STUDENTS, studentsQuery } from "./features/students/data.ts";
import { mesocycleSearch, studentSearch } from "./features/students/finder/student-search.ts";
import { rememberedPages } from "./features/students/list/list-scroll.ts";
import { listSearch } from "./features/students/list/list-search.ts";
import { loadMesocycle, loadStudent } from "./features/students/page-loaders.ts";
import { versionSearch } from "./features/terms/version-search.ts";
import { tutorialSearch } from "./features/tutorials/tutorial-search.ts";
import { queryClient } from "./query-client.ts";
import { prefetchAudit, prefetchProfile } from "./route-loaders.ts";
import { session } from "./session.ts";
import { BareError, BareNotFound } from "./shell/Bare.tsx";
import {
  idParam,
  mesocycleParams,
  only,
  onlySignedOut,
  optionalSession,
  ownPageOnly,
  requireSession,
  studentWithoutConnection,
} from "./shell/guard.ts";
import { codeSearch, signatureSearch, tokenSearch } from "./shell/link-search.ts";
import { homeOf } from "./shell/menu.ts";
import { NotFoundScreen } from "./shell/NotFoundScreen.tsx";
import { OpenFrame } from "./shell/OpenFrame.tsx";
import { PlaceholderScreen } from "./shell/PlaceholderScreen.tsx";
import { Root } from "./shell/Root.tsx";

/*
 * Every address of the product. A screen is lazy: `component: screen(() => import(...), "Name")`.
 * An address whose screen is still to come says its name in `staticData.title` and shows it as under construction.
 * A `loader` only begins to fetch (the screen shows its own skeleton), so that data and code travel at once.
 * State of a screen lives in its search parameters, read by a `validateSearch` that drops what makes no sense.
 */

const root = createRootRoute({ component: Root, notFoundComponent: BareNotFound });

const soon = (title: string) => ({ component: PlaceholderScreen, staticData: { title } });

const index = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw session.isOpen() ? redirect({ to: "/inicio" }) : redirect({ to: "/autenticacao/entrar" });
  },
});

/* Signing in and confirming: open to everybody. */

const open = createRoute({ getParentRoute: () => root, id: "open", component: OpenFrame });

const admin = createRoute({
  getParentRoute: () => root,
  path: "/admin",
  beforeLoad: ({ location }) => {
    if (location.pathname.replace(/\/$/, "") !== "/admin") return;
    throw session.isOpen() ? redirect({ to: "/admin/home" }) : redirect({ to: "/admin/autenticacao/entrar" });
  },
});

/* Open to everybody, with the menu for a signed-in person. */

const everybody = createRoute({
  getParentRoute: () => root,
  id: "everybody",
  beforeLoad: optionalSession,
  errorComponent: BareError,
  component: screen(() => import("./shell/PublicFrame.tsx"), "PublicFrame"),
});

const publicPages = [
  createRoute({
    getParentRoute: () => everybody,
    path: "/termos",
    component: screen(() => import("./features/terms/TermsScreen.tsx"), "TermsScreen"),
  }),
  createRoute({
    getParentRoute: () => everybody,
    path: "/suporte",
    component: screen(() => import("./features/system/SupportScreen.tsx"), "SupportScreen"),
  }),
  createRoute({ getParentRoute: () => everybody, path: "$", component: NotFoundScreen }),
];

const openPages = [
  createRoute({
    getParentRoute: () => open,
    path: "/compartilhado/$token",
    component: screen(() => import("./features/shared-links/SharedScreen.tsx"), "SharedScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/meus-dados/$key",
    validateSearch: signatureSearch,
    component: screen(() => import("./features/personal-data/DownloadScreen.tsx"), "DownloadScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/entrar",
    staticData: { prerender: true },
    validateSearch: signInSearch,
    beforeLoad: onlySignedOut,
    component: SignInScreen,
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/admin/autenticacao/entrar",
    staticData: { prerender: true },
    validateSearch: signInSearch,
    beforeLoad: onlySignedOut,
    component: AdminSignInScreen,
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/aluno/confirmar_conta",
    validateSearch: tokenSearch,
    component: screen(() => import("./features/accounts/CreatePasswordScreen.tsx"), "CreatePasswordScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/confirmar_registro",
    validateSearch: tokenSearch,
    component: screen(() => import("./features/accounts/ConfirmRegisterScreen.tsx"), "ConfirmRegisterScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/confirmar_registro_aluno",
    validateSearch: codeSearch,
    component: screen(() => import("./features/accounts/ConfirmCodeStudentScreen.tsx"), "ConfirmCodeStudentScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/resetar_senha",
    validateSearch: tokenSearch,
    component: screen(() => import("./features/accounts/ResetPasswordScreen.tsx"), "ResetPasswordScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/renovar_plano",
    beforeLoad: async (visit) => only("trainer")({ context: await requireSession(visit) }),
    component: screen(() => import("./features/payments/RenewPlanScreen.tsx"), "RenewPlanScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/cadastro",
    validateSearch: registrationSearch,
    component: screen(() => import("./features/registration/RegistrationScreen.tsx"), "RegistrationScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/admin/autenticacao/resetar_senha",
    validateSearch: tokenSearch,
    component: screen(() => import("./features/accounts/ResetPasswordScreen.tsx"), "AdminResetPasswordScreen"),
  }),
];

/* Behind the guard. */

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  staticData: { firstReads: [CURRENT_USER] },
  beforeLoad: requireSession,
  errorComponent: BareError,
  component: screen(() => import("./shell/SignedInFrame.tsx"), "SignedInFrame"),
});

const trainers = createRoute({ getParentRoute: () => signedIn, id: "trainers", beforeLoad: only("trainer") });
const students = createRoute({ getParentRoute: () => signedIn, id: "students", beforeLoad: only("student") });
const admins = createRoute({ getParentRoute: () => signedIn, id: "admins", beforeLoad: only("admin") });

const toStudents = () => {
  throw redirect({ to: "/inicio/alunos" });
};

const sharedPages = [
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
    component: screen(() => import("./features/students/StudentScreen.tsx"), "StudentScreen"),
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
    component: screen(() => import("./features/students/StudentMesocycleScreen.tsx"), "StudentMesocycleScreen"),
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
    path: "/inicio/tutorial",
    validateSearch: tutorialSearch,
    beforeLoad: ({ context, search }) => {
      const role = roleOf(context.user);
      if (role === "trainer") throw redirect({ to: "/configuracoes/tutorial", search });
      if (role === "admin") throw redirect({ to: "/admin/configuracoes/tutoriais", search });
    },
    component: screen(() => import("./features/tutorials/TutorialsScreen.tsx"), "TutorialsScreen"),
  }),
];

// In the gym: it opens without a connection, and has no menu.
const gym = createRoute({
  getParentRoute: () => root,
  path: "/inicio/treino",
  validateSearch: gymSearch,
  beforeLoad: studentWithoutConnection,
  errorComponent: BareError,
  component: screen(() => import("./features/gym/GymScreen.tsx"), "GymScreen"),
});

/* Three areas have these pages, each at an address of its own. */

const profilePage = {
  validateSearch: profileSearch,
  loader: prefetchProfile,
  component: screen(() => import("./features/profile/ProfileScreen.tsx"), "ProfileScreen"),
};
const auditPage = {
  loader: prefetchAudit,
  component: screen(() => import("./features/audit/AuditScreen.tsx"), "AuditScreen"),
};
const profileFormPage = {
  loader: prefetchProfile,
  component: screen(() => import("./features/profile/ProfileFormScreen.tsx"), "ProfileFormScreen"),
};

const libraryPage = {
  validateSearch: librarySearch,
  component: screen(() => import("./features/library/LibraryScreen.tsx"), "LibraryScreen"),
};
const exercisesPage = {
  validateSearch: exerciseSearch,
  component: screen(() => import("./features/exercises/ExercisesScreen.tsx"), "ExercisesScreen"),
};

const studentPages = [
  createRoute({ getParentRoute: () => students, path: "/inicio/perfil", ...profilePage }),
  createRoute({ getParentRoute: () => students, path: "/inicio/perfil/registro", ...auditPage }),
  createRoute({ getParentRoute: () => students, path: "/inicio/perfil/form", ...profileFormPage }),
];

const trainerPages = [
  createRoute({
    getParentRoute: () => trainers,
    path: "/inicio/alunos",
    staticData: { firstReads: [FIRST_STUDENTS] },
    validateSearch: listSearch,
    loaderDeps: ({ search: { q = "", status = "ativos" } }) => ({ q, status }),
    loader: ({ deps }) =>
      void queryClient.prefetchInfiniteQuery({ ...studentsQuery(deps), pages: rememberedPages(deps) }),
    component: screen(() => import("./features/students/StudentsScreen.tsx"), "StudentsScreen"),
  }),
  createRoute({ getParentRoute: () => trainers, path: "/inicio/listar", beforeLoad: toStudents }),
  createRoute({ getParentRoute: () => trainers, path: "/inicio/dashboard", ...soon("Dashboard") }),
  createRoute({ getParentRoute: () => trainers, path: "/inicio/LandingPage", ...soon("LandingPage") }),
  createRoute({ getParentRoute: () => trainers, path: "/inicio/planos", ...soon("Planos") }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes", beforeLoad: toStudents }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/perfil", ...profilePage }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/perfil/registro", ...auditPage }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/perfil/form", ...profileFormPage }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/exercicios", ...exercisesPage }),
  createRoute({ getParentRoute: () => trainers, path: "/configuracoes/biblioteca", ...libraryPage }),
  createRoute({
    getParentRoute: () => trainers,
    path: "/configuracoes/tutorial",
    validateSearch: tutorialSearch,
    component: screen(() => import("./features/tutorials/TutorialsScreen.tsx"), "TutorialsScreen"),
  }),
];

const adminPages = [
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
    component: screen(() => import("./features/students/StudentSupportScreen.tsx"), "StudentSupportScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/home/solicitacoes",
    validateSearch: requestSearch,
    component: screen(() => import("./features/personal-data/ErasureRequestsScreen.tsx"), "ErasureRequestsScreen"),
  }),
  createRoute({ getParentRoute: () => admins, path: "/admin/home/personal/dashboard", ...soon("Dashboard") }),
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
    component: screen(() => import("./features/tutorials/TutorialsAdminScreen.tsx"), "TutorialsAdminScreen"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares",
    ...soon("Grupos Musculares"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares/form",
    ...soon("Novo grupo muscular"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/grupos_musculares/detalhe/$id",
    ...soon("Grupo muscular"),
  }),
  createRoute({
    getParentRoute: () => admins,
    path: "/admin/configuracoes/termos",
    validateSearch: versionSearch,
    component: screen(() => import("./features/terms/TermsView.tsx"), "TermsView"),
  }),
];

/** Every route; `router.ts` makes the router. */
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
