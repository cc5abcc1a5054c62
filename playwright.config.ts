import { defineConfig, devices } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3210);
const address = `http://localhost:${PORT}`;

/** Root may run no sandboxed Chromium; the last three keep it from calling home on a closed network. */
const ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The real server with demo data of its own, in a real browser: a desk and a phone. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    trace: "on-first-retry",
    actionTimeout: 20_000,
    launchOptions: {
      args: ARGUMENTS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
      // What these look at is the same at any width; their screens are looked at on the phone by the others.
      testIgnore:
        /(page-weight|search|tenant-isolation|renew|new-terms|slow-save|students-way-back|cycles-two-windows|autosave)\.e2e\.ts/,
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/serve.ts`,
    url: `${address}/api/ready`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DEMO: "1",
      LOG_LEVEL: "warn",
    },
  },
});
