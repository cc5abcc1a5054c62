import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { MARINA, signIn } from "./people.ts";

const ASSETS = join(import.meta.dirname, "../dist/web/assets");
const MOST_REQUESTS = 17;
const SPLINTER_BYTES = 8000;
/** What the bundler itself needs in every chunk; it cannot be merged into one of them. */
const RUNTIME = /^rolldown-runtime/;

/** What an address transfers on a first visit, until the network is quiet. */
async function visit(page: Page, address: string) {
  const sizes: Promise<number>[] = [];
  const scripts: string[] = [];
  page.on("requestfinished", (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const response = await page.goto(address);
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { html: (await response?.text()) ?? "", scripts, requests: sizes.length, kilobytes: bytes / 1000 };
}

test("signing in takes few requests and little weight", async ({ page }) => {
  const { requests, kilobytes } = await visit(page, "/autenticacao/entrar");
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(kilobytes).toBeLessThanOrEqual(240);
});

for (const [screen, address, most] of [
  ["the student list", "/inicio/alunos", 310],
  ["a student's page", "/inicio/visualizar/3", 340],
] as const) {
  test(`${screen} takes few requests and little weight, and its page names every script`, async ({ page, context }) => {
    await signIn(page, MARINA);
    const { html, scripts, requests, kilobytes } = await visit(await context.newPage(), address);
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(kilobytes).toBeLessThanOrEqual(most);
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
  });
}

test("no script is a splinter", () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js") && !RUNTIME.test(name));
  expect(scripts.filter((name) => statSync(join(ASSETS, name)).size < SPLINTER_BYTES)).toEqual([]);
});
