import type { Page } from "@playwright/test";
import sharp from "sharp";
import { freeMainSlots, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { withBrowser } from "../browser.ts";
import { atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { dragPoint } from "../photo-points.ts";
import { rounded } from "../statistics.ts";
import { demoTrainer, withDemo } from "../visit.ts";

const MAX_SECONDS = 30;
const MAX_KILOBYTES = 1_000;
const PATIENCE_MS = 180_000;

export const photoUpload: Measure = {
  letter: "r",
  title:
    "upload of six postural photos of 12 megapixels through the dialog, from choosing them until all are stored; then points on one of them",
  measure: (size) =>
    withDemo(async (url) => {
      const { token, studentId } = await demoTrainer(url);
      const cycle = `${url}/api/v1/students/${studentId}/macrocycles/1/mesocycles/3`;
      for (const slot of freeMainSlots(new Set())) await freeSlot(cycle, token, slot);
      const photo = await aPhoto(size === "quick" ? 400 : 4_000);
      return withBrowser(async (browser) => {
        const page = await browser.newPage({ viewport: { width: 820, height: 1180 }, locale: "pt-BR" });
        await page.goto(`${url}/robots.txt`);
        await page.evaluate((kept) => localStorage.setItem("prumo.token", kept), token);
        await page.goto(`${url}/inicio/visualizar/${studentId}?macro=1&dialog=evaluation&meso=3`);
        const uploaded = await upload(page, photo);
        const [slot] = freeMainSlots(new Set());
        return [...uploaded, ...(slot ? await dragPoint(page, photoSlotLabel(slot), size) : [])];
      });
    }),
};

async function upload(page: Page, buffer: Buffer): Promise<MeasuredFigure[]> {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.getByRole("tab", { name: "Postura" }).click();
  await page.getByRole("button", { name: /^Carregar Fotos/ }).click();
  const dialog = page.getByRole("dialog", { name: "Carregar Fotos" });
  const several = dialog.getByRole("button", { name: "Escolher várias" });
  await several.waitFor();
  const bodies: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    // The protocol leaves out the bodies of files; their header tells how long they are.
    if (request.method() === "PUT") {
      bodies.push(request.allHeaders().then((headers) => Number(headers["content-length"] ?? 0)));
    }
  });
  const chooser = page.waitForEvent("filechooser");
  await several.click();
  const files = freeMainSlots(new Set()).map((slot) => ({ name: `${slot}.jpg`, mimeType: "image/jpeg", buffer }));
  const start = performance.now();
  await (await chooser).setFiles(files);
  await dialog.getByRole("button", { name: `Salvar todas (${files.length})` }).click();
  const sending = performance.now();
  await dialog.getByRole("tab", { name: `Principais ${files.length} de ${files.length}` }).waitFor();
  const end = performance.now();
  const sent = await Promise.all(bodies);
  if (sent.length !== files.length) throw new Error(`${sent.length} photos were sent`);
  if (Math.min(...sent) < 1_000) throw new Error(`the bytes of a photo are not known: ${sent.join(", ")}`);
  const seconds = (from: number) => rounded((end - from) / 1_000, 1);
  return [
    atMost(MAX_SECONDS, { what: "six photos stored, from choosing them", value: seconds(start), unit: "s" }),
    { what: "  from pressing 'Salvar todas'", value: seconds(sending), unit: "s" },
    { what: "one photo as it was chosen", value: rounded(buffer.length / 1_000), unit: "kB" },
    atMost(MAX_KILOBYTES, {
      what: "  as it was sent, at most",
      value: rounded(Math.max(...sent) / 1_000),
      unit: "kB",
    }),
  ];
}

async function freeSlot(cycle: string, token: string, slot: string): Promise<void> {
  const form = new FormData();
  form.set(slot, "");
  const answer = await fetch(cycle, { method: "PUT", headers: { authorization: `Bearer ${token}` }, body: form });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`freeing a slot was answered ${answer.status}: ${text.slice(0, 200)}`);
}

/** With the grain of a camera, so that the file is as large as a real one. */
const aPhoto = (width: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: (width * 3) / 4,
      channels: 3,
      background: "gray",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
