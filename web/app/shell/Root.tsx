import { MantineProvider } from "@mantine/core";
import { useIsMutating } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useProofRequired, useSessionExpired, useSubscriptionLapsed } from "../../api/session.ts";
import { watchOtherWindows } from "../../session/other-windows.ts";
import { useToastsWanted } from "../../ui/toast.ts";
import { adminTheme, cssVariables, theme } from "../theme/theme.ts";
import classes from "./WorkProgress.module.css";

const Toasts = lazy(() => import("./Toasts.tsx"));
const SessionExpired = lazy(() => import("../../features/people/accounts/SessionExpiredDialog.tsx"));
const ProofRequired = lazy(() => import("../../features/people/passkeys/ProofRequired.tsx"));
const SubscriptionLapsed = lazy(
  () => import("../../features/platform-billing/subscription-payments/SubscriptionLapsedDialog.tsx"),
);

export function Root() {
  // A student's page and a second factor that is due belong to no area, so they take the colour of the reader's role. Without an answer
  // there is no user.
  const admin = useRouterState({
    select: ({ location, matches }) =>
      location.pathname.startsWith("/admin") ||
      matches.some(
        (match) =>
          (match.routeId === "/signed-in" || match.routeId === "/open/autenticacao/segundo_fator") &&
          match.context.user?.role_type === "Admin",
      ),
  });
  const toasts = useToastsWanted();
  const expired = useSessionExpired();
  const lapsed = useSubscriptionLapsed();
  const unproved = useProofRequired();
  useEffect(watchOtherWindows, []);
  return (
    <MantineProvider theme={admin ? adminTheme : theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      <WorkProgress />
      <Outlet />
      <Suspense>{toasts && <Toasts />}</Suspense>
      <Suspense>{lapsed && <SubscriptionLapsed />}</Suspense>
      <Suspense>{unproved && <ProofRequired />}</Suspense>
      <Suspense>{expired && <SessionExpired />}</Suspense>
    </MantineProvider>
  );
}

const PATIENCE_MS = 1000;

function WorkProgress() {
  const saving = useIsMutating() > 0;
  const arriving = useRouterState({ select: (state) => state.status === "pending" });
  const working = saving || arriving;
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!working) return setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [working]);

  // The live region exists before its content, otherwise screen readers would not announce it.
  return (
    <div aria-live="polite">{late && <div className={classes.bar} role="progressbar" aria-label="Trabalhando" />}</div>
  );
}
