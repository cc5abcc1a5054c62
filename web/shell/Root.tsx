import { MantineProvider } from "@mantine/core";
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { adminTheme, cssVariables, theme } from "../theme/theme.ts";
import { useToastsWanted } from "../ui/toast.ts";
import { useSessionExpired, useSubscriptionLapsed } from "./session.ts";
import { WorkProgress } from "./WorkProgress.tsx";

const Toasts = lazy(() => import("./Toasts.tsx"));
const SessionExpired = lazy(() => import("../features/accounts/SessionExpiredDialog.tsx"));
const SubscriptionLapsed = lazy(() => import("../features/payments/SubscriptionLapsedDialog.tsx"));

/** What stands round every page, signed in or not: the theme of the area, toasts, the dialogs that keep what one was doing. */
export function Root() {
  const admin = useLocation({ select: ({ pathname }) => pathname.startsWith("/admin") });
  const toasts = useToastsWanted();
  const expired = useSessionExpired();
  const lapsed = useSubscriptionLapsed();
  return (
    <MantineProvider theme={admin ? adminTheme : theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      <WorkProgress />
      <Outlet />
      <Suspense>{toasts && <Toasts />}</Suspense>
      <Suspense>{lapsed && <SubscriptionLapsed />}</Suspense>
      <Suspense>{expired && <SessionExpired admin={admin} />}</Suspense>
    </MantineProvider>
  );
}
