import fastify from "fastify";
import { describe, expect, it } from "vitest";
import type { AccessRow, Call } from "#contract/call.ts";
import { writeComment } from "#contract/execution/comments.ts";
import { endOwnSession, listSessions, signOut } from "#contract/people/accounts.ts";
import { askEmailChange, withdrawEmailChange } from "#contract/people/email-changes.ts";
import { addPasskey, proveWithPasskey, removePasskey } from "#contract/people/passkeys.ts";
import { confirmApp } from "#contract/people/second-factors.ts";
import { announcePlanPix, listPayments } from "#contract/platform-billing/subscription-payments.ts";
import { upgrade } from "#contract/platform-billing/upgrades.ts";
import { removeCertificate, sendCertificate } from "#contract/students/readiness-documents.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import { readStudentsMoney } from "#domain/administration.ts";
import { accessOf, calls, isOpenTo, nameOf, successOf } from "../../testing/calls.ts";
import { adminExamples, exampleArguments, publicExamples } from "../../testing/examples/all.ts";
import { renderOnce } from "../../testing/files/render-once.ts";
import { anAdminFor, aStudent, type Person, signedIn, type TheirStudent } from "../../testing/people.ts";
import { type Answer, type Anything, type Bearer, request, send, sendAnything } from "../../testing/send.ts";
import { aComment } from "../../testing/steps/comments.ts";
import { anAskedEmail } from "../../testing/steps/email-changes.ts";
import { aDeviceOf } from "../../testing/steps/notices.ts";
import { aNewPasskey, aPasskeyOf, aProofByPasskey } from "../../testing/steps/passkeys.ts";
import { aCodeToConfirm } from "../../testing/steps/second-factors.ts";
import { anUpgradeOf } from "../../testing/steps/upgrades.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { TIMES } from "../../testing/times.ts";
import { aWorld, markOf } from "../../testing/world.ts";
import { answerFailures } from "./failures.ts";
import { guard } from "./guard.ts";

const AVENUE = { cep: "01310100", state: "SP", city: "São Paulo", neighborhood: "Bela Vista", street: "Avenida" };
const prumo = await startTestApp({
  pdf: renderOnce(),
  postalCodes: { find: async () => ({ outcome: "found", address: AVENUE }) },
});
const { app, database } = prumo;
const world = await aWorld(prumo);
const { ana, joao, dora, bruno, carla, davi, lara, lia, admin } = world;
const helpers = [
  await anAdminFor(prumo, ["finance"]),
  await anAdminFor(prumo, ["catalogue"]),
  await anAdminFor(prumo, ["support"]),
];

type Examples = ReadonlyMap<string, Anything>;
const examplesOf = (theirs: Pick<typeof world, "ana" | "joao" | "cycle" | "second" | "weeks">) =>
  exampleArguments(prumo, { ...world, ...theirs });
const joaos = await examplesOf(world);
const doras = await examplesOf({ ana, joao: dora, ...world.doras });
const carlas = await examplesOf({ ana: bruno, joao: carla, ...world.carlas });
const davis = await examplesOf({ ana: bruno, joao: davi, ...world.davis });
const lias = await examplesOf({ ana: lara, joao: lia, ...world.lias });
const platforms = new Map([...davis, ...(await adminExamples(prumo))]);
const open = await publicExamples(prumo);
await database.owner.query(
  "update subscriptions set period_start = '2025-01-01', period_end = '2026-01-01' where trainer_id = $1",
  [lara.id],
);

interface Visitor {
  readonly who: string;
  readonly person: Person | undefined;
  readonly hasLapsed?: true;
  readonly own: Examples;
  readonly strangers: readonly Examples[];
  readonly headers?: Readonly<Record<string, string>>;
}

const bearing = ({ token }: Bearer) => ({ authorization: `Bearer ${token}` });
const visitors: readonly Visitor[] = [
  { who: "nobody", person: undefined, own: joaos, strangers: [carlas] },
  {
    who: "an expired session",
    person: undefined,
    own: joaos,
    strangers: [carlas],
    headers: bearing(await anExpiredSession()),
  },
  { who: "a student", person: joao, own: joaos, strangers: [doras, carlas] },
  { who: "another student of the same trainer", person: dora, own: doras, strangers: [joaos] },
  { who: "another trainer's student", person: carla, own: carlas, strangers: [joaos] },
  { who: "a student of a lapsed trainer", person: lia, own: lias, strangers: [joaos] },
  { who: "a trainer", person: ana, own: joaos, strangers: [carlas] },
  { who: "another trainer", person: bruno, own: carlas, strangers: [joaos, doras] },
  { who: "a lapsed trainer", person: lara, hasLapsed: true, own: lias, strangers: [joaos] },
  { who: "an owner of the platform", person: admin, own: platforms, strangers: [joaos] },
  ...helpers.map((person) => ({ who: person.name, person, own: platforms, strangers: [joaos] })),
];

const DETAILS = new Map([
  [401, ["not_signed_in", "Sua sessão expirou. Entre novamente."]],
  [402, ["subscription_lapsed", "Há um problema com sua assinatura"]],
  [403, ["not_allowed", "Você não tem permissão para fazer isso."]],
  [404, ["not_found", "Não encontramos o que você procura."]],
]);

function expected(
  call: Call,
  { person, hasLapsed }: Visitor,
  ids: "own" | "stranger" | "absent" | "malformed",
): number {
  const { who, lapsed }: AccessRow = accessOf(call);
  if (who !== "public") {
    if (!person) return 401;
    if (!isOpenTo(person, call)) return 403;
    if (hasLapsed && !lapsed) return 402;
  }
  return ids === "own" ? successOf(call) : 404;
}

/** The administrator is a stranger nowhere: what is open there is open in every tenant, but only in one at a time. */
const isOpenToAll = (call: Call, { person }: Visitor) =>
  person?.role === "admin" && ["tenant", "catalogue"].includes(accessOf(call).whose) && isOpenTo(person, call);

/** Everybody whose rows an answer may hold: oneself; one's trainer; one's students; for the administrator the tenant that is asked for, or all. */
function mayBeSeen(call: Call, viewer: Person | undefined): readonly Person[] {
  if (!viewer) return [];
  if (viewer.role === "admin") {
    const { whose, tenantBy } = accessOf(call);
    if (whose !== "tenant") return [viewer];
    return tenantBy ? [viewer, bruno, carla, davi] : everybody;
  }
  const own = students.filter(({ trainer }) => trainer.id === viewer.id);
  return [viewer, ...own, ...students.filter(({ id }) => id === viewer.id).map(({ trainer }) => trainer)];
}
const students: readonly TheirStudent[] = [joao, dora, carla, davi, lia];
const everybody: readonly Person[] = [ana, bruno, lara, admin, ...helpers, ...students];

const shown = ({ text }: Answer<unknown>) => {
  const said = text.toLowerCase();
  return everybody.filter((person) => said.includes(person.role === "admin" ? person.email : markOf(person)));
};

const named = (list: readonly Call[]) => list.map((call) => [nameOf(call), call] as const);
const closed = calls.filter((call) => accessOf(call).who !== "public");
const inOrderOf = (order: Examples) => {
  const names = [...order.keys()];
  return (one: Call, other: Call) => names.indexOf(nameOf(one)) - names.indexOf(nameOf(other));
};
const slotsOf = ({ url }: Call) => [...url.matchAll(/:(\w+)/g)].map(([, slot = ""]) => slot);
const addressed = closed.filter((call) => slotsOf(call).length > 0);

const exampleIn = (examples: Examples, call: Call): Anything => {
  const args = examples.get(nameOf(call));
  if (!args) throw new Error(`${nameOf(call)} has no example in server/testing/world.ts`);
  return args;
};

let addresses = 0;
/** Each request from an address of its own: the limits have tests of their own. */
const fromElsewhere = () => ({ "x-forwarded-for": `10.${(addresses >> 8) & 255}.${addresses++ & 255}.1` });
const knock = <C extends Call>(call: C, { person, headers }: Visitor, args: Anything) =>
  sendAnything(app, call, {
    ...args,
    as: person,
    headers: { ...args.headers, ...headers, ...fromElsewhere() },
  });

/** The call's refusal is the one of the table, and neither it nor a success holds anything of a stranger's. */
function check(call: Call, visitor: Visitor, answer: Answer<unknown>) {
  const visible = mayBeSeen(call, visitor.person);
  expect(shown(answer).filter((person) => !visible.includes(person))).toEqual([]);
  if (answer.status >= 400) expect([answer.errors.code, answer.errors.detail]).toEqual(DETAILS.get(answer.status));
}

/** Sends the example in a session of its own: a walked call may be the one that ends it. */
async function walk<C extends Call>(call: C, visitor: Visitor, changes: Anything = {}) {
  const { person, own } = visitor;
  const as = person && { ...person, ...(await signedIn(prumo, person)) };
  return knock(call, { ...visitor, person: as }, { ...exampleIn(own, call), ...changes });
}

async function aSessionOf(person: Person) {
  const { sessions } = (await send(app, listSessions, { as: await signedIn(prumo, person) })).body;
  return sessions.find(({ is_current }) => is_current)?.id;
}

/** With a film to come. */
async function aCommentOf(visitor: Visitor) {
  const body = aComment({ media: { kind: "film", size_bytes: 1_000_000 } });
  const { comment } = (await walk<typeof writeComment>(writeComment, visitor, { body })).body;
  return comment?.id;
}

async function aCertificateOf(visitor: Visitor) {
  const { kit } = (await walk<typeof sendCertificate>(sendCertificate, visitor)).body;
  return kit.certificates[0]?.id;
}

async function anExpiredSession() {
  const session = await signedIn(prumo, ana);
  await database.owner.query(
    "update sessions set created_at = $1, expires_at = $2 where token_hash = sha256($3::text::bytea)",
    ["2026-02-23T15:00:00Z", "2026-03-02T15:00:00Z", session.token],
  );
  return session;
}

/** Every row of the database that a request which is refused could have changed, but for when somebody signed in. */
async function allRows() {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('sessions', 'kysely_migration')`,
  );
  const all = tables.map(async ({ name }) => {
    const { rows } = await database.owner.query(`select to_jsonb(t) - 'last_sign_in_at' as row from ${name} t`);
    return [name, rows.map(({ row }) => JSON.stringify(row)).sort()] as const;
  });
  return new Map(await Promise.all(all));
}

describe("every call without a session", async () => {
  // The walk below asks them all with no token and with an expired one. One guard, by the access table alone, stands before
  // them: the first call of each noun shows that it refuses these too.
  const nouns = [...new Map([...closed].reverse().map((call) => [call.url.split("/")[3], call])).values()];
  const headers = [
    ["a token that is none", bearing({ token: "nobody-gave-this-token-to-anybody-at-all" })],
    ["another scheme", { authorization: `Basic ${ana.token}` }],
    ["the token of somebody who signed out", bearing(await anEndedSession())],
    ["the token of a deactivated student", bearing(await aDeactivatedStudent())],
  ] as const;

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
    it.each(named(nouns))("is refused by %s", async (_, call) => {
      const answer = await sendAnything(app, call, {
        ...exampleIn(joaos, call),
        headers: { ...headers, ...fromElsewhere() },
      });
      expect(answer.status).toBe(401);
      expect(answer.errors).toEqual({
        code: "not_signed_in",
        detail: "Sua sessão expirou. Entre novamente.",
      });
    });
  });
});

describe("every call, by everybody who may not, or with ids that are not theirs,", async () => {
  // But for the records that the administrator was let into a tenant and began an act, which are written before anything is looked for.
  const allOtherRows = async () => {
    const rows = await allRows();
    // Refused requests are counted, too.
    rows.delete("request_counts");
    rows.delete("admin_acts");
    const others = rows.get("audit_log")?.filter((row) => !row.includes('"support"'));
    return rows.set("audit_log", others ?? []);
  };
  const before = await allOtherRows();
  const MALFORMED = ["abc", "-1", "1.5", "9007199254740993", "1e400", "NaN", "\u0000", "1 or 1=1", "ç", "0x", "%zz"];
  const absentIn = (slot: string) => (slot === "index" ? 25 : 987_654_321);

  it.each(named(closed))("answers as the table says: %s", { timeout: 30_000 * TIMES }, async (_, call) => {
    const wrong: unknown[] = [];
    const slots = slotsOf(call);
    // Each further round gives the others other malformed ids.
    const rounds = Array.from({ length: TIMES }, (_, round) =>
      visitors.map((visitor, at) => [at + round, visitor] as const),
    );
    for (const [place, visitor] of rounds.flat()) {
      // Mails to one account are counted wherever they are asked from.
      if (visitor === visitors[0]) await database.owner.query("delete from request_counts");
      const example = exampleIn(visitor.own, call);
      const tries: (readonly ["own" | "stranger" | "absent" | "malformed", Anything])[] = [];
      const isRefused = expected(call, visitor, "own") >= 400;
      if (isRefused) tries.push(["own", example]);
      for (const stranger of visitor.strangers) {
        const theirs = exampleIn(stranger, call).params ?? {};
        if (slots.length === 0) continue;
        const isStranger = !isOpenToAll(call, visitor);
        if (isStranger) tries.push(["stranger", { ...example, params: theirs }]);
        // One id of a stranger's among one's own, each in turn; what is nobody's (a place in a list) is the same for both.
        const differing = slots.filter((slot) => theirs[slot] !== example.params?.[slot]);
        for (const slot of !isRefused && (isStranger || differing.length > 1) ? differing : [])
          tries.push(["stranger", { ...example, params: { ...example.params, [slot]: theirs[slot] } }]);
      }
      // Absent and malformed ids are tried in each place by one person of each role, in one place by the others.
      const isThorough = !isRefused && [joao, ana, admin].some((one) => one === visitor.person);
      for (const [at, slot] of (isThorough ? slots : slots.slice(-1)).entries()) {
        const malformed =
          isThorough && visitor.person === ana ? MALFORMED : [MALFORMED[(place + at) % MALFORMED.length]];
        tries.push(["absent", { ...example, params: { ...example.params, [slot]: absentIn(slot) } }]);
        for (const value of malformed)
          tries.push(["malformed", { ...example, params: { ...example.params, [slot]: value } }]);
      }
      for (const [ids, args] of tries) {
        const answer = await knock(call, visitor, args);
        check(call, visitor, answer);
        const promised = expected(call, visitor, ids);
        if (answer.status !== promised) wrong.push([visitor.who, ids, args.params, answer.status, promised]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("and changes nothing at all", async () => {
    expect(await allOtherRows()).toEqual(before);
  });

  it.each(named(addressed.filter(({ url }) => url.includes(":macroId"))))(
    "also when the ids are of two students of the same trainer: %s",
    async (_, call) => {
      const example = exampleIn(joaos, call);
      const theirs = exampleIn(doras, call).params ?? {};
      for (const slot of slotsOf(call)) {
        const answer = await sendAnything(app, call, {
          ...example,
          params: { ...example.params, [slot]: theirs[slot] },
          as: ana,
        });
        expect([slot, answer.status]).toEqual([slot, 404]);
      }
    },
  );
});

describe("every call that is open to everybody", () => {
  const walkers = visitors.filter(({ who }) =>
    ["nobody", "an expired session", "a student", "a lapsed trainer"].includes(who),
  );
  const isSpent = (call: Call) => /confirm|reset_password$|second_step$|passkey$|email_change/.test(call.url);

  it.each(named(calls.filter((call) => accessOf(call).who === "public").sort(inOrderOf(open))))(
    "answers without a session as with any, and tells of nobody: %s",
    async (_, call) => {
      for (const [place, visitor] of walkers.entries()) {
        const answer = await knock(call, visitor, exampleIn(open, call));
        // A link or code that opens something opens it once.
        const answers = place > 0 && isSpent(call) ? [200, 204, 422] : [successOf(call)];
        expect(answers).toContain(answer.status);
        const own = visitor.person && answer.text.includes(visitor.person.email);
        expect([own ?? false, shown(answer)]).toEqual([false, []]);
      }
    },
  );

  it.each(named(calls.filter((call) => accessOf(call).who === "public" && slotsOf(call).length > 0)))(
    "does not find what cannot be there: %s",
    async (_, call) => {
      for (const value of ["abc", "-1", "\u0000", "..%2f..%2fetc", "987654321987654321"]) {
        const params = Object.fromEntries(slotsOf(call).map((slot) => [slot, value]));
        const answer = await sendAnything(app, call, { ...exampleIn(open, call), params });
        expect([value, answer.status]).toEqual([value, 404]);
      }
    },
  );
});

// Last, for what succeeds changes the world: the examples are in an order in which each can.
describe("every call", () => {
  const walking = students.filter((one) => visitors.some(({ person }) => person === one));
  const seen = new Map<Person, Set<Person>>(everybody.map((person) => [person, new Set()]));
  // The other administrators only read here: the owner has removed, published or answered the rest.
  const able = (call: Call) =>
    visitors.filter(
      (visitor) =>
        expected(call, visitor, "own") < 400 &&
        (call.method === "GET" || !helpers.some((helper) => helper === visitor.person)),
    );

  it.each(named([...closed].sort(inOrderOf(joaos))))(
    "serves whoever may use it, and shows them their own: %s",
    async (_, call) => {
      for (const visitor of able(call)) {
        const { person, who, hasLapsed } = visitor;
        // Paying would end the lapse that the rest of this walk needs: that is a test of payments.
        if (!person || (hasLapsed && call.url.endsWith("/subscribe"))) continue;
        // A payment that waits keeps its trainer from other ones, and nobody else owes.
        if (call === announcePlanPix) continue;
        // Everybody ends a session, edits a page, sends to or removes a comment, removes a certificate and has a device of their own, and looks at a list with and without a search.
        const changes = await changesFor(call, visitor, person);
        const { querystring } = call.schema;
        const searched = call.method === "GET" && querystring?.safeParse({}).success;
        for (const part of searched ? [changes, { ...changes, querystring: undefined }] : [changes]) {
          await database.owner.query("delete from audit_log where subject = 'support'");
          const answer = await walk(call, visitor, part);
          expect([who, answer.status]).toEqual([who, successOf(call)]);
          check(call, visitor, answer);
          if (person === admin && accessOf(call).tenantBy) expect(await supported()).toBe(1);
          for (const one of shown(answer)) seen.get(person)?.add(one);
        }
      }
    },
  );

  async function changesFor(call: Call, visitor: Visitor, person: Person): Promise<Anything> {
    const session = () => signedIn(prumo, person);
    if (call === upgrade) return { body: await anUpgradeOf(prumo, await session()) };
    if (call === confirmApp) return { body: { code: await aCodeToConfirm(prumo, await session()) } };
    if (call === addPasskey) return { body: await aNewPasskey(prumo, await session()) };
    if (call === proveWithPasskey) return { body: await aProofByPasskey(prumo, await session(), person.id) };
    if (call.url === removePasskey.url) return { params: { id: await aPasskeyOf(prumo, person.id) } };
    if (call === askEmailChange) return { body: { email: `novo.${person.email}` } };
    if (call === withdrawEmailChange) {
      await anAskedEmail(prumo, person);
      return {};
    }
    if (call === endOwnSession) return { params: { id: await aSessionOf(person) } };
    if (call.url.startsWith("/api/v1/comments/:id")) return { params: { id: await aCommentOf(visitor) } };
    if (call === removeCertificate) {
      const { params } = exampleIn(visitor.own, call);
      return { params: { ...params, documentId: await aCertificateOf(visitor) } };
    }
    // Finance reads a trainer's payments, and no student's.
    if (call === listPayments && person.adminRoles && !readStudentsMoney(person.adminRoles))
      return { querystring: { user_id: ana.id, page: 1, limit: 10 } };
    if (call.url.includes("/notices/devices/:id")) return { params: { id: await aDeviceOf(prumo, person) } };
    return call.url.includes("/landing-page/:id") ? { params: { id: person.id } } : {};
  }

  const supported = async () =>
    (await database.owner.query("select from audit_log where subject = 'support' and actor_id = 1")).rowCount;

  it("showed everybody what is theirs, so that what it did not show proves something", () => {
    const names = ({ name }: Person) => name;
    const found = new Map([...seen].map(([viewer, people]) => [viewer.name, [...people].map(names).sort()]));
    expect(Object.fromEntries(found)).toEqual({
      // Those calls decide which requests the administrator sees beside their own account.
      [ana.name]: [ana, joao, dora].map(names).sort(),
      [bruno.name]: [bruno, carla, davi].map(names).sort(),
      [lara.name]: [lara.name],
      [admin.name]: expect.arrayContaining([admin.name]),
      [davi.name]: [],
      ...Object.fromEntries(helpers.map((one) => [one.name, expect.arrayContaining([one.name])])),
      ...Object.fromEntries(walking.map((one) => [one.name, [one, one.trainer].map(names).sort()])),
    });
  });

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
    guard(bare, prumo.dependencies);
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
