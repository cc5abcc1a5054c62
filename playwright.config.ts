import { defineConfig, devices } from "@playwright/test";

const PORT = Number(process.env.E2E_PORT ?? 3210);
const address = `http://localhost:${PORT}`;

/** Chromium refuses to run in its sandbox as root. Without a GPU process, drawing takes a tenth less processor time. Pages of one process share compiled scripts. The others keep it from calling home. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--process-per-site",
  // A journey ends before optimised code pays for its compilation, and a larger young generation is collected less often.
  "--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The real server with its own demo data, in a real browser. On the phone run the journeys that differ there, tagged @phone,
 * and those of people who have a phone in their hands, tagged @phone-only.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  // Two keep two cores busy for four fifths of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The longest journeys take half a minute on two quiet cores; a busy machine takes several times as long.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    locale: "pt-BR",
    // Transitions cost frames and time; no claim is about them.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "America/Sao_Paulo",
    // Installed anew in each journey, it takes half as long as the page. The journeys without a signal allow it.
    serviceWorkers: "block",
    trace: "on-first-retry",
    actionTimeout: 20_000,
    launchOptions: {
      args: ARGUMENTS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "**/engines/**",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone-only/,
    },
    {
      name: "phone",
      testIgnore: "**/engines/**",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
    ...(process.env.DEEP_TESTS ? (["firefox", "webkit"] as const) : []).map((browserName) => ({
      name: browserName,
      testDir: "e2e/engines",
      timeout: 300_000,
      use: { browserName },
    })),
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
