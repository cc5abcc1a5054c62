import "./no-eval.ts";
import "./theme/mantine-styles.ts";
import "./theme/fonts.css";
import "./theme/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "./query-client.ts";
import { router } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
);

// Until the first screen can be drawn, the outline in the page stays: a blank one would look broken.
void router.load().then(() => createRoot(root).render(app));
