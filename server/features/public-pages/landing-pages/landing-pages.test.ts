import { describe, expect, it } from "vitest";
import { findOwnTrainer } from "#contract/own-data/profile.ts";
import * as calls from "#contract/public-pages/landing-pages.ts";
import { productInfo } from "#contract/public-pages/system.ts";
import { SLUG_MESSAGES } from "#domain/landing-page/slug.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { anImage, aPhonePhoto } from "../../../testing/files/images.ts";
import { anAdmin, aStudent, aTrainer, type Person, type Trainer } from "../../../testing/people.ts";
import { request, send, sendAnything } from "../../../testing/send.ts";
import { aLandingPage, aPublishedPage } from "../../../testing/steps/landing-pages.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { releaseFormerSlugs } from "./commands.ts";

const prumo = await startTestApp();
const { app, database, dependencies, runJobsOfNextDay } = prumo;

const read = async (as: Person | Trainer) =>
  (await send(app, calls.findLandingPage, { params: { id: as.id }, as })).body.landing_page;
const save = (as: Person | Trainer, changes: Readonly<Record<string, unknown>> = {}) =>
  sendAnything(app, calls.updateLandingPage, {
    params: { id: as.id },
    form: asForm({ ...aLandingPage(), lock_version: 0, ...changes }),
    as,
  });
const publish = (as: Person | Trainer, published = true) =>
  sendAnything(app, calls.publishLandingPage, { params: { id: as.id }, body: { published }, as });
const changeSlug = (as: Trainer, slug: string) =>
  sendAnything(app, calls.changeLandingPageSlug, { params: { id: as.id }, body: { slug }, as });
const open = (url: string) => request(app, { method: "GET", url });
const filesOf = async (tenant: number) => {
  const { rows } = await database.owner.query("select file_key from landing_page_images where trainer_id = $1", [
    tenant,
  ]);
  return rows.map(({ file_key }) => file_key as string);
};

describe("the page of a trainer", () => {
  it("begins with what the account knows, and is at no address before the first save", async () => {
    const ana = await aTrainer(prumo, { name: "Ana Prado" });
    expect(await read(ana)).toMatchObject({
      name_landing: "Ana Prado",
      name_personal: "Ana Prado",
      email: ana.email,
      slug: null,
      public_url: null,
      published_at: null,
      lock_version: 0,
    });
    expect((await publish(ana)).status).toBe(404);
  });

  it("is saved whole, with phones as digits and profiles as links, at an address made of its name", async () => {
    const ana = await aTrainer(prumo);
    expect((await save(ana)).status).toBe(200);
    expect(await read(ana)).toMatchObject({
      ...aLandingPage(),
      phone1: "1132145678",
      whatsapp: "11912345678",
      telegram: "https://t.me/marina_treina",
      instagram: "https://www.instagram.com/marina.treina",
      youtube: "https://www.youtube.com/@marinatreina",
      site1: "https://marina.com.br",
      slug: "marina-treinos",
      public_url: "https://prumo.example/p/marina-treinos",
      lock_version: 1,
    });
    const bruno = await aTrainer(prumo);
    await save(bruno);
    expect((await read(bruno)).slug).toBe("marina-treinos-2");
  });

  it.each([
    ["name_landing", "", "Este campo não pode ficar em branco"],
    ["title_home", "a".repeat(91), "Use no máximo 90 caracteres"],
    ["site1", "javascript:alert(1)", "Informe um endereço como https://exemplo.com.br"],
    ["url_video", "data:text/html,x", "Informe um endereço como https://exemplo.com.br"],
    ["instagram", "https://evil.example/x", "Informe o nome do perfil, como @marina, ou o endereço no Instagram"],
    ["email", "nada", "E-mail deve ser válido"],
    ["phone1", "1".repeat(16), "Campo com formato inválido"],
    ["whatsapp", "123", "Campo com formato inválido"],
    ["accent", "blue", "Escolha uma das opções"],
  ])("refuses %s = %s", async (field, value, sentence) => {
    const answer = await save(await aTrainer(prumo), { [field]: value });
    expect([answer.status, answer.errors.fields]).toEqual([422, { [field]: sentence }]);
  });

  it("keeps a phone of another country whole, up to 15 digits", async () => {
    const ana = await aTrainer(prumo);
    const phones = { phone1: "+351 912 345 678", phone2: "9".repeat(15), whatsapp: "+1 (212) 555-0123" };
    expect((await save(ana, phones)).status).toBe(200);
    expect(await read(ana)).toMatchObject({
      phone1: "351912345678",
      phone2: "9".repeat(15),
      whatsapp: "0012125550123",
    });
  });

  it("changes nothing in the second of two windows", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const answers = await Promise.all([save(ana, { title_home: "Um" }), save(ana, { title_home: "Dois" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { title_home } = await read(ana);
    const late = await save(ana, { title_home: "Três" });
    expect([late.status, late.errors.code]).toEqual([409, "changed_elsewhere"]);
    expect((await read(ana)).title_home).toBe(title_home);
  });

  it("is another trainer's 404, also to read, publish and preview", async () => {
    const [ana, bruno] = [await aTrainer(prumo), await aTrainer(prumo)];
    await save(ana);
    const params = { id: ana.id };
    for (const [call, body] of [
      [calls.findLandingPage, undefined],
      [calls.updateLandingPage, { ...aLandingPage(), lock_version: 1 }],
      [calls.publishLandingPage, { published: true }],
      [calls.changeLandingPageSlug, { slug: "roubado" }],
      [calls.previewLandingPage, aLandingPage()],
    ] as const)
      expect((await sendAnything(app, call, { params, body, as: bruno })).status).toBe(404);
  });
});

describe("the images of a page", () => {
  it("are kept upright in three widths at most, as AVIF, WebP and one JPEG, without metadata", async () => {
    const ana = await aTrainer(prumo);
    expect((await save(ana, { url_image_1: aFile(await aPhonePhoto()) })).status).toBe(200);
    const [banner = ""] = await filesOf(ana.id);
    const { rows } = await database.owner.query("select width, height from landing_page_images where file_key = $1", [
      banner,
    ]);
    expect(rows).toEqual([{ width: 600, height: 800 }]);
    for (const [name, mediaType] of [
      ["480.avif", "image/avif"],
      ["600.avif", "image/avif"],
      ["480.webp", "image/webp"],
      ["600.jpg", "image/jpeg"],
    ]) {
      expect(await dependencies.landingImages.read(`${banner}/${name}`)).toBeInstanceOf(Buffer);
      const url = `/api/${banner.replace("landing", "landing-images")}-${name}`;
      expect((await open(url)).status).toBe(404); // not public yet
      await publish(ana);
      const shown = await open(url);
      expect(shown.headers).toMatchObject({
        "content-type": mediaType,
        "cache-control": "public, max-age=604800, immutable",
      });
      expect(shown.bytes.includes("Telefone")).toBe(false);
      await publish(ana, false);
    }
  });

  it("open in the editor before the page is public, by addresses that end", async () => {
    const ana = await aTrainer(prumo);
    await save(ana, { url_image_4: aFile(await anImage("png"), "foto.png", "image/png") });
    const { url_image_4 } = await read(ana);
    expect((await open(url_image_4 ?? "")).headers["cache-control"]).toBe("private, max-age=604800");
    const forged = (url_image_4 ?? "").replace(/signature=(.)/, (_, first) => `signature=${first === "_" ? "a" : "_"}`);
    expect((await open(forged)).status).toBe(404);
  });

  it("are JPEG or PNG by their content; another file is refused at its field and leaves nothing", async () => {
    const ana = await aTrainer(prumo);
    const sentence = "Apenas arquivos JPEG, PNG e JPG são permitidos!";
    for (const bytes of [await anImage("webp"), await anImage("gif"), Buffer.from("<svg onload=alert(1)>")]) {
      const answer = await save(ana, { url_image_1: aFile(await anImage("jpeg")), url_image_2: aFile(bytes) });
      expect([answer.status, answer.errors.detail, answer.errors.fields]).toEqual([
        415,
        sentence,
        { url_image_2: sentence },
      ]);
    }
    expect((await read(ana)).lock_version).toBe(0);
  });

  it("stay when they are absent, and lose their files when they are replaced, removed or left by a refused form", async () => {
    const ana = await aTrainer(prumo);
    await save(ana, { url_image_1: aFile(await anImage("jpeg")) });
    const [first = ""] = await filesOf(ana.id);
    await save(ana, { lock_version: 1 });
    expect(await filesOf(ana.id)).toEqual([first]);
    await save(ana, { lock_version: 2, url_image_1: aFile(await anImage("png")) });
    const [second = ""] = await filesOf(ana.id);
    await runJobsOfNextDay();
    expect(await dependencies.landingImages.read(`${first}/480.webp`)).toBeUndefined();
    expect(await dependencies.landingImages.read(`${second}/480.webp`)).toBeInstanceOf(Buffer);
    expect((await save(ana, { lock_version: 2, url_image_2: aFile(await anImage("png")) })).status).toBe(409);
    await save(ana, { lock_version: 3, url_image_1: "" });
    await runJobsOfNextDay();
    expect(await filesOf(ana.id)).toEqual([]);
    expect(await dependencies.landingImages.read(`${second}/480.webp`)).toBeUndefined();
  });
});

describe("the address of a page", () => {
  it("changes, leads on from the former one for a year, and is then anybody's", async () => {
    const [ana, bruno] = [await aTrainer(prumo), await aTrainer(prumo)];
    await aPublishedPage(prumo, ana, "ana-antiga");
    await save(bruno);
    expect((await changeSlug(ana, "ana-nova")).status).toBe(200);
    expect(await open("/p/ana-antiga")).toMatchObject({ status: 301, headers: { location: "/p/ana-nova" } });
    const taken = await changeSlug(bruno, "ana-antiga");
    expect([taken.status, taken.errors]).toEqual([
      422,
      { code: "name_taken", detail: SLUG_MESSAGES.taken, fields: { slug: SLUG_MESSAGES.taken } },
    ]);
    expect((await changeSlug(ana, "ana-antiga")).status).toBe(200); // back again
    expect(await open("/p/ana-nova")).toMatchObject({ status: 301, headers: { location: "/p/ana-antiga" } });

    await database.owner.query(
      "update landing_page_slugs set replaced_at = '2025-03-02T15:00:01Z' where slug = 'ana-nova'",
    );
    expect((await open("/p/ana-nova")).status).toBe(301);
    await database.owner.query(
      "update landing_page_slugs set replaced_at = '2025-03-02T15:00:00Z' where slug = 'ana-nova'",
    );
    expect((await open("/p/ana-nova")).status).toBe(404);
    await inSignInScope(dependencies.db, (scope) => releaseFormerSlugs(scope, new Date("2025-03-02T15:00:00Z")));
    expect((await changeSlug(bruno, "ana-nova")).status).toBe(200);
    expect((await read(ana)).slug).toBe("ana-antiga");
  });

  it.each([
    ["ab", SLUG_MESSAGES.form],
    ["Ana", SLUG_MESSAGES.form],
    ["admin", SLUG_MESSAGES.reserved],
  ])("is refused as %s", async (slug, sentence) => {
    const ana = await aTrainer(prumo);
    await save(ana);
    const answer = await changeSlug(ana, slug);
    expect([answer.status, answer.errors.fields]).toEqual([422, { slug: sentence }]);
  });

  it("goes to one of two trainers who want it at once", { tags: "race" }, async () => {
    const both = [await aTrainer(prumo), await aTrainer(prumo)];
    for (const trainer of both) await save(trainer);
    const answers = await Promise.all(both.map((trainer) => changeSlug(trainer, `disputado-${both[0]?.id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("is told to the trainer's students while the page is public", async () => {
    const ana = await aTrainer(prumo);
    const joao = await aStudent(prumo, ana);
    const slugOf = async () => (await send(app, findOwnTrainer, { as: joao })).body.personal.landing_slug;
    await save(ana);
    expect(await slugOf()).toBeNull();
    await publish(ana);
    expect(await slugOf()).toBe((await read(ana)).slug);
  });
});

it("the platform's page is the administrator's, stands at /conheca and is told before signing in", async () => {
  const admin = await anAdmin(prumo);
  const tour = async () => (await send(app, productInfo, {})).body.tour_url;
  expect((await read(admin)).name_landing).toBe("Prumo");
  expect((await save(admin, { name_landing: "Prumo" })).status).toBe(200);
  expect([await tour(), (await open("/conheca")).status]).toEqual([null, 404]);
  await publish(admin);
  expect([await tour(), (await open("/conheca")).status]).toEqual(["/conheca", 200]);
  expect((await read(admin)).public_url).toBe("https://prumo.example/conheca");
});
