import { afterEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../testing/test-app.ts";
import { inSignInScope } from "../database/scope.ts";
import type { Message } from "../mail/mailer.ts";
import { enqueueMail } from "./commands.ts";
import { runDueJobs, startJobs } from "./worker.ts";

const { database, dependencies } = await startTestApp();
const { db, owner, ownerUrl } = database;

const letter = {
  to: "ana@exemplo.com.br",
  name: "Ana <Prado>",
  subject: "Bem-vinda ao {product}",
  opening: "O {product} & você:",
  path: "/inicio?a=1&b=2",
  action: "Abrir",
  closing: "Até logo.",
};

const sent: Message[] = [];
const told: unknown[] = [];
let failures = 0;
const mailer = {
  async send(message: Message) {
    if (failures-- > 0) throw Object.assign(new Error("550 no such user ana@exemplo.com.br"), { responseCode: 550 });
    sent.push(message);
  },
  close: async () => {},
};
const log = { error: (...words: unknown[]) => told.push(words), warn: (...words: unknown[]) => told.push(words) };
const worked: unknown[] = [];
const jobs = [{ name: "count_sheep", at: "* * * * *", work: async (payload: unknown) => void worked.push(payload) }];
const options = { pool: owner, ownerUrl, config: dependencies.config, photos: dependencies.photos, mailer, log, jobs };

const enqueue = () => inSignInScope(db, (scope) => enqueueMail(scope, letter));
const waiting = async () => (await owner.query("select attempts from graphile_worker.jobs")).rows;
/** Between two tries pass seconds, then minutes; nobody wants to wait for them here. */
const hurry = (attempts: string) =>
  owner.query(`update graphile_worker._private_jobs set run_at = now(), attempts = ${attempts}`);

afterEach(async () => {
  sent.length = 0;
  told.length = 0;
  failures = 0;
  await owner.query("delete from graphile_worker._private_jobs");
});

describe("a mail", () => {
  it("is sent with the product's name and address, what people typed escaped", async () => {
    await enqueue();
    await runDueJobs(options);
    expect(sent).toEqual([
      {
        to: letter.to,
        subject: "Bem-vinda ao Prumo",
        text: "Olá, Ana <Prado>!\n\nO Prumo & você:\n\nhttps://prumo.example/inicio?a=1&b=2\n\nAté logo.",
        html: expect.stringMatching(
          />Olá, Ana &lt;Prado&gt;!<\/p>.*>O Prumo &amp; você:<\/p>.* href="https:\/\/prumo\.example\/inicio\?a=1&amp;b=2">/,
        ),
      },
    ]);
    expect([await waiting(), told]).toEqual([[], []]);
  });

  it("waits sealed: whoever reads the queue learns neither link nor code nor whose they are", async () => {
    await enqueue();
    const { rows } = await owner.query("select payload::text from graphile_worker._private_jobs");
    expect(rows).toEqual([{ payload: expect.stringMatching(/^\{"sealed": ?"[\w+/=]+"\}$/) }]);
  });

  it("that is not sealed is refused where it would wait, whatever else it brings", async () => {
    for (const open of [letter, { sealed: "x", ...letter }, { sealed: letter }, null, []]) {
      const enqueued = owner.query("select enqueue_mail($1)", [JSON.stringify(open)]);
      await expect(enqueued).rejects.toThrow("a letter waits sealed");
    }
    expect(await waiting()).toEqual([]);
  });

  it("is not sent when the transaction that asked for it did not hold", async () => {
    const undone = inSignInScope(db, async (scope) => {
      await enqueueMail(scope, letter);
      throw new Error("changed its mind");
    });
    await expect(undone).rejects.toThrow("changed its mind");
    await runDueJobs(options);
    expect(sent).toEqual([]);
  });

  it("that fails is told in the log without the address, and tried again later", async () => {
    failures = 1;
    await enqueue();
    await runDueJobs(options);
    expect([sent, await waiting()]).toEqual([[], [{ attempts: 1 }]]);
    expect(told).toEqual([
      [
        expect.objectContaining({ task: "send_mail", attempts: 1, most: 12, responseCode: 550 }),
        "Uma tarefa falhou e será repetida.",
      ],
    ]);
    expect(JSON.stringify(told)).not.toContain("exemplo.com.br");

    await runDueJobs(options);
    expect(sent).toEqual([]);
    await hurry("attempts");
    await runDueJobs(options);
    expect([sent.length, await waiting()]).toEqual([1, []]);
  });

  it("that fails for the last time is told as an error and stays to be seen", async () => {
    failures = 1;
    await enqueue();
    await hurry("11");
    await runDueJobs(options);
    expect(told).toEqual([
      [expect.objectContaining({ attempts: 12 }), "Uma tarefa falhou pela última vez e não será repetida."],
    ]);
    expect(await waiting()).toEqual([{ attempts: 12 }]);
  });

  it("is sent at once by the running server, which finishes it before it stops", async () => {
    const jobs = await startJobs({ ...options, isAlone: false });
    await enqueue();
    await expect.poll(() => sent.length, { timeout: 4_000 }).toBe(1);
    await jobs.stop();
    await enqueue();
    expect(sent).toHaveLength(1);
  });
});

describe("a job of a feature", () => {
  it("is done once with what it was given", async () => {
    await owner.query("select graphile_worker.add_job('count_sheep', '{\"count\": 3}')");
    await runDueJobs(options);
    await runDueJobs(options);
    expect(worked).toEqual([{ count: 3 }]);
  });

  it("is gone once it is done, however slow the database forgets it", async () => {
    await owner.query(`
      create function forget_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return old; end $$;
      create trigger forget_slowly before delete on graphile_worker._private_jobs for each row execute function forget_slowly()
    `);
    await owner.query("select graphile_worker.add_job('count_sheep')");
    await runDueJobs(options);
    expect(await waiting()).toEqual([]);
    await owner.query("drop function forget_slowly cascade");
  });

  it("that the clock begins is known to the running server", async () => {
    const running = await startJobs({ ...options, isAlone: false });
    const known = async () =>
      (await owner.query("select identifier from graphile_worker._private_known_crontabs")).rows;
    await expect.poll(known, { timeout: 4_000 }).toEqual([{ identifier: "count_sheep" }]);
    await running.stop();
  });
});
