import { describe, expect, it } from "vitest";
import { type Actor, connectAsServer, fillEveryTable, readTables } from "../../../testing/database/row-security.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { aWorld } from "../../../testing/world.ts";

const prumo = await startTestApp();
const { owner } = prumo.database;
const { ana, joao, bruno, carla, cycle } = await aWorld(prumo);
await fillEveryTable(owner, ana, bruno);
const { tenantTables, closed } = await readTables(owner);
const { server, attempt, count } = await connectAsServer(prumo);

const asAna: Actor = ["trainer", ana.id, ana.id];
const asJoao: Actor = ["student", joao.id, ana.id];
const nobody: Actor = ["", null, null];

describe("what people may write and see", () => {
  it("is narrowed by these restrictive policies alone: of two for one table and command both must agree", async () => {
    const { rows } = await owner.query<{ rule: string }>(
      `select tablename || ' ' || command || ': ' || string_agg(policyname, ' and ' order by policyname) as rule
         from pg_policies cross join unnest('{select,insert,update,delete}'::text[]) as command
        where permissive = 'RESTRICTIVE' and lower(cmd) in ('all', command)
        group by tablename, command order by 1`,
    );
    expect(rows.map(({ rule }) => rule)).toEqual([
      "comment_media_consents insert: students_alone_consent",
      "comment_media_consents update: students_alone_withdraw",
      "comments insert: authors_write_in_their_own_name",
      "evaluation_changes delete: only_old_changes_are_removed",
      "forgotten_data delete: what_was_forgotten_stays",
      "readiness_answers delete: only_the_eraser_removes",
      "readiness_documents delete: what_was_signed_stays",
      "shared_link_openings update: only_the_eraser_changes",
      "strength_test_changes delete: only_derived_changes_are_removed",
      "strength_tests delete: only_the_eraser_removes",
      "student_goals delete: only_the_eraser_removes",
    ]);
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

  it("lets only the authenticator make links: a trainer makes none for the own students either", async () => {
    const makeLink = (actor: Parameters<typeof attempt>[0], id: number) =>
      attempt(actor, () =>
        server.query(
          "insert into access_links (token_hash, user_id, purpose, expires_at) values ('x', $1, 'confirm_student', now())",
          [id],
        ),
      );
    for (const id of [carla.id, joao.id]) await expect(makeLink(asAna, id)).rejects.toMatchObject({ code: "42501" });
    await expect(makeLink(["authenticator", null, null], joao.id)).resolves.toMatchObject({ rowCount: 1 });
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

  it("shows a visitor the platform's exercises, the published pages with the plans on sale, and nothing else of anybody", async () => {
    await owner.query(
      `insert into subscription_plans (owner_id, name, value_cents, frequency, is_active)
       values ($1, 'Fora de venda', 100, 'monthly', false)`,
      [bruno.id],
    );
    const visitor: Actor = ["visitor", null, null];
    const seen: string[] = [];
    for (const table of closed) if ((await attempt(visitor, () => count(table))) > 0) seen.push(table);
    expect(seen).toEqual([
      "exercise_muscle_groups",
      "exercises",
      "landing_page_images",
      "landing_page_slugs",
      "landing_pages",
      "subscription_plans",
    ]);
    for (const table of ["exercises", "exercise_muscle_groups"])
      expect(await attempt(visitor, () => count(`${table} where owner_id <> 0`))).toBe(0);
    const { rows } = await attempt(visitor, () => server.query("select trainer_id from landing_pages"));
    expect(rows).toEqual([{ trainer_id: bruno.id }]);
    for (const table of ["landing_page_images", "landing_page_slugs"])
      expect(await attempt(visitor, () => count(`${table} where trainer_id <> ${bruno.id}`))).toBe(0);
    expect(
      await attempt(visitor, () => count(`subscription_plans where owner_id <> ${bruno.id} or not is_active`)),
    ).toBe(0);
    for (const table of seen) {
      const column = /^(exercise|subscription_plans)/.test(table) ? "owner_id" : "trainer_id";
      for (const statement of [`update ${table} set ${column} = ${column}`, `delete from ${table}`])
        expect([statement, (await attempt(visitor, () => server.query(statement))).rowCount]).toEqual([statement, 0]);
    }
  });

  it("tells of the owner of a page only what the page shows, and gives the scope back", async () => {
    const visitor: Actor = ["visitor", null, null];
    const [owners, role] = await attempt(visitor, async () => [
      await server.query("select * from landing_page_owners($1, '2026-03-02')", [[ana.id, bruno.id, joao.id, 0]]),
      await server.query("select actor_role() as role, actor_id() as id"),
    ]);
    expect(owners?.rows.map(({ owner_id }) => owner_id).sort()).toEqual([ana.id, bruno.id].sort());
    expect(Object.keys(owners?.rows[0])).toEqual(["owner_id", "owner_name", "owner_cref", "owner_photo", "standing"]);
    expect(role?.rows).toEqual([{ role: "visitor", id: null }]);
  });

  it("shows a student of the accounts only their own and their trainer's", async () => {
    const { rows } = await attempt(asJoao, () => server.query("select id from users order by id"));
    expect(rows).toEqual([{ id: ana.id }, { id: joao.id }]);
  });
});
