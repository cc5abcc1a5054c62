import { describe, expect, it } from "vitest";
import { previewLandingPage, publishLandingPage } from "#contract/public-pages/landing-pages.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aTrainer, type Trainer } from "../../../testing/people.ts";
import { request, send, sendAnything } from "../../../testing/send.ts";
import { aLandingPage, aPublishedPage } from "../../../testing/steps/landing-pages.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database, dependencies } = prumo;
const { owner } = database;

const open = (url: string, headers = {}) => request(app, { method: "GET", url, headers });
const preview = async (as: Trainer, changes: Readonly<Record<string, unknown>>) => {
  const answer = await sendAnything(app, previewLandingPage, {
    params: { id: as.id },
    body: { ...aLandingPage(), ...changes },
    as,
  });
  return answer.body.html;
};
const paidUntil = (trainer: Trainer, day: string, state: string) =>
  owner.query(
    `update subscriptions set period_start = $2::date - 30, period_end = $2, state = $3 where trainer_id = $1`,
    [trainer.id, day, state],
  );

const ana = await aTrainer(prumo, { name: "Ana" });
const { path } = await aPublishedPage(prumo, ana, "ana");
await owner.query(
  `insert into subscription_plans (owner_id, name, description, value_cents, frequency, is_active)
   values ($1, 'Consultoria', 'Online.', 24990, 'monthly', true), ($1, 'Antigo', null, 100, 'monthly', false)`,
  [ana.id],
);
await owner.query("update users set cref = '012345-G/SP' where id = $1", [ana.id]);

describe("a published page", () => {
  it("is HTML in Portuguese without a script, under a policy that allows none", async () => {
    const { status, headers, text } = await open(path);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "public, no-cache",
    ]);
    expect(text).toMatch(/^<!doctype html>\n<html lang="pt-BR"/);
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(text).not.toMatch(/ style="| on[a-z]+=/);
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; connect-src 'self'; style-src 'sha256-[^']+'; img-src 'self';/,
    );
    expect(text.length).toBeLessThan(40_000);
  });

  it("shows what is sold and who the trainer is", async () => {
    const { text } = await open(path);
    for (const shown of [
      "R$ 249,90",
      "por mês",
      "Consultoria",
      "CREF 012345-G/SP",
      "Quero este plano",
      "(11) 91234-5678",
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain("Antigo");
    expect(text).toMatch(new RegExp(`href="${path}/plano/\\d+" aria-label="Quero este plano`));
  });

  it("shows the photo of the trainer's profile, in the preview too", async () => {
    const face = (html: string) => /<img class="face" src="([^"]+)"/.exec(html)?.[1];
    expect(face((await open(path)).text)).toBeUndefined();
    const kept = await dependencies.photos.keep(new Blob([new Uint8Array(await anImage("jpeg"))]), ana.id);
    await owner.query("update users set photo_key = $2 where id = $1", [ana.id, "key" in kept ? kept.key : null]);
    for (const html of [(await open(path)).text, await preview(ana, {})]) {
      const address = face(html)?.replaceAll("&amp;", "&") ?? "";
      expect((await open(address)).headers["content-type"]).toBe("image/webp");
    }
    await owner.query("update users set photo_key = null where id = $1", [ana.id]);
  });

  it("loads its first image first, gives every image its size, and asks nothing of a video's host", async () => {
    const { text } = await open(path);
    expect(text).toMatch(/<link rel="preload" as="image" type="image\/avif" imagesrcset="[^"]+ 480w, [^"]+ 800w"/);
    for (const [image] of text.matchAll(/<img [^>]+>/g)) expect(image).toMatch(/width="\d+" height="\d+"/);
    expect(text).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(
      [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].filter(([, at]) => !at?.startsWith("/api/landing-images/")),
    ).toEqual([]);
  });

  it("tells search engines and messengers what it is", async () => {
    const { text } = await open(path);
    for (const told of [
      '<link rel="canonical" href="https://prumo.example/p/ana">',
      '<meta property="og:title" content="Força para a vida">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta property="og:image" content="https://prumo.example/api/landing-images/',
    ])
      expect(text).toContain(told);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? "");
    expect(data).toMatchObject({
      "@type": "LocalBusiness",
      name: "Marina Treinos",
      telephone: "+551132145678",
      makesOffer: [{ name: "Consultoria", price: "249.90", priceCurrency: "BRL" }],
    });
  });

  it("is asked for again in vain while nothing changed", async () => {
    const { etag = "" } = (await open(path)).headers;
    expect(await open(path, { "if-none-match": etag })).toMatchObject({ status: 304, text: "" });
    await owner.query("update landing_pages set headline = 'Outro título' where trainer_id = $1", [ana.id]);
    expect((await open(path, { "if-none-match": etag })).status).toBe(200);
    await owner.query("update landing_pages set headline = 'Força para a vida' where trainer_id = $1", [ana.id]);
  });

  it("is found in any case and with a slash at the end", async () => {
    expect(await open("/p/ANA")).toMatchObject({ status: 301, headers: { location: "/p/ana" } });
    expect((await open("/p/ana/")).status).toBe(200);
  });

  it("names the sections that it has and no other", async () => {
    const { status, body } = await sendAnything(app, previewLandingPage, {
      params: { id: ana.id },
      body: { name_landing: "Só o nome", accent: "forest", phone1: "11912345678", url_image_1: "" },
      as: ana,
    });
    expect(status).toBe(200);
    expect(body.html).toContain("Treino feito para você");
    expect(body.html.match(/<section/g)?.length).toBe(3); // plans, CREF and contact
    expect(body.html).not.toContain("<img");
  });
});

describe("the platform's page", async () => {
  await owner.query(
    `insert into landing_pages (trainer_id, name, accent, published_at, changed_at, lock_version)
     values (0, 'Prumo', 'raspberry', now(), now(), 1)`,
  );
  const { status, text } = await open("/conheca");

  it("has one card for each plan and a switch of periods that needs no script", () => {
    expect(status).toBe(200);
    expect(text.match(/<input type="radio" name="period" value="\w+"/g)).toHaveLength(4);
    expect(text.match(/<ul class="plans">.*?<\/ul>/s)?.[0].match(/<li>/g)).toHaveLength(2);
    for (const shown of ["R$ 863,04", "R$ 71,92 por mês", "Tudo do Essencial, com atendimento prioritário"])
      expect(text).toContain(shown);
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(text.match(/href="\/cadastro\?plano=\d+&amp;step=data" aria-label="Quero este plano/g)).toHaveLength(8);
  });

  it("shows the product, with the size of every picture, and loads none before it comes into sight", () => {
    const shots = [...text.matchAll(/<img src="\/product\/[^>]+>/g)].map(([shot]) => shot);
    expect(shots.length).toBeGreaterThanOrEqual(4);
    for (const shot of shots) expect(shot).toMatch(/width="\d+" height="\d+" loading="lazy"/);
  });

  it("answers questions, and has a picture for messengers", () => {
    expect(text.match(/<summary>/g)?.length).toBeGreaterThan(3);
    expect(text).toContain('<meta property="og:image" content="https://prumo.example/icons/share.png">');
  });
});

it("a page shows its quickest contact once on a phone: in the bar, which stays until the plans", async () => {
  const { text } = await open(path);
  expect(text.match(/Conversar no WhatsApp/g)).toHaveLength(2);
  expect(text).toMatch(
    /<div class="main"><a class="button"[^>]+>.*<div class="bar"><a class="button"[^>]+>.*<section id="planos">/s,
  );
  expect(text).toContain(".actions .main{display:none}");
});

describe("a page that is not public", () => {
  it.each(["/p/nenhuma", "/p/..%2f..%2fetc", "/p/a'b", "/p/%00%00%00", `/p/${"a".repeat(60)}`])(
    "is 404 at %s",
    async (url) => {
      const { status, text } = await open(url);
      expect([status, text.includes("Página não encontrada")]).toEqual([404, true]);
    },
  );

  it("is 404 as soon as it is taken back, with its images and in the sitemap", async () => {
    const bruno = await aTrainer(prumo);
    const { path: his, banner } = await aPublishedPage(prumo, bruno);
    const image = `/api/${banner.replace("landing", "landing-images")}-480.webp`;
    const listed = async () => (await open("/sitemap.xml")).text.includes(`https://prumo.example${his}</loc>`);
    expect([(await open(his)).status, (await open(image)).status, await listed()]).toEqual([200, 200, true]);
    await send(app, publishLandingPage, { params: { id: bruno.id }, body: { published: false }, as: bruno });
    expect([(await open(his)).status, (await open(image)).status, await listed()]).toEqual([404, 404, false]);
  });

  it.each([
    // today is 2 March 2026
    ["2026-03-03", "active", 200, true],
    ["2026-02-24", "late", 200, true],
    ["2026-02-23", "late", 200, false],
    ["2026-01-25", "canceled", 200, false],
    ["2026-01-24", "canceled", 404, false],
  ])("paid until %s and %s: %s, with plans: %s", async (day, state, status, hasPlans) => {
    await paidUntil(ana, day, state);
    const answer = await open(path);
    const listed = (await open("/sitemap.xml")).text.includes("/p/ana<");
    await paidUntil(ana, "2026-04-01", "active");
    expect([answer.status, answer.text.includes("Consultoria"), listed]).toEqual([status, hasPlans, status === 200]);
  });

  it("is 404 while the trainer is inactive", async () => {
    await owner.query("update users set is_active = false where id = $1", [ana.id]);
    expect((await open(path)).status).toBe(404);
    await owner.query("update users set is_active = true where id = $1", [ana.id]);
  });
});

it("robots may read the public pages, and learn where the list is", async () => {
  const { text } = await open("/robots.txt");
  for (const line of [
    "Allow: /p/",
    "Disallow: /api/",
    "Disallow: /inicio",
    "Sitemap: https://prumo.example/sitemap.xml",
  ])
    expect(text.split("\n")).toContain(line);
});

/** Texts that would break out of where they stand, if anything forgot to escape them. */
const ATTACKS = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)',
  "</title><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "--><script>alert(1)</script>",
  "]]><script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\u003cscript\\u003ealert(1)",
  `\`\${alert(1)}\``,
  "{{constructor.constructor('alert(1)')()}}",
  "<svg/onload=alert(1)>",
  "<a href=javascript:alert(1)>x</a>",
  "javascript:alert(1)",
  "＜script＞alert(1)＜/script＞",
];

describe("what a person typed never becomes markup", () => {
  const TEXTS = [
    "name_landing",
    "title_home",
    "description_home",
    "title_page_2",
    "description_page_2",
    "title_page_4",
    "description_page4",
    "name_personal",
    "cv_personal",
    "address",
  ];

  it.each(TEXTS)("in %s", async (field) => {
    const plain = await preview(ana, { [field]: "x" });
    for (const attack of ATTACKS) {
      const html = await preview(ana, { [field]: attack });
      expect([attack, tagsOf(html)]).toEqual([attack, tagsOf(plain)]);
    }
  });

  it("nor in the head of the public page, its structured data and the names of plans, also when it is stored already", async () => {
    let plain: readonly string[] | undefined;
    for (const attack of ["x", ...ATTACKS]) {
      await owner.query(
        `update landing_pages set name = $2, headline = $2, introduction = $2, address = $2, trainer_name = $2, biography = $2,
                first_title = $2, first_text = $2, second_title = $2, second_text = $2 where trainer_id = $1`,
        [ana.id, attack],
      );
      await owner.query("update subscription_plans set name = $2, description = $2 where owner_id = $1 and is_active", [
        ana.id,
        attack,
      ]);
      const { text } = await open(path);
      plain ??= tagsOf(text);
      expect([attack, tagsOf(text)]).toEqual([attack, plain]);
      const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
      expect(JSON.parse(data).name).toBe(attack);
      expect(data).not.toMatch(/[<>&]/);
    }
  });

  it("nor a link but to the web, a phone or a mailbox, even when another is stored", async () => {
    await owner.query(
      `update landing_pages set video_link = $2, site1 = $2, site2 = $3, site3 = $4, instagram = $2, telegram = $4, youtube = $2, email = $3
        where trainer_id = $1`,
      [ana.id, "javascript:alert(1)", "data:text/html,<b>x", '" onclick="alert(1)'],
    );
    const { text } = await open(path);
    const links = [...text.matchAll(/href="([^"]*)"/g)].flatMap(([, link]) => link ?? []);
    expect(links.filter((link) => !/^(https?:\/\/|tel:\+\d+$|\/|#)/.test(link))).toEqual([]);
    expect(text).not.toMatch(/javascript:|data:text/);
  });

  it.each([
    "javascript:alert(1)",
    'blob:https://a.example/x" onerror="alert(1)',
    "/api/x",
    "https://evil.example/x.png",
  ])("nor an image of a draft but the browser's own: %s", async (url_image_1) => {
    const answer = await sendAnything(app, previewLandingPage, {
      params: { id: ana.id },
      body: { ...aLandingPage(), url_image_1 },
      as: ana,
    });
    expect(answer.status).toBe(422);
  });
});

/** The elements with the names of their attributes: what a browser would make of the page, without its texts. */
function tagsOf(text: string): readonly string[] {
  const withoutData = text.replace(/(<script type="application\/ld\+json">)[^<]*/g, "$1");
  return [...withoutData.matchAll(/<(\/?[a-zA-Z!][^\s>]*)((?:\s+[^\s=>"']+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, name, attributes = ""]) =>
      `${name} ${[...attributes.matchAll(/([^\s=]+)(?:="[^"]*")?/g)].map(([, key]) => key).join(" ")}`,
  );
}
