import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../testing/test-app.ts";
import { aWorld } from "../../testing/world.ts";

const prumo = await startTestApp();
const { owner, serverUrl } = prumo.database;
const { ana, joao, bruno, carla, cycle } = await aWorld(prumo);
const server = new pg.Client({ connectionString: serverUrl });
await server.connect();
afterAll(() => server.end());

// Every table that belongs to somebody must hold a row of the stranger's, or "shows nothing" would prove nothing.
await owner.query(
  `insert into exercises (owner_id, name, exercise_type) values ($1, 'Da Ana', 'mobility'), ($2, 'Do Bruno', 'mobility')`,
  [ana.id, bruno.id],
);
await owner.query(
  `insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id)
   select owner_id, id, 1 from exercises where owner_id <> 0`,
);

await owner.query(
  `insert into subscription_plans (owner_id, name, value_cents, frequency)
   values ($1, 'Da Ana', 100, 'monthly'), ($2, 'Do Bruno', 100, 'monthly')`,
  [ana.id, bruno.id],
);
await owner.query(
  `insert into payments
     (trainer_id, subscription_id, plan_id, idempotency_key, status, method, value_cents, installments, created_at)
   select trainer_id, id, plan_id, 'x', 'paid', 'credit_card', 100, 1, now() from subscriptions`,
);

await owner.query(
  `insert into renewal_notices (trainer_id, subscription_id, period_end, day, sent_at)
   select trainer_id, id, period_end, -7, now() from subscriptions`,
);

await owner.query(
  "insert into consents (user_id, version, given_at) select id, 1, now() from users where role <> 'admin'",
);

await owner.query(
  `insert into access_codes (user_id, purpose, code_hash, created_at, expires_at)
   select id, 'reset_password', 'x', now(), now() + interval '15 minutes' from users where role <> 'admin'`,
);

await owner.query(
  "insert into data_exports (user_id, state, requested_at) select id, 'queued', now() from users where role <> 'admin'",
);
await owner.query(
  "insert into erasure_requests (user_id, state, requested_at) select id, 'pending', now() from users where role <> 'admin'",
);
await owner.query(
  `with files as (
      insert into student_imports (trainer_id, key, file_name, total, started_at)
      select trainer_id, gen_random_uuid(), 'x', 1, now() from trainers returning trainer_id, id
    )
    insert into student_import_rows (trainer_id, import_id, line, draft) select trainer_id, id, 2, '{}' from files`,
);

/** Read by everybody, written by nobody who comes over the wire. */
const CATALOGUES = ["muscle_groups", "techniques", "series_types", "training_methods"];
/** Read by everybody, added to by the administrator. */
const PUBLISHED = ["terms"];
/** The authenticator's alone: about e-mails that may be nobody's, kept as hashes. */
const SIGNING_IN = ["secret_tries"];
/** The migrations' own; the server has no business there. */
const BOOKKEEPING = ["kysely_migration", "kysely_migration_lock"];
/** Whose a row is, by the first of these columns that its table has. */
const BELONGING = ["trainer_id", "owner_id", "user_id"] as const;

const names = async (sql: string, values: unknown[] = []): Promise<string[]> =>
  (await owner.query<{ name: string }>(sql, values)).rows.map(({ name }) => name);

const tables = await names(
  `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
);
const columnsOf = (table: string) =>
  names(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attidentity <> 'a'`,
    [table],
  );
const columns = new Map(await Promise.all(tables.map(async (table) => [table, await columnsOf(table)] as const)));
const belonging = (table: string) => BELONGING.find((column) => columns.get(table)?.includes(column));
const tenantTables = tables.filter((table) => columns.get(table)?.includes("trainer_id"));
const closed = tables.filter((table) => ![...CATALOGUES, ...PUBLISHED, ...SIGNING_IN, ...BOOKKEEPING].includes(table));

type Actor = readonly [role: string, user: number | null, trainer: number | null];
const asAna: Actor = ["trainer", ana.id, ana.id];
const asJoao: Actor = ["student", joao.id, ana.id];
/** The administrator while Ana's tenant is opened for support, and before any is. */
const inSupport: Actor = ["admin", 1, ana.id];
const admin: Actor = ["admin", 1, null];
const nobody: Actor = ["", null, null];

/** Runs statements as the server would for an actor, and undoes them. */
async function attempt<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  await server.query("begin");
  try {
    await server.query("select enter_scope($1, $2, $3)", [...actor]);
    return await work();
  } finally {
    await server.query("rollback");
  }
}

const count = async (from: string): Promise<number> => {
  const { rows } = await server.query(`select count(*)::int as count from ${from}`);
  return rows[0].count;
};

/** How many rows a statement changes; none where the server may not even try. */
const changedBy = async (actor: Actor, statement: string): Promise<number | null> => {
  try {
    return (await attempt(actor, () => server.query(statement))).rowCount;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "42501") return 0;
    throw error;
  }
};

const theirs = (table: string) => `${belonging(table)} in (${bruno.id}, ${carla.id})`;

describe("the server's role", () => {
  it("can neither bypass row-level security nor become somebody else", async () => {
    const { rows } = await owner.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit,
              (select count(*)::int from pg_auth_members where member = r.oid) as memberships
         from pg_roles r where rolname = 'prumo_server'`,
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolinherit: false,
        memberships: 0,
      },
    ]);
  });

  it("owns nothing", async () => {
    expect(
      await names(`select relname as name from pg_class where pg_get_userbyid(relowner) = 'prumo_server'`),
    ).toEqual([]);
  });

  it.each(tables)("cannot alter %s, drop it, empty it or switch its policies off", async (table) => {
    for (const statement of [
      `alter table ${table} disable row level security`,
      `alter table ${table} no force row level security`,
      `alter table ${table} add column spy text`,
      `create policy all_for_me on ${table} using (true)`,
      `drop table ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(attempt(asAna, () => server.query(statement))).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("cannot make tables, functions or schemas of its own", async () => {
    for (const statement of [
      "create table spies (id int)",
      "create function spy() returns int language sql as 'select 1'",
      "create schema spies",
      "set role prumo",
      "set session authorization prumo",
    ]) {
      await expect(attempt(asAna, () => server.query(statement))).rejects.toMatchObject({ code: "42501" });
    }
  });

  it.each(CATALOGUES)("reads %s but writes nothing there", async (table) => {
    expect(await attempt(asJoao, () => count(table))).toBeGreaterThan(0);
    for (const statement of [
      `delete from ${table}`,
      `update ${table} set id = id`,
      `insert into ${table} default values`,
    ]) {
      await expect(attempt(asAna, () => server.query(statement))).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("reads the terms, and lets nobody but the administrator add to them and nobody at all rewrite them", async () => {
    const publish = "insert into terms (version, description, published_at) values (2, 'x', now())";
    for (const actor of [asAna, asJoao, nobody]) {
      expect(await attempt(actor, () => count("terms"))).toBe(1);
      await expect(attempt(actor, () => server.query(publish))).rejects.toMatchObject({ code: "42501" });
    }
    await expect(attempt(["admin", 1, null], () => server.query(publish))).resolves.toMatchObject({ rowCount: 1 });
    for (const statement of ["delete from terms", "update terms set description = 'x'"]) {
      const rewritten = attempt(["admin", 1, null], () => server.query(statement));
      await expect(rewritten).rejects.toMatchObject({ code: "42501" });
    }
  });

  it.each(SIGNING_IN)("shows and gives %s to nobody who is known", async (table) => {
    await owner.query("insert into secret_tries (account, network, tried_at) values ('x', '', now())");
    const add = "insert into secret_tries (account, network, tried_at) values ('y', '', now())";
    for (const actor of [asAna, asJoao, ["admin", 1, null] as const, nobody]) {
      expect(await attempt(actor, () => count(table))).toBe(0);
      expect(await changedBy(actor, `delete from ${table}`)).toBe(0);
      await expect(attempt(actor, () => server.query(add))).rejects.toMatchObject({ code: "42501" });
    }
    expect(await attempt(["authenticator", null, null], () => count(table))).toBeGreaterThan(0);
  });

  it.each(BOOKKEEPING)("knows nothing of %s", async (table) => {
    await expect(attempt(asAna, () => count(table))).rejects.toMatchObject({ code: "42501" });
  });

  it("runs as the owner only the functions that take work into the queue, and cannot reach the queue itself", async () => {
    expect(
      await names(
        `select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
      ),
    ).toEqual(["enqueue_data_export", "enqueue_file_removal", "enqueue_mail"]);
    for (const statement of [
      "select graphile_worker.add_job('send_mail')",
      "select * from graphile_worker.jobs",
      "select * from graphile_worker._private_jobs",
    ]) {
      await expect(attempt(asAna, () => server.query(statement))).rejects.toMatchObject({ code: "42501" });
    }
  });
});

describe("every table that belongs to somebody", () => {
  it("is found, with the columns that say to whom", () => {
    expect(closed.filter((table) => !belonging(table))).toEqual([]);
    expect(tenantTables.length).toBeGreaterThanOrEqual(9);
  });

  it.each(closed)("%s forces row-level security and has policies", async (table) => {
    const { rows } = await owner.query(
      `select relrowsecurity, relforcerowsecurity, (select count(*)::int from pg_policy where polrelid = c.oid) as policies
         from pg_class c where c.oid = $1::regclass`,
      [table],
    );
    expect(rows[0]).toMatchObject({ relrowsecurity: true, relforcerowsecurity: true });
    expect(rows[0].policies).toBeGreaterThan(0);
  });

  it.each(closed)("%s holds rows of two tenants, so that what follows proves something", async (table) => {
    if (table === "access_links")
      return expect((await owner.query("select from access_links")).rowCount).toBeGreaterThan(1);
    const { rows } = await owner.query(`select count(*)::int as count from ${table} where ${theirs(table)}`);
    expect(rows[0].count).toBeGreaterThan(0);
  });

  it.each(closed)("%s shows nothing to nobody", async (table) => {
    expect(await attempt(nobody, () => count(table))).toBe(0);
    expect(await count(table)).toBe(0); // and nothing outside a transaction that says who acts
  });

  it.each(closed)("%s shows a trainer nothing of another's", async (table) => {
    expect(await attempt(asAna, () => count(`${table} where ${theirs(table)}`))).toBe(0);
  });

  it.each(closed)("%s shows a student nothing of another trainer's, nor of another student", async (table) => {
    expect(await attempt(asJoao, () => count(`${table} where ${theirs(table)}`))).toBe(0);
    const person = columns.get(table)?.includes("student_id") ? "student_id" : table === "students" ? "id" : undefined;
    if (person) expect(await attempt(asJoao, () => count(`${table} where ${person} <> ${joao.id}`))).toBe(0);
  });

  // Requests to be erased are addressed to the administrator.
  it.each(closed.filter((table) => table !== "erasure_requests"))(
    "%s shows the administrator in one tenant nothing of another, and in none only what finds a student",
    async (table) => {
      const visible = ["users", "students", "mesocycles", "microcycles", "evaluations"].includes(table);
      expect(await attempt(inSupport, () => count(`${table} where ${theirs(table)}`))).toBe(0);
      const found = await attempt(admin, () => count(`${table} where ${theirs(table)}`));
      expect(found > 0).toBe(visible);
    },
  );

  it.each(closed.filter((table) => table !== "erasure_requests"))(
    "%s lets the administrator change nothing of anybody's before a tenant is opened",
    async (table) => {
      const column = belonging(table);
      const others = `${column} <> 0 and ${column} <> 1`;
      for (const statement of [
        `update ${table} set ${column} = ${column} where ${others}`,
        `delete from ${table} where ${others}`,
      ])
        expect([statement, await changedBy(admin, statement)]).toEqual([statement, 0]);
    },
  );

  it("opens a tenant to the administrator only together with a record of whose data it was", async () => {
    const { rows } = await attempt(nobody, async () => {
      await server.query("select open_support(1, 'student', $1, 'read')", [joao.id]);
      await server.query("select enter_scope('student', $1, $2)", [joao.id, ana.id]);
      return server.query("select actor_id, actor_role, subject, action from audit_log where subject = 'support'");
    });
    expect(rows).toEqual([{ actor_id: 1, actor_role: "admin", subject: "support", action: "read" }]);
    const lost = await attempt(nobody, () => server.query("select open_support(1, 'student', 987654321, 'read') as t"));
    expect(lost.rows).toEqual([{ t: null }]);
  });

  it.each(closed)("%s lets nobody change or remove what is another trainer's", async (table) => {
    const column = belonging(table);
    for (const actor of [asAna, asJoao, inSupport, nobody]) {
      for (const statement of [
        `update ${table} set ${column} = ${column} where ${theirs(table)}`,
        `delete from ${table} where ${theirs(table)}`,
      ]) {
        expect([statement, await changedBy(actor, statement)]).toEqual([statement, 0]);
      }
    }
  });

  it.each(tenantTables)("%s takes no row for another trainer, neither new nor moved there", async (table) => {
    const list = (columns.get(table) ?? []).join(", ");
    const { rows } = await owner.query(`select * from ${table} where trainer_id = $1 limit 1`, [bruno.id]);
    const values = (columns.get(table) ?? []).map((column) => rows[0][column]);
    const places = values.map((_, index) => `$${index + 1}`).join(", ");
    const asJson = values.map((value) => (isJson(value) ? JSON.stringify(value) : value));
    for (const actor of [asAna, asJoao, inSupport, nobody]) {
      await expect(
        attempt(actor, () => server.query(`insert into ${table} (${list}) values (${places})`, asJson)),
      ).rejects.toMatchObject({ code: "42501" });
    }
    await expect(
      attempt(asAna, () => server.query(`update ${table} set trainer_id = ${bruno.id} where trainer_id = ${ana.id}`)),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23503|23514)$/) });
  });

  it.each(tenantTables)("%s cannot be written by a student", async (table) => {
    for (const statement of [`update ${table} set trainer_id = trainer_id`, `delete from ${table}`]) {
      expect(await changedBy(asJoao, statement)).toBe(0);
    }
  });

  it("links to another tenant's rows in no way: every key between tenants' tables carries the tenant", async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select conname as name from pg_constraint c
        where contype = 'f' and conrelid = any($1::text[]::regclass[]) and confrelid = any($1::text[]::regclass[])
          and not exists (
            select from unnest(conkey, confkey) as pair(here, there)
              join pg_attribute a on a.attrelid = conrelid and a.attnum = here
              join pg_attribute b on b.attrelid = confrelid and b.attnum = there
             where a.attname = 'trainer_id' and b.attname in ('trainer_id', 'id'))`,
      [tenantTables],
    );
    expect(rows).toEqual([]);
  });

  it("refuses a mesocycle of one's own in another trainer's macrocycle", async () => {
    const { rows } = await owner.query("select id from macrocycles where trainer_id = $1", [bruno.id]);
    await expect(
      attempt(asAna, () =>
        server.query(
          `insert into mesocycles (trainer_id, student_id, macrocycle_id, name, goal, start_date, end_date)
           values ($1, $2, $3, 'x', 'x', '2030-01-01', '2030-02-01')`,
          [ana.id, carla.id, rows[0].id],
        ),
      ),
    ).rejects.toMatchObject({ code: "23503" });
  });

  it("refuses a training row with another trainer's exercise", async () => {
    const { rows } = await owner.query("select id from exercises where owner_id = $1", [bruno.id]);
    const { rows: entries } = await owner.query("select id from training_entries where trainer_id = $1", [ana.id]);
    for (const [ownerId, code] of [
      [bruno.id, "23514"],
      [ana.id, "23503"],
      [0, "23503"],
    ] as const) {
      await expect(
        attempt(asAna, () =>
          server.query(
            `insert into training_entry_exercises
               (trainer_id, entry_id, student_id, slot, exercise_owner_id, exercise_id) values ($1, $2, $3, 9, $4, $5)`,
            [ana.id, entries[0].id, joao.id, ownerId, rows[0].id],
          ),
        ),
      ).rejects.toMatchObject({ code });
    }
  });

  it("lets a trainer invite no student of another", async () => {
    const invite = (id: number) =>
      attempt(asAna, () =>
        server.query(
          "insert into access_links (token_hash, user_id, purpose, expires_at) values ('x', $1, 'confirm_student', now())",
          [id],
        ),
      );
    await expect(invite(carla.id)).rejects.toMatchObject({ code: "42501" });
    await expect(invite(joao.id)).resolves.toMatchObject({ rowCount: 1 });
  });

  it("takes a consent from the person alone, who can neither change nor take it back", async () => {
    const consent = (id: number) => `insert into consents (user_id, version, given_at) values (${id}, 1, now())`;
    await owner.query("delete from consents where user_id = $1", [joao.id]);
    for (const id of [ana.id, bruno.id, carla.id])
      await expect(attempt(asJoao, () => server.query(consent(id)))).rejects.toMatchObject({ code: "42501" });
    await expect(attempt(asAna, () => server.query(consent(joao.id)))).rejects.toMatchObject({ code: "42501" });
    await expect(attempt(asJoao, () => server.query(consent(joao.id)))).resolves.toMatchObject({ rowCount: 1 });
    for (const statement of ["delete from consents", "update consents set given_at = '2020-01-01'"])
      await expect(attempt(asAna, () => server.query(statement))).rejects.toMatchObject({ code: "42501" });
    expect(await attempt(asAna, () => count("consents"))).toBe(1);
    expect(await attempt(["admin", 1, null], () => count("consents"))).toBe(0);
  });

  it("lets everybody add to the log what they did themselves, in their own tenant, and nobody change it", async () => {
    const entry = (tenant: number, user: number, doer: number, role: string) =>
      `insert into audit_log (trainer_id, user_id, actor_id, actor_role, subject, action)
       values (${tenant}, ${user}, ${doer}, '${role}', 'anything', 'changed')`;
    const asAdmin: Actor = ["admin", 1, null];
    for (const [actor, own] of [
      [asAna, entry(ana.id, joao.id, ana.id, "trainer")],
      [asJoao, entry(ana.id, joao.id, joao.id, "student")],
      [asAdmin, entry(ana.id, joao.id, 1, "admin")],
    ] as const)
      await expect(attempt(actor, () => server.query(own))).resolves.toMatchObject({ rowCount: 1 });
    for (const [actor, forged] of [
      [asAna, entry(ana.id, joao.id, bruno.id, "trainer")],
      [asAna, entry(bruno.id, carla.id, ana.id, "trainer")],
      [asJoao, entry(ana.id, ana.id, joao.id, "student")],
      [asJoao, entry(ana.id, joao.id, ana.id, "trainer")],
      [asAdmin, entry(ana.id, joao.id, ana.id, "trainer")],
      [nobody, entry(ana.id, joao.id, ana.id, "trainer")],
    ] as const)
      await expect(attempt(actor, () => server.query(forged))).rejects.toMatchObject({ code: "42501" });
    for (const actor of [asAna, asJoao, asAdmin, ["authenticator", null, null] as const]) {
      for (const statement of ["delete from audit_log", "update audit_log set action = 'read'", "truncate audit_log"])
        await expect(attempt(actor, () => server.query(statement))).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("shows the log only to whom it concerns, not to who did it", async () => {
    const foreign = (user: number) => `audit_log where user_id <> ${user}`;
    expect(await attempt(asAna, () => count(foreign(ana.id)))).toBe(0);
    expect(await attempt(asJoao, () => count(foreign(joao.id)))).toBe(0);
    expect(await attempt(asJoao, () => count("audit_log"))).toBeGreaterThan(0);
    expect(await attempt(["authenticator", null, null], () => count("audit_log"))).toBe(0);
  });

  it("shows each person their own, so that the refusals above are not an empty database", async () => {
    expect(await attempt(asAna, () => count("students"))).toBe(2);
    expect(await attempt(asJoao, () => count("students"))).toBe(1);
    expect(await attempt(asJoao, () => count(`mesocycles where id = ${cycle.path.mesoId}`))).toBe(1);
  });

  it("shows a student of the accounts only their own and their trainer's", async () => {
    const { rows } = await attempt(asJoao, () => server.query("select id from users order by id"));
    expect(rows).toEqual([{ id: ana.id }, { id: joao.id }]);
  });
});

const isJson = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !(value instanceof Date) &&
  !Buffer.isBuffer(value) &&
  !(Array.isArray(value) && value.every((one) => typeof one !== "object"));
