import sharp from "sharp";
import { freeMainSlots } from "#domain/assessment/posture/photo-slots.ts";
import { type Server, startServer } from "../child.ts";
import { atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { memoryOf } from "../memory.ts";
import { median, quantile, rounded } from "../statistics.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";

const PRINTS = { full: 30, quick: 1 } as const;
const WARM_UP = 3;
const MAX_MS = 1_000;
const MAX_MEGABYTES = 150;

const MARINA = { email: "treinadora@prumo.example", password: "prumo-demo-2026", students: false };
/** The third mesocycle of the demo's sign-in student, whose evaluations have every section. */
const EVALUATED = "/api/v1/students/3/macrocycles/1/mesocycles/3";

export const fullReport: Measure = {
  letter: "s",
  title: `full evaluation with six photos as PDF, by the server: ${PRINTS.full} times, one at a time`,
  measure: (size) =>
    withTemporaryFolder(async (DATA_DIR) => {
      const env = { DATA_DIR, DATABASE_URL: "", NODE_ENV: "", DEMO: "1" };
      const server = await startServer("server/main.ts", { env, ready: "/api/ready" });
      try {
        const headers = { authorization: `Bearer ${await signIn(server)}` };
        const photo = await aPhoto();
        for (const slot of freeMainSlots(new Set())) await sendPhoto(server, headers, slot, photo);
        return await measure(server, headers, PRINTS[size]);
      } finally {
        await server.stop();
      }
    }),
};

/** Noise on a gradient, so that the photo is as large as a real one. */
const aPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3_000,
      height: 4_000,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

async function measure(server: Server, headers: Record<string, string>, prints: number): Promise<MeasuredFigure[]> {
  const print = async () => {
    const response = await fetch(`${server.url}${EVALUATED}/evaluation_pdf`, { headers });
    const bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`the PDF was answered ${response.status}`);
    return bytes;
  };
  const before = memoryOf(server, "VmHWM");
  for (let round = 0; round < Math.min(WARM_UP, prints); round++) await print();
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < prints; round++) {
    const start = performance.now();
    bytes = await print();
    times.push(performance.now() - start);
  }
  const after = memoryOf(server, "VmHWM");
  return [
    atMost(MAX_MS, { what: "one PDF: p50", value: rounded(median(times)), unit: "ms" }),
    { what: "  p95", value: rounded(quantile(times, 0.95)), unit: "ms" },
    { what: "  size", value: rounded(bytes / 1024), unit: "KB" },
    ...(before && after
      ? [
          { what: "memory of the server at its peak, uploads before included", value: rounded(after), unit: "MB" },
          atMost(MAX_MEGABYTES, { what: "  above its peak before", value: rounded(after - before), unit: "MB" }),
        ]
      : []),
  ];
}

async function signIn({ url }: Server): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(MARINA),
  });
  const body: unknown = await response.json();
  if (typeof body !== "object" || body === null || !("token" in body)) throw new Error("signing in was refused");
  return String(body.token);
}

async function sendPhoto({ url }: Server, headers: Record<string, string>, slot: string, photo: Buffer): Promise<void> {
  const form = new FormData();
  form.set(slot, new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "foto.jpg");
  const response = await fetch(url + EVALUATED, { method: "PUT", headers, body: form });
  const answer = await response.text();
  if (!response.ok) throw new Error(`a photo was answered ${response.status}: ${answer.slice(0, 200)}`);
}
