import { describe, expect, it } from "vitest";
import {
  type Actor,
  BOOKKEEPING,
  CATALOGUES,
  connectAsServer,
  FOR_THE_ADMIN,
  fillEveryTable,
  readTables,
  SIGNING_IN,
} from "../../../testing/database/row-security.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { aWorld } from "../../../testing/world.ts";

const prumo = await startTestApp();
const { owner } = prumo.database;
const { ana, joao, bruno } = await aWorld(prumo);
await fillEveryTable(owner, ana, bruno);
const { names, tables } = await readTables(owner);
const { server, attempt, count, changedBy } = await connectAsServer(prumo);

const asAna: Actor = ["trainer", ana.id, ana.id];
const asJoao: Actor = ["student", joao.id, ana.id];
const nobody: Actor = ["", null, null];

describe("the server's role", () => {
  it("can neither bypass row-level security nor become another role", async () => {
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

  it("cannot create tables, functions or schemas", async () => {
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
    for (const statement of [`delete from ${table}`, `truncate ${table}`, `insert into ${table} default values`]) {
      await expect(attempt(asAna, () => server.query(statement))).rejects.toMatchObject({ code: "42501" });
    }
  });

  it.each(["muscle_groups", "postural_deviations"])(
    "shows %s to everybody, and changes them for the administrator",
    async (table) => {
      const rename = `update ${table} set name = name || ' x'`;
      for (const actor of [asAna, asJoao, nobody]) {
        expect(await attempt(actor, () => count(table))).toBeGreaterThan(0);
        expect(await changedBy(actor, rename)).toBe(0);
      }
      expect(await changedBy(["admin", 1, null], rename)).toBeGreaterThan(0);
      expect(await changedBy(["admin", 1, null], `delete from ${table}`)).toBe(0);
    },
  );

  it("reads the terms; only the administrator may add to them, and no role may change them", async () => {
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

  it.each(SIGNING_IN)("neither shows %s to a signed-in actor nor lets one write there", async (table) => {
    const rows: Readonly<Record<string, string>> = {
      secret_tries: "(account, network, tried_at) values ('x', '', now())",
      last_writes: "(tenant, lsn) values (7, '0/1')",
      request_counts: "(key, requests, window_ends) values ('x', 1, now())",
      open_charges: "(key, begun_at, next_try_at) values (gen_random_uuid()::text, now(), now())",
      passkey_challenges:
        "(challenge_hash, purpose, expires_at) values (gen_random_uuid()::text::bytea, 'adding', now())",
      payment_notices: "(id, key, received_at) values (gen_random_uuid()::text, 'x', now())",
    };
    const add = `insert into ${table} ${rows[table]}`;
    await owner.query(add);
    for (const actor of [asAna, asJoao, ["admin", 1, null] as const, nobody]) {
      expect(await attempt(actor, () => count(table))).toBe(0);
      expect(await changedBy(actor, `delete from ${table}`)).toBe(0);
      await expect(attempt(actor, () => server.query(add))).rejects.toMatchObject({ code: "42501" });
    }
    expect(await attempt(["authenticator", null, null], () => count(table))).toBeGreaterThan(0);
  });

  const CHANGES: Readonly<Record<string, string>> = {
    coupons: "update coupons set uses = uses",
    admin_acts: "update admin_acts set status = 200",
    security_policy: "update security_policy set trainers_from = now()",
  };

  it.each(FOR_THE_ADMIN)("shows %s to the administrator, and lets nobody else read or change them", async (table) => {
    await owner.query("delete from coupons");
    await owner.query("insert into coupons (code, percent, created_at) values ('PARCERIA', 10, now())");
    await owner.query("insert into admin_acts (user_id, happened_at, summary, address) values (1, now(), 'x', '/x')");
    expect(await attempt(["admin", 1, null], () => count(table))).toBeGreaterThan(0);
    for (const actor of [asAna, asJoao, nobody]) {
      expect(await attempt(actor, () => count(table))).toBe(0);
      expect(await changedBy(actor, CHANGES[table] ?? "")).toBe(0);
    }
  });

  it.each(BOOKKEEPING)("has no right to %s", async (table) => {
    await expect(attempt(asAna, () => count(table))).rejects.toMatchObject({ code: "42501" });
  });

  it("runs as the owner only the functions that add jobs to the queue, name its files, number receipts or count uses of an exercise, and cannot reach the queue itself", async () => {
    expect(
      await names(
        `select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
      ),
    ).toEqual([
      "enqueue_access_mails",
      "enqueue_data_export",
      "enqueue_file_removal",
      "enqueue_mail",
      "enqueue_notice",
      "enqueue_push",
      "enqueue_settlement",
      "files_to_be_removed",
      "next_platform_receipt",
      "trainings_with_exercise",
    ]);
    for (const statement of [
      "select graphile_worker.add_job('send_mail')",
      "select * from graphile_worker.jobs",
      "select * from graphile_worker._private_jobs",
    ]) {
      await expect(attempt(asAna, () => server.query(statement))).rejects.toMatchObject({ code: "42501" });
    }
  });
});
