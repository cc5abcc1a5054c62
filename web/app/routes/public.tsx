import { createRoute, lazyRouteComponent as screen } from "@tanstack/react-router";
import { AdminSignInScreen } from "../../features/people/accounts/AdminSignInScreen.tsx";
import { SignInScreen } from "../../features/people/accounts/SignInScreen.tsx";
import { backSearch, signInSearch } from "../../features/people/accounts/sign-in-search.ts";
import { registrationSearch } from "../../features/platform-billing/registration/registration-search.ts";
import { loadProduct } from "../../session/product.ts";
import { beforeOwnPassword, beforeSecondFactor, only, onlySignedOut, requireSession } from "../shell/guard.ts";
import { NotFoundScreen } from "../shell/NotFoundScreen.tsx";
import { everybody, open } from "./frames.tsx";

const signatureSearch = ({
  expires,
  signature,
}: Record<string, unknown>): { expires?: string; signature?: string } => ({
  ...(expires ? { expires: String(expires) } : {}),
  ...(signature ? { signature: String(signature) } : {}),
});

const tokenSearch = (raw: Record<string, unknown>): { token?: string } =>
  raw.token ? { token: String(raw.token) } : {};

const codeSearch = (raw: Record<string, unknown>): { email?: string; students?: string } => ({
  ...(raw.email ? { email: String(raw.email) } : {}),
  ...(raw.students ? { students: String(raw.students) } : {}),
});

export const publicPages = [
  createRoute({
    getParentRoute: () => everybody,
    path: "/termos",
    staticData: {
      description:
        "Termos de uso e política de privacidade: o que guardamos, por quê, por quanto tempo e quais são os seus direitos.",
    },
    component: screen(() => import("../../features/people/terms/TermsScreen.tsx"), "TermsScreen"),
  }),
  createRoute({
    getParentRoute: () => everybody,
    path: "/suporte",
    staticData: {
      description:
        "Fale com o suporte quando algo não funcionar, quando não conseguir entrar ou quando tiver uma dúvida.",
    },
    component: screen(() => import("../../features/public-pages/system/SupportScreen.tsx"), "SupportScreen"),
  }),
  createRoute({ getParentRoute: () => everybody, path: "$", component: NotFoundScreen }),
];

export const openPages = [
  createRoute({
    getParentRoute: () => open,
    path: "/compartilhado/$token",
    component: screen(() => import("../../features/sharing/shared-links/SharedScreen.tsx"), "SharedScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/p/$slug/plano/$id",
    component: screen(() => import("../../features/student-billing/checkout/CheckoutScreen.tsx"), "CheckoutScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/meus-dados/$key",
    validateSearch: signatureSearch,
    component: screen(() => import("../../features/own-data/personal-data/DownloadScreen.tsx"), "DownloadScreen"),
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
    component: screen(() => import("../../features/people/accounts/CreatePasswordScreen.tsx"), "CreatePasswordScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/confirmar_registro",
    validateSearch: tokenSearch,
    component: screen(
      () => import("../../features/people/accounts/ConfirmRegisterScreen.tsx"),
      "ConfirmRegisterScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/confirmar_registro_aluno",
    validateSearch: codeSearch,
    component: screen(
      () => import("../../features/people/accounts/ConfirmCodeStudentScreen.tsx"),
      "ConfirmCodeStudentScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/resetar_senha",
    validateSearch: tokenSearch,
    component: screen(() => import("../../features/people/accounts/ResetPasswordScreen.tsx"), "ResetPasswordScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/confirmar_email",
    validateSearch: tokenSearch,
    component: screen(() => import("../../features/people/email-changes/ConfirmEmailScreen.tsx"), "ConfirmEmailScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/desfazer_email",
    validateSearch: tokenSearch,
    component: screen(() => import("../../features/people/email-changes/UndoEmailScreen.tsx"), "UndoEmailScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/nova_senha",
    validateSearch: backSearch,
    beforeLoad: beforeOwnPassword,
    component: screen(() => import("../../features/people/accounts/OwnPasswordScreen.tsx"), "OwnPasswordScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/segundo_fator",
    validateSearch: backSearch,
    beforeLoad: beforeSecondFactor,
    component: screen(() => import("../../features/people/accounts/EnrolFactorScreen.tsx"), "EnrolFactorScreen"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/autenticacao/renovar_plano",
    beforeLoad: async (visit) => only("trainer")({ context: await requireSession(visit) }),
    component: screen(() => import("../shell/RenewPlanPage.tsx"), "RenewPlanPage"),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/cadastro",
    staticData: {
      description:
        "Crie sua conta de personal trainer: avaliação física, periodização e treinos dos seus alunos em um só lugar.",
    },
    validateSearch: registrationSearch,
    // The offer of a trial would push the plans down.
    loader: loadProduct,
    component: screen(
      () => import("../../features/platform-billing/registration/RegistrationScreen.tsx"),
      "RegistrationScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => open,
    path: "/admin/autenticacao/resetar_senha",
    validateSearch: tokenSearch,
    component: screen(
      () => import("../../features/people/accounts/ResetPasswordScreen.tsx"),
      "AdminResetPasswordScreen",
    ),
  }),
];
