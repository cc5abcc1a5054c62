import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Request } from "@playwright/test";
import { LUCAS_ID, LUCAS_PAGE } from "./demo.ts";
import { MARINA, startSession } from "./people.ts";
import { test } from "./test.ts";

// It counts what a browser without a cache loads.
test.use({ freshContext: true });

const WEB = join(import.meta.dirname, "../dist/web");
const ASSETS = join(WEB, "assets");
const SPLINTER_BYTES = 8000;
/** The bundler needs this in every chunk, so it cannot be merged into one of them. */
const RUNTIME = /^rolldown-runtime/;

const QUIET_MS = 500;

async function visit(page: Page, address: string) {
  const open = new Set<Request>();
  let changedAt = Date.now();
  page.on("request", (request) => {
    open.add(request);
    changedAt = Date.now();
  });
  const close = (request: Request) => {
    open.delete(request);
    changedAt = Date.now();
  };
  page.on("requestfinished", close).on("requestfailed", close);
  const sizes: Promise<number>[] = [];
  const scripts: string[] = [];
  const reads: string[] = [];
  page.on("requestfinished", (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === "script") scripts.push(pathname);
    if (pathname.startsWith("/api/")) reads.push(pathname + search);
  });
  const response = await page.goto(address);
  await expect(page).toHaveTitle(/ · Prumo$/);
  await expect.poll(() => open.size === 0 && Date.now() - changedAt > QUIET_MS).toBe(true);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { html: (await response?.text()) ?? "", scripts, reads, requests: sizes.length, kilobytes: bytes / 1000 };
}

test("signing in takes few requests and little weight", async ({ page }) => {
  const { requests, kilobytes } = await visit(page, "/autenticacao/entrar");
  expect(requests).toBeLessThanOrEqual(9);
  expect(kilobytes).toBeLessThanOrEqual(240);
});

// A student's page also reads what the student trained in two weeks, what that tells, and what was written: three requests and 10 kB more. What is
// taken along without a signal is 2 kB more, and how a page gets over a lost script or a session that another window ended another 2 kB.
const LIST = ["/api/user/students?active=true&page=1", "/api/dashboard/personal/today"];

for (const [screen, address, most, mostRequests, first] of [
  ["the student list", "/inicio/alunos", 323, 15, LIST],
  ["a student's page", LUCAS_PAGE, 370, 19, [`/api/v1/students/${LUCAS_ID}`]],
] as const) {
  test(`${screen} takes few requests and little weight, and its page names every script`, async ({ page, context }) => {
    await startSession(page, MARINA);
    const { html, scripts, reads, requests, kilobytes } = await visit(await context.newPage(), address);
    expect(requests).toBeLessThanOrEqual(mostRequests);
    expect(kilobytes).toBeLessThanOrEqual(most);
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
    // Read before the program, and not again by it.
    const early = [...first, "/api/v1/auth/me?version=1.0.3"];
    expect(reads.slice(0, early.length).sort()).toEqual(early.sort());
    expect(new Set(reads).size).toBe(reads.length);
  });
}

test("before the program arrives, the page shows the frame and whose page it is", async ({ page }) => {
  await startSession(page, MARINA);
  await page.route("**/assets/*.js", () => undefined);
  await page.goto(LUCAS_PAGE, { waitUntil: "commit" });
  await expect(page.getByText("Lucas Ferreira Brandão")).toBeVisible();
  await page.goto("/inicio/alunos", { waitUntil: "commit" });
  await expect(page.getByPlaceholder("Busque por nome ou e-mail")).toBeVisible();
});

test("without a session no outline of a signed-in screen is shown", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/inicio/alunos", { waitUntil: "commit" });
  await expect(page.locator(".outline")).toBeAttached();
  await expect(page.locator(".outline")).toBeHidden();
});

test("no script is a splinter", () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js") && !RUNTIME.test(name));
  expect(scripts.filter((name) => statSync(join(ASSETS, name)).size < SPLINTER_BYTES)).toEqual([]);
});

test("what a student's phone keeps without a signal is the home, the trainings and what was done", () => {
  const kept = readFileSync(join(WEB, "sw.js"), "utf8").match(/\/assets\/[\w-]+(?=-[\w-]{8}\.js)/g) ?? [];
  const shell = ["index", "libraries", "rolldown-runtime", "signed-in", "forms", "training-rules", "exercise-figures"];
  const screens = ["gym", "dashboards", "student", "cycles", "trainings", "executions", "account"];
  expect(kept.map((name) => name.replace("/assets/", "")).sort()).toEqual([...shell, ...screens].sort());
});
