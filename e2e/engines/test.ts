import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { type Visitor, visitorOf } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

/** The journeys of a worker share one browser, which is emptied after each. */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine }>({
  engine: [
    async ({ browserName }, use) => {
      const home = mkdtempSync(join(tmpdir(), `prumo-${browserName}-`));
      const engine = await (browserName === "webkit" ? startWebKit(home) : startFirefox(home));
      await use(engine);
      await engine.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: "worker" },
  ],
  visitor: async ({ engine, baseURL }, use) => {
    const visitor = visitorOf(engine, baseURL ?? "");
    await use(visitor);
    await visitor.open("/api/health");
    await engine.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
