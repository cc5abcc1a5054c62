import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocket } from "node:net";
import { Writable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { resetPasswordInstructions, signIn } from "#contract/people/accounts.ts";
import { findStudent } from "#contract/students/students.ts";
import { buildApp, jobsOf } from "../../app.ts";
import { aStudent, aTrainer } from "../../testing/people.ts";
import { send } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { runDueJobs } from "../jobs/worker.ts";
import { createLog } from "../log.ts";
import { StartFailure } from "../start-failure.ts";
import { startTelemetry } from "./start.ts";

async function freePort(): Promise<number> {
  const server = createSocket().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** It takes traces by OTLP over HTTP. */
async function aCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const lines: Record<string, unknown>[] = [];
const log = createLog(
  { logLevel: "info", production: true },
  new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  }),
);

const prumo = await startTestApp();
const collector = await aCollector();
const port = await freePort();
const telemetry = await startTelemetry({ metrics: { host: "127.0.0.1", port }, tracesUrl: collector.url });
if (!telemetry) throw new Error("it is on");
telemetry.watchQueue(prumo.database.ownerUrl);
let looks = 0;
telemetry.watchBackups(async () => {
  looks += 1;
  return new Date(Date.now() - 3_600_000);
});
telemetry.watchPool({ totalCount: 3, idleCount: 1, waitingCount: 0 });
const mailer = telemetry.watch("mail", prumo.dependencies.mailer, ["send"]);
const payments = telemetry.watch("payments", prumo.dependencies.payments, ["charge", "find", "refund", "saveCard"]);
const pdf = telemetry.watch("pdf", prumo.dependencies.pdf, ["render", "renderInBackground"]);
const app = await buildApp({ ...prumo.dependencies, mailer, payments, pdf }, { logger: log, telemetry });
afterAll(() => app.close());

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
await send(app, findStudent, { params: { id: joao.id }, as: ana });
await send(app, findStudent, { params: { id: joao.id }, as: await aTrainer(prumo) });
await send(app, signIn, { body: { email: ana.email, password: "wrong password", students: false } });
await send(app, resetPasswordInstructions, { body: { email: ana.email } });
await payments.find("nothing");
await pdf.render({ kind: "receipt", input: null } as never).catch(() => {});
await runDueJobs({
  pool: prumo.database.owner,
  ownerUrl: prumo.database.ownerUrl,
  config: prumo.dependencies.config,
  photos: prumo.dependencies.photos,
  mailer,
  log,
  jobs: jobsOf({ ...prumo.dependencies, mailer }),
  telemetry,
});

describe("the metrics", () => {
  it("count requests by call and outcome, with the route in place of ids", async () => {
    const text = await scrape();
    const count = (outcome: string, status: number) =>
      new RegExp(
        `prumo_request_seconds_count\\{call="GET ${findStudent.url}",outcome="${outcome}",status="${status}"\\} 1\\b`,
      );
    expect(text).toMatch(count("done", 200));
    expect(text).toMatch(count("refused", 404));
  });

  it("name nobody", async () => {
    const text = await scrape();
    for (const word of [ana.email, ana.name, joao.name, `/students/${joao.id}`]) expect(text).not.toContain(word);
  });

  it("tell of the pool, the queue, mails, payments, PDFs, jobs and the process", async () => {
    const text = await scrape();
    for (const line of [
      'prumo_pool_connections{state="busy"} 2',
      'prumo_queue_jobs{state="given_up"} 0',
      'prumo_job_seconds_count{task="send_mail",outcome="done"}',
      'prumo_service_seconds_count{service="mail",method="send",outcome="done"}',
      'prumo_service_seconds_count{service="payments",method="find",',
      'prumo_service_seconds_count{service="pdf",method="render",outcome="failed"} 1',
      'prumo_memory_bytes{kind="resident"}',
    ])
      expect(text).toContain(line);
  });

  it("tell how old the newest backup is, and look for it once for many scrapes", async () => {
    await scrape();
    expect(await scrape()).toMatch(/^prumo_backup_age_seconds 36\d\d/m);
    expect(looks).toBe(1);
  });

  it("are all that the dashboard and the alerts ask for", async () => {
    const text = await scrape();
    const there = new Set([...text.matchAll(/^(prumo_\w+)/gm)].map(([, name]) => name));
    const asked = ["docs/grafana-dashboard.json", "docs/operations.md"].flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\bprumo_(?!server|owner)\w+/g)].map(([name]) => name),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !there.has(name))).toEqual([]);
  });

  it("need a free port, or the start says which is taken", async () => {
    await expect(startTelemetry({ metrics: { host: "127.0.0.1", port }, tracesUrl: undefined })).rejects.toThrow(
      StartFailure,
    );
  });
});

describe("a request's trace", () => {
  it("stands in its log line and reaches the collector under the same id", async () => {
    const line = lines.find(({ msg }) => msg === "request completed");
    expect(line?.trace).toMatch(/^[0-9a-f]{32}$/);
    await telemetry.stop();
    expect(collector.bodies.join()).toContain(String(line?.trace));
    expect(collector.bodies.join()).toContain(`GET ${findStudent.url}`);
  });
});

describe("telemetry that nobody asked for", () => {
  it("is off", async () => {
    expect(await startTelemetry({ metrics: undefined, tracesUrl: undefined })).toBeUndefined();
  });
});
