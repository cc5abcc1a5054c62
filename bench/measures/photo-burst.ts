import sharp from "sharp";
import { type Server, startServer } from "../child.ts";
import { atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { memoryOf } from "../memory.ts";
import { quantile, rounded } from "../statistics.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";

/** Each phase signs in to each account this often: an address may try one 30 times a minute, and four phases may fall into one. */
const ROUNDS = { full: 7, quick: 1 } as const;
const PHOTOS = { full: 16, quick: 1 } as const;
const MAX_TIMES = 3;
const PASSWORD = "prumo-demo-2026";
const ACCOUNTS = [
  { email: "treinadora@prumo.example", students: false },
  { email: "treinador@prumo.example", students: false },
  { email: "aluno@prumo.example", students: true },
] as const;
/** The first is more than is allowed, the second as much as is allowed. */
const SIDES = [7_000, 5_400] as const;

export const photoBurst: Measure = {
  letter: "j",
  title: `signing in during bursts of ${PHOTOS.full} large photos`,
  measure: (size) =>
    withTemporaryFolder(async (DATA_DIR) => {
      const env = { DATA_DIR, DATABASE_URL: "", NODE_ENV: "", DEMO: "1" };
      const server = await startServer("server/main.ts", { env, ready: "/api/ready" });
      try {
        const figures: MeasuredFigure[] = [];
        for (const side of SIDES) figures.push(...(await measure(server, await photoOf(side), side, size)));
        return figures;
      } finally {
        await server.stop();
      }
    }),
};

const photoOf = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#c81e1e" }, limitInputPixels: false })
    .png()
    .toBuffer();

async function measure(server: Server, photo: Buffer, side: number, size: "full" | "quick"): Promise<MeasuredFigure[]> {
  const { token } = await signIn(server, ACCOUNTS[0]);
  const idle: number[] = [];
  for (let round = 0; round < ROUNDS[size]; round++) idle.push(...(await signInTimes(server)));
  const before = memoryOf(server, "VmHWM");
  const during: number[] = [];
  for (let round = 0; round < ROUNDS[size]; round++) {
    const burst = Promise.all(Array.from({ length: PHOTOS[size] }, () => sendPhoto(server, token, photo)));
    during.push(...(await signInTimes(server)));
    await burst;
  }
  const after = memoryOf(server, "VmHWM");
  const [quiet, busy] = [quantile(idle, 0.95), quantile(during, 0.95)];
  return [
    { what: `${side} x ${side}: signing in alone, p95`, value: rounded(quiet), unit: "ms" },
    { what: "  during the bursts, p95", value: rounded(busy), unit: "ms" },
    atMost(MAX_TIMES, { what: "  times as long", value: rounded(busy / quiet, 1), unit: "x" }),
    ...(before && after
      ? [{ what: "  memory at its peak above before", value: rounded(after - before), unit: "MB" }]
      : []),
  ];
}

async function signInTimes(server: Server): Promise<number[]> {
  const times: number[] = [];
  for (const account of ACCOUNTS) {
    const start = performance.now();
    await signIn(server, account);
    times.push(performance.now() - start);
  }
  return times;
}

async function signIn({ url }: Server, account: (typeof ACCOUNTS)[number]): Promise<{ token: string }> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...account, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`signing in was refused: ${response.status}`);
  const body: unknown = await response.json();
  const token = typeof body === "object" && body !== null && "token" in body ? String(body.token) : "";
  return { token };
}

const PROFILE = {
  "[fullname]": "Marina Albuquerque",
  "[phone]": "(11) 9 0026-1207",
  "[photo_changed]": "true",
  "[address][street]": "Avenida Paulista",
  "[address][number]": "1578",
  "[address][neighborhood]": "Bela Vista",
  "[address][city]": "São Paulo",
  "[address][state]": "SP",
  "[address][zipcode]": "01310200",
};

/** Any of these may be answered: saved, too many pixels, or too many photos at once. */
async function sendPhoto({ url }: Server, token: string, photo: Buffer): Promise<void> {
  const form = new FormData();
  for (const [name, text] of Object.entries(PROFILE)) form.set(`user${name}`, text);
  form.set("user[photo]", new Blob([new Uint8Array(photo)], { type: "image/png" }), "foto.png");
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/v1/users/me`, { method: "PUT", headers, body: form });
  await response.arrayBuffer();
  if (![200, 413, 429].includes(response.status)) throw new Error(`a photo was answered ${response.status}`);
}
