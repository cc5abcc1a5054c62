import { gzipSync } from "node:zlib";
import { expect, type Page, type Response, test } from "@playwright/test";
import { MARINA, signIn } from "./people.ts";

/** The JavaScript that an address takes on a first visit, in kB as gzip would send it. */
async function weigh(page: Page, address: string): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  const collect = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
  };
  page.on("response", collect);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test("signing in takes at most 180 kB of JavaScript", async ({ page }) => {
  expect(await weigh(page, "/autenticacao/entrar")).toBeLessThanOrEqual(180);
});

test("a student's page takes at most 300 kB of JavaScript", async ({ page, context }) => {
  await signIn(page, MARINA);
  const fresh = await context.newPage();
  expect(await weigh(fresh, "/inicio/visualizar/3")).toBeLessThanOrEqual(300);
});
