import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { currentUser, signIn } from "#contract/accounts.ts";
import { fulfilErasure, listErasureRequests, requestErasure, requestExport } from "#contract/personal-data.ts";
import { updateProfile } from "#contract/profile.ts";
import { findStudent, listStudents, registerStudent } from "#contract/students.ts";
import { giveConsent } from "#contract/terms.ts";
import { anImage } from "../../testing/images.ts";
import { mailsTo } from "../../testing/outbox.ts";
import { PASSWORD } from "../../testing/password.ts";
import { aStudentDraft, type Person, signedIn } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { DAY_MS, startTestApp } from "../../testing/test-app.ts";
import { aWorld } from "../../testing/world.ts";

const prumo = await startTestApp();
const { app, clock, dataDir, database, runDueJobs } = prumo;
const { owner } = database;
// Ids that no other column can hold by chance, so that looking for one proves something.
await owner.query("select setval(pg_get_serial_sequence('users', 'id'), 930000)");
const { ana, joao, dora, bruno, carla, admin } = await aWorld(prumo);

const ask = (person: Person) => send(app, requestErasure, { body: { password: PASSWORD }, as: person });
const fulfil = (request_id: number, user_id: number) =>
  send(app, fulfilErasure, { body: { request_id, user_id }, as: admin });
const entering = ({ email, role }: Person) =>
  send(app, signIn, { body: { email, password: PASSWORD, students: role === "student" } });

/** What happens once, before the first test that asks how it ended. */
function story<T>(happen: () => Promise<T>): () => Promise<T> {
  let told: Promise<T> | undefined;
  return () => {
    told ??= happen();
    return told;
  };
}

const MINE = ["student_id", "user_id", "trainer_id", "owner_id"];
const BOOKKEEPING = ["kysely_migration", "kysely_migration_lock"];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

async function allColumns(): Promise<readonly Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.relname as table, attname as column, format_type(atttypid, null) as type
       from pg_attribute a join pg_class c on c.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
        and attgenerated = '' and relname <> all($1) order by 1, 2`,
    [BOOKKEEPING],
  );
  return rows;
}
const columns = await allColumns();
const tables = [...new Set(columns.map(({ table }) => table))];

/** The columns of a table that say whose a row is, as a condition. */
function belongsTo(table: string, { id, role }: Person): string | undefined {
  const own = columns.filter((column) => column.table === table).map(({ column }) => column);
  if (table === "users") return role === "trainer" ? `trainer_id = ${id}` : `id = ${id}`;
  if (table === "students" && role === "student") return `id = ${id}`;
  const column = MINE.find(
    (name) => own.includes(name) && (role === "trainer" || !["trainer_id", "owner_id"].includes(name)),
  );
  if (column === "user_id" && role === "trainer") return `user_id in (select id from users where trainer_id = ${id})`;
  if (column === "student_id" && role === "trainer") return `trainer_id = ${id}`;
  return column && `${column} = ${id}`;
}

const JSON_TYPES = ["json", "jsonb"];
const markedAs = (type: string, mark: string): string | undefined => {
  if (type === "text") return `'${mark} ' || gen_random_uuid()`;
  if (JSON_TYPES.includes(type)) return `'{"nota": "${mark}"}'`;
  return type === "text[]" ? `array['${mark}']` : undefined;
};

/** Writes a word into every column that takes words, of every row of somebody; what a constraint refuses holds no free text. */
async function mark(person: Person, word: string): Promise<void> {
  for (const { table, column, type } of columns) {
    const rows = belongsTo(table, person);
    const value = markedAs(type, word);
    // The password is needed to ask, and files are found by their keys.
    if (!rows || !value || ["password_hash", "photo_key", "file_key"].includes(column)) continue;
    const isLeft = table === "users" ? "and role <> 'erased'" : "";
    await owner.query(`update ${table} set ${column} = ${value} where ${rows} ${isLeft}`).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && ["23514", "23503", "23505"].includes(String(error.code))))
        throw error;
    });
  }
}

/** Where a text stands, in whatever column of whatever table. */
async function placesOf(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await owner.query(
      `select 1 from ${table} where position(lower($1) in lower(to_jsonb(${column})::text)) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

const snapshot = async (conditions: ReadonlyMap<string, string>) =>
  new Map(
    await Promise.all(
      tables.map(async (table) => {
        const { rows } = await owner.query(
          `select to_jsonb(t)::text as row from ${table} t where not coalesce((${conditions.get(table) ?? "false"}), false) order by 1`,
        );
        return [table, rows.map(({ row }) => row)] as const;
      }),
    ),
  );

const conditionsOf = (person: Person) =>
  new Map(
    tables.flatMap((table) => {
      const condition = belongsTo(table, person);
      return condition ? [[table, condition] as const] : [];
    }),
  );

async function asServer(role: string, user: number, trainer: number | null, statement: string) {
  const server = new pg.Client({ connectionString: database.serverUrl });
  await server.connect();
  try {
    await server.query("begin");
    await server.query("select enter_scope($1, $2, $3)", [role, user, trainer]);
    return await server.query(statement);
  } finally {
    await server.end();
  }
}

const photosKept = () => readdirSync(join(dataDir, "files")).filter((name) => name.endsWith(".webp"));

/** Somebody who has used everything there is: rows in every table that may hold something about a person. */
async function aFullLife(person: Person): Promise<void> {
  const photo = new FormData();
  for (const [name, value] of Object.entries({
    fullname: person.name,
    phone: "(11) 91234-5678",
    photo_changed: "true",
  }))
    photo.append(`user[${name}]`, value);
  for (const name of ["street", "number", "neighborhood", "city", "complement"])
    photo.append(`user[address][${name}]`, "1");
  photo.append("user[address][state]", "SP");
  photo.append("user[address][zipcode]", "01310-200");
  photo.append("user[photo]", new File([new Uint8Array(await anImage("jpeg"))], "eu.jpg"));
  expect((await sendAnything(app, updateProfile, { form: photo, as: person })).status).toBe(200);
  await send(app, giveConsent, { body: { version: 1 }, as: person });
  await send(app, requestExport, { as: person });
  await runDueJobs();
  await entering(person);
  await signedIn(prumo, person);
  await owner.query(
    `insert into access_codes (user_id, purpose, code_hash, created_at, expires_at)
     values ($1, 'reset_password', 'x', now(), now() + interval '15 minutes')`,
    [person.id],
  );
  await owner.query(
    `insert into access_links (token_hash, user_id, purpose, expires_at) values (sha256($1::text::bytea), $2, 'reset_password', now())`,
    [person.email, person.id],
  );
  await owner.query(
    `insert into erasure_requests (user_id, state, requested_at, handled_at, handled_by, reason)
     values ($1, 'refused', now(), now(), 1, 'x')`,
    [person.id],
  );
  if (person.role !== "trainer") {
    await owner.query(
      `with file as (
         insert into student_imports (trainer_id, key, file_name, total, started_at, finished_at)
         select trainer_id, gen_random_uuid(), 'alunos.csv', 1, now(), now() from users where id = $1 returning trainer_id, id
       )
       insert into student_import_rows (trainer_id, import_id, line, student_id, fingerprint)
       select trainer_id, id, 2, $1, 'x' from file`,
      [person.id],
    );
    return;
  }
  await owner.query(
    "update trainers set cpf = '52998224725', birthdate = '1990-01-01', gender = 'female' where trainer_id = $1",
    [person.id],
  );
  await owner.query("insert into exercises (owner_id, name, exercise_type) values ($1, 'Meu', 'mobility')", [
    person.id,
  ]);
  await owner.query(
    `insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id) select owner_id, id, 1 from exercises where owner_id = $1`,
    [person.id],
  );
  // Its own exercise is in use, so that what hangs together must go in the right order.
  await owner.query(
    `update training_entry_exercises set exercise_owner_id = x.owner_id, exercise_id = x.id
       from exercises x where x.owner_id = $1 and trainer_id = $1`,
    [person.id],
  );
  await owner.query(
    "insert into subscription_plans (owner_id, name, value_cents, frequency) values ($1, 'Meu', 100, 'monthly')",
    [person.id],
  );
  await owner.query("update subscriptions set card_reference = 'x' where trainer_id = $1", [person.id]);
  await owner.query(
    `insert into payments (trainer_id, subscription_id, plan_id, idempotency_key, status, method, card_brand, card_last4, value_cents, installments, created_at)
     select trainer_id, id, plan_id, 'x', 'paid', 'credit_card', 'visa', '4242', 9900, 1, now() from subscriptions where trainer_id = $1`,
    [person.id],
  );
  await owner.query(
    `insert into renewal_notices (trainer_id, subscription_id, period_end, day, sent_at)
     select trainer_id, id, period_end, -7, now() from subscriptions where trainer_id = $1`,
    [person.id],
  );
}

/** Where nothing of a person can be: what everybody shares, and what is kept by hashes alone. */
const OF_NOBODY = ["muscle_groups", "techniques", "series_types", "training_methods", "terms", "secret_tries"];

const rowsOf = async (person: Person) => {
  const counts = new Map<string, number>();
  for (const [table, condition] of conditionsOf(person)) {
    const { rows } = await owner.query(`select count(*)::int as count from ${table} where ${condition}`);
    counts.set(table, rows[0].count);
  }
  return counts;
};

describe("a student who is erased", () => {
  const WORD = "palavradojoao";
  const erased = { ...joao, email: `${WORD}@exemplo.com.br` };
  const ending = story(async () => {
    await aFullLife(joao);
    await mark(joao, WORD);
    await owner.query("update users set email = $1 where id = $2", [`${WORD}@exemplo.com.br`, joao.id]);
    const before = {
      rows: await rowsOf(joao),
      words: await placesOf(WORD),
      others: await snapshot(conditionsOf(joao)),
      photos: photosKept(),
    };
    const { id } = (await ask(erased)).body.erasure;
    const wrong = await fulfil(id, dora.id);
    const answer = await fulfil(id, joao.id);
    await runDueJobs();
    await runDueJobs();
    return { before, id, wrong, answer };
  });

  it("had something in every table that holds students' data", async () => {
    const { before } = await ending();
    expect([...before.rows].filter(([, count]) => count === 0)).toEqual([]);
    expect(before.words).toEqual(
      expect.arrayContaining([
        "users.name",
        "students.contact_name",
        "evaluations.items",
        "training_entries.notes",
        "audit_log.device",
      ]),
    );
  });

  it("is the one whom the request names", async () => {
    const { wrong, answer } = await ending();
    expect([wrong.status, wrong.errors.code, answer.status]).toEqual([404, "not_found", 204]);
  });

  it("is found by no word in any column, and by id only where a record without a name stays", async () => {
    expect(await placesOf(WORD)).toEqual([]);
    expect(await placesOf(String(joao.id))).toEqual([
      "audit_log.actor_id",
      "audit_log.user_id",
      "consents.user_id",
      "erasure_requests.user_id",
      "users.email",
      "users.id",
    ]);
    const { rows } = await owner.query("select role, name, email, is_active from users where id = $1", [joao.id]);
    expect(rows).toEqual([
      { role: "erased", name: "Pessoa removida", email: `removida-${joao.id}@removida.invalid`, is_active: false },
    ]);
  });

  it("takes the photo and the copies along, and nobody else's row or file", async () => {
    const { before } = await ending();
    expect(before.photos).toHaveLength(1);
    expect(photosKept()).toEqual([]);
    expect(readdirSync(join(dataDir, "files/exports"))).toEqual([]);
    const after = await snapshot(conditionsOf(joao));
    for (const table of tables.filter((name) => !["audit_log", "secret_tries"].includes(name)))
      expect([table, after.get(table)]).toEqual([table, before.others.get(table)]);
  });

  it("is signed out and cannot sign in, and the trainer finds one student less", async () => {
    expect((await send(app, currentUser, { querystring: {}, as: erased })).status).toBe(401);
    expect((await entering(erased)).status).toBe(401);
    const { users, meta } = (await send(app, listStudents, { querystring: {}, as: ana })).body;
    expect([users.map((one) => one.id), meta.total_count]).toEqual([[dora.id], 1]);
    expect((await send(app, findStudent, { params: { id: joao.id }, as: ana })).status).toBe(404);
  });

  it("is told by a last mail, and the address is free again", async () => {
    const last = (await mailsTo(prumo, erased.email)).at(-1);
    expect(last?.subject).toBe("Seus dados no Prumo foram excluídos");
    const again = await send(app, registerStudent, {
      body: { student: aStudentDraft({ email: erased.email }) },
      as: ana,
    });
    expect(again.status).toBe(201);
  });

  it("stands in the administrator's list without a name", async () => {
    const { id } = await ending();
    const { requests } = (await send(app, listErasureRequests, { querystring: { state: "handled" }, as: admin })).body;
    expect(requests.find((request) => request.id === id)).toMatchObject({
      state: "fulfilled",
      user_id: joao.id,
      person: null,
    });
    expect((await fulfil(id, joao.id)).errors.code).toBe("erasure_handled");
  });
});

describe("a trainer who is erased", () => {
  const WORD = "palavradaana";
  const ending = story(async () => {
    clock.advance(DAY_MS);
    for (const person of [ana, dora]) {
      const fresh = { ...person, ...(await signedIn(prumo, person)) };
      await aFullLife(fresh);
    }
    const session = { ...ana, ...(await signedIn(prumo, ana)) };
    const doras = { ...dora, ...(await signedIn(prumo, dora)) };
    await ask(doras);
    const before = { rows: await rowsOf(ana), others: await snapshot(conditionsOf(ana)) };
    await mark(ana, WORD);
    await owner.query("update users set email = id || $1 where trainer_id = $2 and role <> 'erased'", [
      `${WORD}@exemplo.com.br`,
      ana.id,
    ]);
    const places = await placesOf(WORD);
    const { id } = (await ask(session)).body.erasure;
    const answer = await fulfil(id, ana.id);
    await runDueJobs();
    await runDueJobs();
    return { before, places, answer, session, doras };
  });

  it("had something in every table that belongs to somebody", async () => {
    const { before, places } = await ending();
    const covered = [...before.rows].filter(([, count]) => count > 0).map(([table]) => table);
    expect([...covered, ...OF_NOBODY].sort()).toEqual([...tables].sort());
    expect(places.length).toBeGreaterThan(30);
  });

  it("takes the whole tenant along: no word in any column, and ids only where the tax office or a proof needs them", async () => {
    const { answer } = await ending();
    expect(answer.status).toBe(204);
    // The brand of a card that was charged, which is nobody's name.
    expect(await placesOf(WORD)).toEqual(["payments.card_brand"]);
    expect(await placesOf("52998224725")).toEqual([]);
    expect(await placesOf(String(ana.id))).toEqual([
      "audit_log.actor_id",
      "audit_log.trainer_id",
      "audit_log.user_id",
      "consents.user_id",
      "erasure_requests.user_id",
      "payments.trainer_id",
      "renewal_notices.trainer_id",
      "subscriptions.trainer_id",
      "trainers.trainer_id",
      "users.email",
      "users.id",
      "users.trainer_id",
    ]);
    expect(await placesOf(String(dora.id))).toEqual([
      "audit_log.actor_id",
      "audit_log.user_id",
      "consents.user_id",
      "erasure_requests.user_id",
      "users.email",
      "users.id",
    ]);
  });

  it("keeps what was paid, without the card", async () => {
    const { rows } = await owner.query(
      `select value_cents, status, card_last4, card_reference, state from payments p
         join subscriptions s on s.trainer_id = p.trainer_id and s.id = subscription_id where p.trainer_id = $1`,
      [ana.id],
    );
    expect(rows).toEqual([
      { value_cents: 9900, status: "paid", card_last4: null, card_reference: null, state: "canceled" },
    ]);
  });

  it("leaves strangers as they were", async () => {
    const { before } = await ending();
    const after = await snapshot(conditionsOf(ana));
    for (const table of tables.filter((name) => !["audit_log", "secret_tries"].includes(name)))
      expect([table, after.get(table)]).toEqual([table, before.others.get(table)]);
    expect((await send(app, findStudent, { params: { id: carla.id }, as: bruno })).status).toBe(200);
  });

  it("signs everybody out, tells the students, and answers what they had asked", async () => {
    const { session, doras } = await ending();
    for (const person of [session, doras])
      expect((await send(app, currentUser, { querystring: {}, as: person })).status).toBe(401);
    const told = (await mailsTo(prumo, `${dora.id}${WORD}@exemplo.com.br`)).at(-1);
    expect(told?.subject).toBe("Sua conta no Prumo foi encerrada");
    const { rows } = await owner.query("select state from erasure_requests where user_id = $1 and state <> 'refused'", [
      dora.id,
    ]);
    expect(rows).toEqual([{ state: "fulfilled" }]);
    expect(photosKept()).toEqual([]);
  });
});

it("the administrator's own account cannot even be named in a request", async () => {
  const insert = "insert into erasure_requests (user_id, state, requested_at) values (1, 'pending', now())";
  await expect(asServer("admin", 1, null, insert)).rejects.toMatchObject({ code: "42501" });
});

describe("the eraser", () => {
  it("reaches nobody but the person it acts for", async () => {
    for (const [statement, rows] of [
      ["delete from students", 1],
      ["update trainers set cpf = null", 0],
      ["update payments set card_last4 = null", 0],
      ["delete from macrocycles", 0],
    ] as const)
      expect([statement, (await asServer("eraser", carla.id, bruno.id, statement)).rowCount]).toEqual([
        statement,
        rows,
      ]);
  });

  it("can rewrite of the log of accesses nothing but from where somebody came", async () => {
    for (const statement of [
      "update audit_log set action = 'x'",
      "delete from audit_log",
      "update audit_log set device = 'x'",
    ])
      await expect(asServer("eraser", bruno.id, bruno.id, statement)).rejects.toMatchObject({ code: "42501" });
  });
});
