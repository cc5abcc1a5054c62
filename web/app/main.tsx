import "../api/no-eval.ts";
import "./theme/mantine-base.ts";
import "./theme/fonts.css";
import "./theme/base.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { createAppRouter } from "./router.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const router = createAppRouter();

// Until the first screen can be drawn, the outline in the page stays: a blank one would look broken.
void router.load().then(() => {
  const app = <App router={router} />;
  const drawn = root.dataset.route;
  if (drawn !== undefined && drawn === router.state.matches.at(-1)?.fullPath) {
    // Tells the router that the page was drawn in advance, so that its boundaries are those of the markup.
    router.ssr = { manifest: undefined };
    startTransition(() => void hydrateRoot(root, app));
  } else {
    delete root.dataset.route;
    createRoot(root).render(app);
  }
});
