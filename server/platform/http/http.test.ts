import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { IncomingMessage, ServerResponse } from "node:http";
import { connect as connectSocket, Socket } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { listExercises } from "#contract/catalogue/exercises.ts";
import { listMuscleGroups } from "#contract/catalogue/muscle-groups.ts";
import { currentUser } from "#contract/own-data/current-user.ts";
import { signIn } from "#contract/people/accounts.ts";
import { health, productInfo, ready } from "#contract/public-pages/system.ts";
import { registerStudent } from "#contract/students/students.ts";
import { buildApp } from "../../app.ts";
import { calls } from "../../testing/calls.ts";
import { aFolder } from "../../testing/files/folder.ts";
import { aStudentDraft, aTrainer, signedIn } from "../../testing/people.ts";
import { bearing, request, send, sendAnything } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { connect } from "../database/connection/connection.ts";
import { createPhotoStore } from "../files/photos.ts";
import { openFolder, shareStorage } from "../files/storage.ts";
import { answerFailures } from "./failures.ts";

const prumo = await startTestApp();
const { app, dependencies } = prumo;
const ana = await aTrainer(prumo);
const broken = await startTestApp();

const AWAY = {
  code: "dependency_away",
  detail: "O serviço está temporariamente indisponível. Tente novamente em instantes.",
};

describe("every answer", () => {
  it("forbids scripts from elsewhere, framing, sniffing and telling where one came from", async () => {
    for (const url of ["/api/health", "/api/v1/auth/me", "/api/nothing"]) {
      const { headers } = await request(app, { method: "GET", url });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain("unsafe-eval");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "same-origin",
      });
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });

  it("of the API is kept by no browser, unless the call says for how long", async () => {
    for (const url of ["/api/health", "/api/v1/auth/me", "/api/nothing"]) {
      const { headers } = await request(app, { method: "GET", url });
      expect(headers["cache-control"]).toBe("no-store");
    }
  });

  it("asks for HTTPS in production only", async () => {
    const production = await buildApp({ ...dependencies, config: { ...dependencies.config, production: true } });
    const { headers } = await request(production, { method: "GET", url: "/api/health" });
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    await production.close();
    const here = await request(app, { method: "GET", url: "/api/health" });
    expect(here.headers["strict-transport-security"]).toBeUndefined();
    expect(here.headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  });

  it.each([
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
  ] as const)("that is long comes compressed by %s to whoever can read it", async (encoding, unpack) => {
    const args = { querystring: { limit: 100 }, as: ana };
    const plain = await send(app, listExercises, args);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await send(app, listExercises, { ...args, headers: { "accept-encoding": encoding } });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(JSON.parse(unpack(packed.bytes).toString())).toEqual(plain.body);
  });
});

describe("a request", () => {
  const post = (payload: string | Buffer, type = "application/json") =>
    request(app, {
      method: "POST",
      url: registerStudent.url,
      headers: { ...bearing(ana), "content-type": type },
      payload,
    });

  it.each([
    ["half a JSON", '{"student": {'],
    ["no JSON", "student=1"],
    ["an empty JSON", ""],
  ])("with %s is malformed", async (_, payload) => {
    const answer = await post(payload);
    expect([answer.status, answer.errors]).toEqual([
      400,
      { code: "malformed_request", detail: "A requisição não pôde ser lida." },
    ]);
  });

  it("that is text where JSON is due is invalid", async () => {
    const answer = await post("student", "text/plain");
    expect([answer.status, answer.errors.code]).toEqual([422, "invalid"]);
  });

  it.each(["application/xml", "application/x-www-form-urlencoded", "nonsense"])(
    "of the type %s is malformed",
    async (type) => {
      const answer = await post("student", type);
      expect([answer.status, answer.errors.code]).toEqual([400, "malformed_request"]);
    },
  );

  it("that is too large is refused in a sentence that fits", async () => {
    const answer = await post(JSON.stringify({ student: { name: "a".repeat(4_194_304) } }));
    expect([answer.status, answer.errors]).toEqual([
      413,
      { code: "file_too_large", detail: "O conteúdo enviado é grande demais." },
    ]);
  });

  it("of a whole cycle's size still fits", async () => {
    const answer = await sendAnything(app, registerStudent, {
      body: { student: aStudentDraft(), more: "a".repeat(4_000_000) },
      as: ana,
    });
    expect(answer.status).toBe(201);
  });

  it.each([
    ["/api/v1/students/%zz", 400, "malformed_request"],
    ["/api/v1/students/%", 400, "malformed_request"],
    [`/api/v1/students/${"9".repeat(500)}`, 404, "not_found"],
    ["/api/v1/students/1%2F2", 404, "not_found"],
    ["/api/v1/students/..%2F..%2Fetc%2Fpasswd", 404, "not_found"],
    ["/api//v1//students", 404, "not_found"],
  ])("to %s answers %i in the contract's words", async (url, status, code) => {
    const answer = await request(app, { method: "GET", url, headers: bearing(ana) });
    expect([answer.status, answer.errors.code]).toEqual([status, code]);
  });

  it("by another verb is not found", async () => {
    for (const method of ["PATCH", "POST", "DELETE"] as const) {
      const answer = await request(app, { method, url: listMuscleGroups.url, headers: bearing(ana) });
      expect([method, answer.status, answer.errors.code]).toEqual([method, 404, "not_found"]);
    }
  });

  it("for the head alone is held to the same access", async () => {
    const head = (headers: Record<string, string>) =>
      request(app, { method: "HEAD", url: listMuscleGroups.url, headers });
    expect((await head({})).status).toBe(401);
    const allowed = await head(bearing(ana));
    expect([allowed.status, allowed.text]).toEqual([200, ""]);
  });

  it("may write the scheme of its token in any case, as the standard has it", async () => {
    for (const scheme of ["Bearer", "bearer", "BEARER"]) {
      const { status } = await sendAnything(app, currentUser, { headers: { authorization: `${scheme} ${ana.token}` } });
      expect([scheme, status]).toEqual([scheme, 200]);
    }
  });

  it("cannot choose its own reference", async () => {
    const { headers } = await request(app, { method: "GET", url: "/api/health", headers: { "request-id": "mine" } });
    expect(JSON.stringify(headers)).not.toContain("mine");
  });
});

describe("a defect", () => {
  it("hides what went wrong from the user and gives a reference that the log knows", async () => {
    const trainer = await aTrainer(broken);
    await broken.database.owner.query("alter table muscle_groups rename column name to title");
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(line) });
    const logged = await buildApp(broken.dependencies, { logger });
    const answer = await send(logged, listMuscleGroups, { as: trainer });
    await logged.close();

    expect(answer.status).toBe(500);
    expect(answer.errors.code).toBe("unexpected");
    const [, reference = "?"] =
      /^Houve um imprevisto\. Por favor, tente novamente mais tarde\. \(referência ([0-9a-f-]{36})\)$/.exec(
        answer.errors.detail,
      ) ?? [];
    expect(answer.text).not.toMatch(/muscle_groups|column|select|at .*\.ts|stack|42703/);
    const entry = lines.find((line) => line.includes(reference) && line.includes("request failed"));
    expect(entry).toContain("42703");
    expect(lines.join("")).not.toContain(trainer.token);
  });
});

it("a request whose connection is gone is answered like any other, for nobody", async () => {
  const gone = Object.assign(new IncomingMessage(new Socket()), {
    method: "POST",
    url: "/api/v1/auth/login",
    headers: { "content-type": "application/json", "content-length": "2" },
  });
  gone.push("{}");
  gone.push(null);
  const answer = new ServerResponse(gone);
  app.routing(gone, answer);
  await expect.poll(() => answer.headersSent).toBe(true);
  expect(answer.statusCode).toBe(422);
});

describe("health", () => {
  it("is told without asking anybody", async () => {
    expect((await send(app, health, {})).body).toEqual({ status: "ok" });
  });

  it("includes the product's name and where help is", async () => {
    const help = { support_url: null, support_email: "suporte@prumo.example", tour_url: null };
    const ours = { name: "Prumo", ...help, trial_days: 14 };
    expect((await send(app, productInfo, {})).body).toEqual(ours);
    const config = { ...dependencies.config, productName: "Outro", supportUrl: "https://ajuda.example" };
    const other = await buildApp({ ...dependencies, config });
    const theirs = { ...ours, name: "Outro", support_url: "https://ajuda.example" };
    expect((await send(other, productInfo, {})).body).toEqual(theirs);
    await other.close();
  });

  it("is ready while the database answers, and says that storage does", async () => {
    expect((await send(app, ready, {})).body).toEqual({ status: "ready", files: "there" });
  });

  it("is not ready without the database, though alive; whoever asks for data is told to come back", async () => {
    const db = connect("postgres://prumo_server:x@127.0.0.1:1/prumo");
    const cut = await buildApp({ ...dependencies, db });
    const session = await signedIn(prumo, ana);
    expect((await send(cut, health, {})).status).toBe(200);
    for (const answer of [
      await send(cut, ready, {}),
      await send(cut, listMuscleGroups, { as: session }),
      await send(cut, signIn, { body: { email: ana.email, password: "x" } }),
    ]) {
      expect([answer.status, answer.errors]).toEqual([503, AWAY]);
      expect(answer.text).not.toContain("127.0.0.1");
    }
    await cut.close();
    await db.destroy();
  });

  it("is ready without the storage for what needs no file, and says so", async () => {
    const place = aFolder();
    writeFileSync(join(place, "files"), "a file where the folder should be");
    const { clock } = dependencies;
    const storage = shareStorage(openFolder(place), { secrets: [Buffer.from("secret")], clock, log: { warn() {} } });
    const photos = createPhotoStore(storage);
    const cut = await buildApp({ ...dependencies, photos });
    const answer = await send(cut, ready, {});
    await cut.close();
    expect(answer.body).toEqual({ status: "ready", files: "away" });
  });
});

describe("what is not there", () => {
  it("is a service that is away where it is a socket, and a defect where it is any other file", async () => {
    const bare = fastify();
    answerFailures(bare);
    const nowhere = join(aFolder(), "nowhere");
    bare.get("/socket", () => new Promise((_, fail) => connectSocket(nowhere).on("error", fail)));
    bare.get("/file", () => readFile(nowhere));
    const codes = [];
    for (const url of ["/socket", "/file"]) codes.push((await request(bare, { method: "GET", url })).errors.code);
    expect(codes).toEqual(["dependency_away", "unexpected"]);
    await bare.close();
  });
});

describe("the API's description", () => {
  it("is public, is OpenAPI 3.1, and describes every call with its refusals", async () => {
    const { status, body } = await request(app, { method: "GET", url: "/api/docs/json" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: "3.1.0", info: { title: "API Prumo" } });
    for (const { method, url, schema } of calls) {
      const path = url.replaceAll(/:(\w+)/g, "{$1}");
      expect(body).toHaveProperty(["paths", path, method.toLowerCase(), "summary"], schema.summary);
      for (const code of Object.keys(schema.response)) {
        expect(body).toHaveProperty(["paths", path, method.toLowerCase(), "responses", code]);
      }
    }
  });

  it("can be read on a page that has the product's name", async () => {
    const { status, headers, text } = await request(app, { method: "GET", url: "/api/docs/" });
    expect([status, headers["content-type"]]).toEqual([200, expect.stringContaining("text/html")]);
    expect(text).toContain("<title>API Prumo</title>");
  });
});

describe("the built pages", async () => {
  const folder = aFolder();
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Prumo</title>");
  writeFileSync(
    join(folder, "pages.json"),
    JSON.stringify({
      "/students/:id": "pages/student.html",
      "/p/:slug/plano/:id": "pages/student.html",
      "/admin": "index.html",
    }),
  );
  writeFileSync(join(folder, "pages", "student.html"), "<!doctype html><title>A student</title>");
  writeFileSync(join(folder, "assets", "main-abc123.js"), "export {};");
  writeFileSync(join(folder, "sw.js"), "self.skipWaiting();");
  const served = await buildApp(dependencies, { pages: folder });
  afterAll(() => served.close());
  const get = (url: string) => request(served, { method: "GET", url });

  it("are served for the addresses of the route table, and asked for anew each time", async () => {
    for (const url of ["/", "/admin", "/index.html"]) {
      const { status, text, headers } = await get(url);
      expect([url, status, text]).toEqual([url, 200, "<!doctype html><title>Prumo</title>"]);
      expect(headers["cache-control"]).toBe("no-cache");
    }
  });

  it("say that an address is nowhere, by the program and by the status", async () => {
    for (const url of ["/personal/alunos/3", "/students", "/students/3/nada?dialog=form", "/admin/nada", "/.env"]) {
      const headers = {
        "if-none-match": 'W/"an-old-page"',
        "if-modified-since": new Date().toUTCString(),
        range: "bytes=0-3",
      };
      for (const sent of [{}, headers]) {
        const { status, text } = await request(served, { method: "GET", url, headers: sent });
        expect([url, status, text]).toEqual([url, 404, "<!doctype html><title>Prumo</title>"]);
      }
    }
  });

  it("come with 404 for a plan that nobody sells, and still say so themselves", async () => {
    for (const url of ["/p/nada/plano/1", "/p/nada/plano/um"]) {
      const { status, text } = await get(url);
      expect([url, status, text]).toEqual([url, 404, "<!doctype html><title>A student</title>"]);
    }
  });

  it("have a page of their own for an address of the route table, with whatever search", async () => {
    for (const url of ["/students/3", "/students/3/", "/students/3?dialog=form"]) {
      const { status, text, headers } = await get(url);
      expect([url, status, text]).toEqual([url, 200, "<!doctype html><title>A student</title>"]);
      expect(headers["cache-control"]).toBe("no-cache");
    }
  });

  it("have assets that browsers keep for a year", async () => {
    const { status, headers } = await get("/assets/main-abc123.js");
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  });

  it("have a service worker that is asked for anew each time", async () => {
    const { status, headers } = await get("/sw.js");
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(headers["content-type"]).toContain("application/javascript");
    expect(headers["content-security-policy"]).toContain("worker-src 'self'");
  });

  it("can be installed under the product's name, and open where a student trains", async () => {
    const { status, text, headers } = await get("/manifest.webmanifest");
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(headers["content-type"]).toContain("application/manifest+json");
    expect(JSON.parse(text)).toMatchObject({
      name: dependencies.config.productName,
      lang: "pt-BR",
      start_url: "/inicio/treino",
      shortcuts: [{ name: "Treinar agora" }],
    });
  });

  it("do not stand in for what is missing of the API or the assets", async () => {
    for (const url of ["/api/nothing", "/assets/gone.js"]) {
      const answer = await get(url);
      expect([url, answer.status, answer.errors.code]).toEqual([url, 404, "not_found"]);
    }
  });

  it("show nothing outside their folder", async () => {
    for (const url of [
      "/../../../etc/passwd",
      "/..%2f..%2f..%2fetc%2fpasswd",
      "/assets/..%2f..%2f..%2fetc%2fpasswd",
      "/%2e%2e/%2e%2e/etc/passwd",
    ]) {
      expect((await get(url)).text).not.toContain("root:");
    }
  });
});
