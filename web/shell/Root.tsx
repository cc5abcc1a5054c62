import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { adminTheme, cssVariables, theme } from "../theme/theme.ts";
import { useSessionExpired } from "./session.ts";
import { WorkProgress } from "./WorkProgress.tsx";

const SessionExpired = lazy(() => import("../features/accounts/SessionExpiredDialog.tsx"));

/** What stands round every page, signed in or not: the theme of the area, toasts, the re-login dialog. */
export function Root() {
  const admin = useLocation({ select: ({ pathname }) => pathname.startsWith("/admin") });
  const expired = useSessionExpired();
  return (
    <MantineProvider theme={admin ? adminTheme : theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <a className="skip-link" href="#conteudo">
        Ir para o conteúdo
      </a>
      <WorkProgress />
      <Outlet />
      <Notifications position="bottom-left" autoClose={6000} limit={4} />
      <Suspense>{expired && <SessionExpired admin={admin} />}</Suspense>
    </MantineProvider>
  );
}
