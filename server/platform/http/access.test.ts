import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { endOwnSession, listSessions, signOut } from "#contract/accounts.ts";
import type { Call } from "#contract/call.ts";
import { setStudentStatus } from "#contract/students.ts";
import { accessOf, calls, nameOf, successOf } from "../../testing/calls.ts";
import { aStudent, type Person, signedIn } from "../../testing/people.ts";
import { openPrumo } from "../../testing/prumo.ts";
import { type Anything, type Bearer, request, send, sendAnything } from "../../testing/send.ts";
import { aWorld, exampleArguments } from "../../testing/world.ts";
import { answerFailures } from "./failures.ts";
import { guard } from "./guard.ts";

const prumo = await openPrumo();
const { app, database } = prumo;
const world = await aWorld(prumo);
const { ana, joao, dora, bruno, carla, admin } = world;
const examples = await exampleArguments(prumo, world);

const named = (list: readonly Call[]) => list.map((call) => [nameOf(call), call] as const);
const closed = calls.filter((call) => accessOf(call).who !== "public");
const addressed = closed.filter(({ url }) => url.includes(":"));
function may(call: Call, { role }: Person) {
  const { who } = accessOf(call);
  return who === "public" || who.includes(role);
}

const exampleOf = (call: Call): Anything => {
  const args = examples.get(nameOf(call));
  if (!args) throw new Error(`${nameOf(call)} has no example in server/testing/world.ts`);
  return args;
};

/** Sends the example as somebody, in a session of its own: a walked call may be the one that ends it. */
const walk = async (call: Call, person: Person, changes: Anything = {}) =>
  sendAnything(app, call, { ...exampleOf(call), ...changes, as: await signedIn(prumo, person) });

async function aSessionOf(person: Person) {
  const { sessions } = (await send(app, listSessions, { as: await signedIn(prumo, person) })).body;
  return sessions.find(({ is_current }) => is_current)?.id;
}

/** All rows that a trainer owns, to see that a refused call left them as they were. */
async function rowsOf({ id }: Person) {
  const tables = [
    "users",
    "students",
    "macrocycles",
    "mesocycles",
    "microcycles",
    "evaluations",
    "trainings",
    "training_entries",
  ];
  const all = tables.map((table) =>
    database.owner.query(`select * from ${table} where trainer_id = $1 order by 1, 2, 3`, [id]),
  );
  return (await Promise.all(all)).map(({ rows }) => rows.map(({ last_sign_in_at, ...row }) => row));
}

describe("every call without a session", async () => {
  const bearing = ({ token }: Bearer) => ({ authorization: `Bearer ${token}` });
  const headers = [
    ["no token", {}],
    ["a token that is none", bearing({ token: "nobody-gave-this-token-to-anybody-at-all" })],
    ["another scheme", { authorization: `Basic ${ana.token}` }],
    ["an expired token", bearing(await anExpiredSession())],
    ["the token of somebody who signed out", bearing(await anEndedSession())],
    ["the token of a deactivated student", bearing(await aDeactivatedStudent())],
  ] as const;

  async function anExpiredSession() {
    const session = await signedIn(prumo, ana);
    await database.owner.query(
      "update sessions set created_at = $1, expires_at = $2 where token_hash = sha256($3::text::bytea)",
      ["2026-02-23T15:00:00Z", "2026-03-02T15:00:00Z", session.token],
    );
    return session;
  }

  async function anEndedSession() {
    const session = await signedIn(prumo, ana);
    await send(app, signOut, { as: session });
    return session;
  }

  async function aDeactivatedStudent() {
    const student = await aStudent(prumo, ana);
    await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: false }, as: ana });
    return student;
  }

  describe.each(headers)("%s", (_, headers) => {
    it.each(named(closed))("is refused by %s", async (_, call) => {
      const answer = await sendAnything(app, call, { ...exampleOf(call), headers });
      expect(answer.status).toBe(401);
      expect(answer.errors).toEqual({
        code: "not_signed_in",
        detail: "Sua sessão expirou. Entre novamente.",
      });
    });
  });
});

describe("every call by a role that may not use it", () => {
  const people: readonly (readonly [string, Person])[] = [
    ["a trainer", ana],
    ["a student", joao],
    ["the administrator", admin],
  ];
  const pairs = people.flatMap(([who, person]) =>
    named(closed.filter((call) => !may(call, person))).map(([name, call]) => [name, who, call, person] as const),
  );

  it.each(pairs)("%s refuses %s", async (_, __, call, person) => {
    const answer = await walk(call, person);
    expect(answer.status).toBe(403);
    expect(answer.errors).toEqual({ code: "not_allowed", detail: "Você não tem permissão para fazer isso." });
  });
});

describe("every call about somebody", () => {
  const others: readonly (readonly [string, Person])[] = [
    ["another trainer", bruno],
    ["another trainer's student", carla],
    ["another student of the same trainer", dora],
  ];
  const pairs = others.flatMap(([who, person]) =>
    named(addressed.filter((call) => may(call, person))).map(([name, call]) => [name, who, call, person] as const),
  );

  it.each(pairs)("%s is not found for %s, and nothing of it changes", async (_, __, call, person) => {
    const before = await rowsOf(ana);
    const answer = await walk(call, person);
    expect(answer.status).toBe(404);
    expect(answer.errors).toEqual({ code: "not_found", detail: "Não encontramos o que você procura." });
    expect(await rowsOf(ana)).toEqual(before);
  });

  const slots = addressed.flatMap((call) =>
    [...call.url.matchAll(/:(\w+)/g)].map(([, slot = ""]) => [nameOf(call), slot, call] as const),
  );

  it.each(slots)("%s is not found under an absent %s", async (_, slot, call) => {
    const absent = slot === "index" ? 25 : 987_654_321;
    const answer = await walk(call, ana, { params: { ...exampleOf(call).params, [slot]: absent } });
    expect(answer.status).toBe(404);
    expect(answer.errors.code).toBe("not_found");
  });

  it.each(slots)("%s is not found under a malformed %s", async (_, slot, call) => {
    const malformed = ["abc", "-1", "1.5", "9007199254740993", "1e400", "NaN", "\u0000", "1 or 1=1", "ç", "0x", "%zz"];
    for (const value of malformed) {
      const params = { ...exampleOf(call).params, [slot]: value };
      const answer = await sendAnything(app, call, { ...exampleOf(call), params, as: ana });
      expect([value, answer.status]).toEqual([value, 404]);
      expect(answer.errors.code).toBe("not_found");
    }
  });

  it.each(slots.filter(([, , call]) => exampleOf(call).params && call.url.includes("macroId")))(
    "%s is not found when its %s belongs to another student of the same trainer",
    async (_, __, call) => {
      const answer = await walk(call, ana, { params: { ...exampleOf(call).params, id: dora.id } });
      expect(answer.status).toBe(404);
    },
  );
});

describe("every call", () => {
  // The table is in an order in which each can succeed: what removes comes last.
  it.each(named(closed).sort(([a], [b]) => [...examples.keys()].indexOf(a) - [...examples.keys()].indexOf(b)))(
    "%s serves whoever may use it",
    async (_, call) => {
      const people = [joao, admin, ana].filter((person) => may(call, person));
      for (const person of people) {
        // Everybody ends a session of their own.
        const changes = call === endOwnSession ? { params: { id: await aSessionOf(person) } } : {};
        expect([person.role, (await walk(call, person, changes)).status]).toEqual([person.role, successOf(call)]);
      }
    },
  );

  it("of the contract is served, and nothing else is", () => {
    const described: unknown = JSON.parse(JSON.stringify(app.swagger().paths));
    const served = Object.entries(described ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = calls.map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(served.sort()).toEqual([...contract].sort());
  });

  it("that does not say who may use it keeps the server from starting", async () => {
    const bare = fastify();
    answerFailures(bare);
    guard(bare, prumo.parts);
    expect(() => bare.get("/api/v1/forgotten", async () => ({}))).toThrow("GET /api/v1/forgotten");
    await bare.close();
  });

  it("that nobody knows is not found, signed in or not", async () => {
    for (const headers of [{}, { authorization: `Bearer ${ana.token}` }]) {
      for (const url of ["/api/nothing", "/api/v1/students/1/2/3/4/5", "/api/", "/api/v2/students?q=1"]) {
        const answer = await request(app, { method: "GET", url, headers });
        expect([url, answer.status]).toEqual([url, 404]);
        expect(answer.errors).toEqual({ code: "not_found", detail: "Não encontramos o que você procura." });
      }
    }
  });

  it("answers the same with a slash at the end", async () => {
    const answer = await request(app, {
      method: "GET",
      url: "/api/v1/muscle-groups/",
      headers: { authorization: `Bearer ${(await signedIn(prumo, ana)).token}` },
    });
    expect(answer.status).toBe(200);
  });
});
