import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import {
  findLandingPage,
  findSupervisedPage,
  publishLandingPage,
  supervisePage,
  updateLandingPage,
} from "#contract/public-pages/landing-pages.ts";
import { anAdmin, aTrainer, type Trainer } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aLandingPage } from "../../../testing/steps/landing-pages.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const admin = await anAdmin(prumo);

async function aPublished() {
  const ana = await aTrainer(prumo, { name: "Ana Prado" });
  const params = { id: ana.id };
  await send(app, updateLandingPage, { params, body: { ...aLandingPage(), lock_version: 0 }, as: ana });
  const { body } = await send(app, publishLandingPage, { params, body: { published: true }, as: ana });
  return { ana, path: new URL(body.landing_page.public_url ?? "").pathname };
}
const supervise = ({ id }: Pick<Trainer, "id">, taken_down: boolean, as: Bearer = admin) =>
  send(app, supervisePage, { params: { id }, body: { taken_down, reason: "Foto de outra pessoa" }, as });
const statusOf = async (url: string) => (await app.inject({ method: "GET", url })).statusCode;
const subjects = async ({ email }: Trainer) => (await mailsTo(prumo, email)).map(({ subject }) => subject);

describe("a page that the administrator takes down", () => {
  it("is nobody's to read until it is put back, and its trainer is told why, once", async () => {
    const { ana, path } = await aPublished();
    expect(await statusOf(path)).toBe(200);
    const answers = await Promise.all([supervise(ana, true), supervise(ana, true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statusOf(path)).toBe(404);
    expect((await app.inject({ method: "GET", url: "/sitemap.xml" })).body).not.toContain(path);
    expect(await subjects(ana)).toEqual(["Sua página no Prumo saiu do ar"]);
    const own = (await send(app, findLandingPage, { params: { id: ana.id }, as: ana })).body.landing_page;
    expect(own.taken_down).toMatchObject({ reason: "Foto de outra pessoa" });
    const { entries } = (await send(app, listAuditEntries, { querystring: { page: 1, limit: 5 }, as: ana })).body;
    expect(entries[0]?.label).toBe("Tirou a página do ar");
    await supervise(ana, false);
    expect(await statusOf(path)).toBe(200);
    expect(await subjects(ana)).toEqual(["Sua página no Prumo saiu do ar", "Sua página no Prumo voltou ao ar"]);
  });

  it("is not published by its trainer, and is mended by them", async () => {
    const { ana, path } = await aPublished();
    await supervise(ana, true);
    const params = { id: ana.id };
    const publish = (published: boolean) => send(app, publishLandingPage, { params, body: { published }, as: ana });
    expect((await publish(false)).status).toBe(200);
    expect((await publish(true)).errors.code).toBe("page_taken_down");
    const body = { ...aLandingPage(), name_landing: "Outro nome", lock_version: 1 };
    expect((await send(app, updateLandingPage, { params, body, as: ana })).status).toBe(200);
    expect(await statusOf(path)).toBe(404);
  });

  it("is seen by the administrator, who alone may do this", async () => {
    const { ana } = await aPublished();
    const { page } = (await send(app, findSupervisedPage, { params: { id: ana.id }, as: admin })).body;
    expect(page).toMatchObject({ taken_down: null, html: expect.stringContaining("<html") });
    expect((await supervise(ana, true, ana)).status).toBe(403);
    expect((await supervise({ id: 987_654_321 }, true)).status).toBe(404);
    const without = await aTrainer(prumo);
    expect((await send(app, findSupervisedPage, { params: { id: without.id }, as: admin })).body.page).toBeNull();
    expect((await supervise(without, true)).status).toBe(404);
  });
});
