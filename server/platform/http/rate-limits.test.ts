import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { writeComment } from "#contract/execution/comments.ts";
import { newConfirmRegisterCode, resetPasswordInstructions } from "#contract/people/accounts.ts";
import { resendAccess } from "#contract/students/students.ts";
import { aStudent, aTrainer } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { aComment } from "../../testing/steps/comments.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { forgetRequestCounts } from "../database/request-counts.ts";
import { inSignInScope } from "../database/scope.ts";
import { RATE_LIMITS } from "../limits.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const other = await startTestApp({ db: database.db });

const ask = async (at: typeof app, email: string) =>
  (await send(at, resetPasswordInstructions, { body: { email } })).status;
const counts = async () =>
  (await database.owner.query<{ requests: number }>("select requests from request_counts order by requests")).rows;

let ana = "";

const max = RATE_LIMITS.mail.find(({ per }) => per === "account")?.max ?? 0;

it("two servers on one database let through together as much as one alone, also at once", {
  tags: "race",
}, async () => {
  ana = `${randomUUID()}@exemplo.com.br`;
  await database.owner.query("delete from request_counts");
  const apps = Array.from({ length: max + 3 }, (_, index) => (index % 2 ? app : other.app));
  const statuses = await Promise.all(apps.map((at) => ask(at, ana)));
  expect(statuses.filter((status) => status !== 429)).toHaveLength(max);
  expect(await ask(app, "bruno@exemplo.com.br")).not.toBe(429);
});

it("a refused sender is told to come back at the window's end, and costs no more queries", async () => {
  const body = { email: ana };
  const refused = await send(app, resetPasswordInstructions, { body });
  const seconds = Number(refused.headers["retry-after"]);
  expect([refused.status, seconds > 800 && seconds <= 900]).toEqual([429, true]);
  const before = await counts();
  await ask(app, body.email);
  // The network is still counted.
  expect((await counts()).slice(0, -1)).toEqual(before.slice(0, -1));
});

it("a count begins anew when its window has ended, and old counts are forgotten", async () => {
  await database.owner.query("update request_counts set window_ends = now() - interval '1 second'");
  expect(await ask(other.app, "bruno@exemplo.com.br")).not.toBe(429);
  await inSignInScope(database.db, forgetRequestCounts);
  expect(await counts()).toEqual([{ requests: 1 }, { requests: 1 }]);
});

it("an e-mail where the call asks for none does not begin another count", async () => {
  const trainer = await aTrainer(prumo);
  const student = await aStudent(prumo, trainer);
  const elsewhere = () => ({ email: `${randomUUID()}@exemplo.com.br` });
  const attempts = [
    () => {
      const user = { email: student.email, students: true };
      return sendAnything(app, newConfirmRegisterCode, { querystring: elsewhere(), body: { user } });
    },
    () => {
      const body = { type: "Student", ...elsewhere() };
      const params = { id: student.id };
      return sendAnything(app, resendAccess, { params, querystring: elsewhere(), body, as: trainer });
    },
  ];
  for (const attempt of attempts) {
    await database.owner.query("delete from request_counts");
    const statuses: number[] = [];
    for (let mail = 0; mail <= max; mail++) statuses.push((await attempt()).status);
    expect(statuses).toEqual([...Array(max).fill(204), 429]);
  }
});

it("comments are counted together, whatever they are about", async () => {
  const as = await aTrainer(prumo);
  const comments = RATE_LIMITS.comment[0]?.max ?? 0;
  const statuses: number[] = [];
  for (let id = 1; id <= comments + 1; id++)
    statuses.push((await send(app, writeComment, { params: { id }, body: aComment(), as })).status);
  expect(statuses).toEqual([...Array(comments).fill(404), 429]);
});

it("names neither address nor account", async () => {
  const { rows } = await database.owner.query("select key from request_counts");
  for (const { key } of rows) expect(key).toHaveLength(32);
});
