import { setTimeout as pause } from "node:timers/promises";
import { signIn } from "#contract/people/accounts.ts";
import { registerStudent } from "#contract/students/students.ts";
import { aFile, asForm } from "../files/forms.ts";
import { anImage } from "../files/images.ts";
import { aStudentDraft } from "../people.ts";
import { type Bearer, bearing } from "../send.ts";

const PAUSE_MS = 100;
const ANSWER_LIMIT_MS = 30_000;

export interface Acknowledged {
  readonly id: number;
  readonly email: string;
  readonly photo: boolean;
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: ReadonlyMap<number, number>;
  /** The longest time without an acknowledged write since then, up to now, of writes with a photo or without. */
  outageMs(sinceMs: number, withPhoto: boolean): number;
  stop(): Promise<void>;
}

/** A bounded number of trainer's browsers, each of which waits for its answer. */
export async function startLoad(url: string, as: Bearer): Promise<Load> {
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<number, number>();
  const times = { plain: [performance.now()], photo: [performance.now()] };
  const image = aFile(await anImage("jpeg"));
  const ending = new AbortController();
  let sent = 0;

  async function write(photo: boolean): Promise<void> {
    const email = `carga-${++sent}@exemplo.com.br`;
    const body = { student: aStudentDraft({ name: `Carga ${sent}`, email }) };
    const json = { "content-type": "application/json" };
    const answer = await fetch(url + registerStudent.url, {
      method: "POST",
      headers: { ...bearing(as), ...(!photo && json) },
      body: photo ? asForm({ ...body, photo: image }) : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).catch(() => undefined);
    const registered = answer?.status === 201 ? await answer.json().catch(() => undefined) : undefined;
    if (registered) {
      acknowledged.push({ id: registered.student.id, email, photo });
      times[photo ? "photo" : "plain"].push(performance.now());
      return;
    }
    const status = answer?.status ?? 0;
    refused.set(status, (refused.get(status) ?? 0) + 1);
    await answer?.body?.cancel().catch(() => {});
  }

  async function work(photo: boolean): Promise<void> {
    while (!ending.signal.aborted) {
      await write(photo);
      await pause(PAUSE_MS);
    }
  }

  const working = Promise.all([work(false), work(false), work(false), work(true)]);
  return {
    acknowledged,
    refused,
    outageMs(sinceMs, withPhoto) {
      const all = [...times[withPhoto ? "photo" : "plain"], performance.now()];
      return Math.max(...all.slice(1).map((time, index) => (time > sinceMs ? time - (all[index] ?? time) : 0)));
    },
    async stop() {
      ending.abort();
      await working;
    },
  };
}

export async function enter(url: string, email: string, password: string): Promise<Bearer> {
  const answer = await fetch(url + signIn.url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
