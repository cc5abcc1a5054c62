import sharp from "sharp";
import { freeMainSlots } from "#domain/assessment/posture/photo-slots.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { systemClock } from "#server/platform/clock.ts";
import { type Answer, lightRequest } from "./light-request.ts";

export interface SoakTokens {
  readonly trainer: string;
  readonly student: string;
  readonly admin: string;
}

export interface SoakCall {
  readonly what: string;
  /** How many of a hundred calls are of this kind. */
  readonly share: number;
  /** Answers the request to be timed; what it needs is read before. */
  prepare(url: string): Promise<() => Promise<Answer>>;
}

/** The demo's trainer has this student, who signs in and whose third mesocycle has every section and trainings. */
const STUDENT = "/api/v1/students/3";
const EVALUATED = `${STUDENT}/macrocycles/1/mesocycles/3`;
const [SLOT = ""] = freeMainSlots(new Set());
const year = todayInSaoPaulo(systemClock.now().getTime()).slice(0, 4);
const PERIOD = `start_date=${year}-01-01&end_date=${year}-12-31`;

/**
 * Reads of all three roles, saves, photos, spreadsheets and PDFs. Passwords are left out: their hash is slow on purpose. `running`: addresses of
 * evaluations, which are read and changed in turn: no person saves one of them thousands of times.
 */
export async function soakCalls(tokens: SoakTokens, running: readonly string[]): Promise<readonly SoakCall[]> {
  const as = (who: keyof SoakTokens) => ({ authorization: `Bearer ${tokens[who]}` });
  const get = (who: keyof SoakTokens, share: number, path: string): SoakCall => ({
    what: path,
    share,
    prepare: async (url) => () => lightRequest(url + path, { headers: as(who) }),
  });
  const photo = await aPhoto();
  let turn = 0;
  const inTurn = () => running[turn++ % running.length] ?? EVALUATED;
  return [
    get("trainer", 20, "/api/v1/students?active=true&page=1"),
    get("trainer", 10, "/api/v1/students?q=silva&page=1"),
    get("trainer", 10, STUDENT),
    get("trainer", 8, `${STUDENT}/macrocycles/1/mesocycles`),
    {
      what: "evaluation",
      share: 8,
      prepare: async (url) => () => lightRequest(url + inTurn(), { headers: as("trainer") }),
    },
    get("trainer", 6, "/api/dashboard/personal/today"),
    get("trainer", 4, `/api/dashboard/personal?${PERIOD}`),
    get("trainer", 4, "/api/v1/signals"),
    get("trainer", 4, `${STUDENT}/macrocycles/1/final_result`),
    get("trainer", 4, "/api/v1/exercises?limit=20"),
    get("student", 8, `${STUDENT}/gym`),
    get("student", 4, "/api/dashboard/student"),
    get("admin", 2, `/api/dashboard/master?${PERIOD}`),
    get("admin", 1, "/api/user/personal?page=1"),
    get("trainer", 1, "/api/v1/students/export"),
    get("trainer", 1, `${EVALUATED}/evaluation_pdf`),
    get("trainer", 1, `${EVALUATED}/trainings_pdf`),
    {
      what: "evaluation save",
      share: 3,
      prepare: async (url) => {
        const address = url + inTurn();
        const read = await lightRequest(address, { headers: as("trainer") });
        const { mesocycle } = read.json() as { mesocycle: { evaluation_lock_version: number } };
        const evaluation_lock_version = mesocycle.evaluation_lock_version;
        const body = JSON.stringify({
          evaluation: true,
          evaluation_lock_version,
          evaluated_items: { student: { stature: "178", weight: `8${evaluation_lock_version % 10},2` } },
        });
        const headers = { ...as("trainer"), "content-type": "application/json" };
        return () => lightRequest(address, { method: "PUT", headers, body });
      },
    },
    {
      what: "photo",
      share: 1,
      prepare: async (url) => () =>
        lightRequest(url + inTurn(), {
          method: "PUT",
          headers: { ...as("trainer"), "content-type": photo.type },
          body: photo.bytes,
        }),
    },
  ];
}

async function aPhoto(): Promise<{ readonly bytes: Buffer; readonly type: string }> {
  const jpeg = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  const form = new FormData();
  form.set(SLOT, new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" }), "foto.jpg");
  const sent = new Response(form);
  return { bytes: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get("content-type") ?? "" };
}
