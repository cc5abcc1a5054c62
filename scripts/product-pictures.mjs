/**
 * Takes the pictures of the product that /conheca, the example of a student and the README show, and the two PDFs of the example, from a
 * running server with fresh demo data: `node scripts/product-pictures.mjs http://localhost:3000`, after screens have changed.
 */
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ROOT } from "./bootstrap.mjs";
import { findChromium } from "./chromium.mjs";

const [address = "http://localhost:3000"] = process.argv.slice(2);
const FOLDER = join(ROOT, "web", "public", "product");
const PASSWORD = "prumo-demo-2026";
const TRAINER = "treinadora@prumo.example";
const STUDENT = "aluno@prumo.example";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const OF_STUDENT = "/inicio/visualizar/3?macro=1";
const PICTURES = [
  { name: "evaluation", who: TRAINER, path: `${OF_STUDENT}&dialog=evaluation&meso=3`, viewport: DESKTOP },
  { name: "trainings", who: TRAINER, path: `${OF_STUDENT}&dialog=training&meso=3`, viewport: DESKTOP },
  { name: "plan", who: TRAINER, path: `${OF_STUDENT}&mode=calendar`, viewport: DESKTOP },
  { name: "set", who: STUDENT, path: "/inicio/treino", viewport: PHONE },
  { name: "report", who: STUDENT, path: `${OF_STUDENT}&dialog=evaluation&meso=3`, viewport: PHONE },
];

const MESOCYCLE = "/api/v1/students/3/macrocycles/1/mesocycles/3";
const PDFS = { "avaliacao.pdf": `${MESOCYCLE}/evaluation_pdf`, "treinos.pdf": `${MESOCYCLE}/trainings_pdf` };

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const tokens = new Map();
for (const email of [TRAINER, STUDENT]) tokens.set(email, await signIn(email));
for (const picture of PICTURES) await take(picture);
for (const [name, path] of Object.entries(PDFS)) await keepPdf(name, path);
await browser.close();

async function signIn(email) {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return (await answer.json()).token;
}

async function take({ name, who, path, viewport }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
    hasTouch: viewport === PHONE,
    isMobile: viewport === PHONE,
  });
  const page = await context.newPage();
  await page.addInitScript((token) => localStorage.setItem("prumo.token", token), tokens.get(who));
  await page.goto(address + path, { waitUntil: "networkidle" });
  await page.locator(".outline, [aria-busy=true]").first().waitFor({ state: "detached" });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const shot = await page.screenshot();
  await context.close();
  for (const width of [viewport.width, viewport.width * (viewport === PHONE ? 2 : 0.5)]) {
    const picture = sharp(shot).resize({ width });
    await write(`${name}-${width}.avif`, await picture.clone().avif({ quality: 50, effort: 7 }).toBuffer());
    await write(`${name}-${width}.webp`, await picture.clone().webp({ quality: 76, effort: 6 }).toBuffer());
  }
  if (name === "evaluation") {
    const readme = await sharp(shot)
      .resize({ width: DESKTOP.width })
      .png({ palette: true, quality: 90, effort: 10 })
      .toBuffer();
    writeFileSync(join(ROOT, "docs", "images", "evaluation.png"), readme);
  }
}

async function keepPdf(name, path) {
  const answer = await fetch(address + path, { headers: { authorization: `Bearer ${tokens.get(TRAINER)}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await write(name, Buffer.from(await answer.arrayBuffer()));
}

async function write(name, bytes) {
  const path = join(FOLDER, name);
  writeFileSync(path, bytes);
  console.log(`${name}: ${Math.round(statSync(path).size / 1024)} KB`);
}
