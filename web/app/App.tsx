import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { queryClient } from "../api/query-client.ts";
import type { createAppRouter } from "./router.ts";

/** The browser and the build draw the same markup, so that the browser can take it over. */
export const App = ({ router }: { readonly router: ReturnType<typeof createAppRouter> }) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);
