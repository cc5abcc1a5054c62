import { defineConfig } from "vitest/config";

/** Two projects: `domain` is pure and runs anywhere; `server` needs the PostgreSQL that its global set-up starts. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", include: ["domain/**/*.test.ts", "contract/**/*.test.ts", "checks/**/*.test.ts"] } },
    ],
  },
});
