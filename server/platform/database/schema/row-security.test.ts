import { describe, expect, it } from "vitest";
import { type Actor, connectAsServer, fillEveryTable, readTables } from "../../../testing/database/row-security.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { aWorld } from "../../../testing/world.ts";

const prumo = await startTestApp();
const { owner } = prumo.database;
const { ana, joao, bruno, carla } = await aWorld(prumo);
await fillEveryTable(owner, ana, bruno);
const { columns, belonging, tenantTables, closed } = await readTables(owner);
const { server, attempt, count, changedBy } = await connectAsServer(prumo);

const asAna: Actor = ["trainer", ana.id, ana.id];
const asJoao: Actor = ["student", joao.id, ana.id];
const inSupport: Actor = ["admin", 1, ana.id];
const admin: Actor = ["admin", 1, null];
const nobody: Actor = ["", null, null];

const theirs = (table: string) => `${belonging(table)} in (${bruno.id}, ${carla.id})`;

describe("every table with an owner", () => {
  it("has a column for the owner", () => {
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

  it.each(closed)("%s holds rows of two tenants, so that the next tests prove something", async (table) => {
    if (table === "access_links")
      return expect((await owner.query("select from access_links")).rowCount).toBeGreaterThan(1);
    const { rows } = await owner.query(`select count(*)::int as count from ${table} where ${theirs(table)}`);
    expect(rows[0].count).toBeGreaterThan(0);
  });

  it.each(closed)("%s shows nothing without an actor", async (table) => {
    expect(await attempt(nobody, () => count(table))).toBe(0);
    expect(await count(table)).toBe(0); // nor outside a transaction with a scope
  });

  it.each(closed)("%s shows a trainer no rows of another trainer", async (table) => {
    expect(await attempt(asAna, () => count(`${table} where ${theirs(table)}`))).toBe(0);
  });

  it.each(closed)("%s shows a student no rows of another trainer or another student", async (table) => {
    expect(await attempt(asJoao, () => count(`${table} where ${theirs(table)}`))).toBe(0);
    const person = columns.get(table)?.includes("student_id") ? "student_id" : table === "students" ? "id" : undefined;
    if (person) expect(await attempt(asJoao, () => count(`${table} where ${person} <> ${joao.id}`))).toBe(0);
  });

  // Requests to be erased are addressed to the administrator.
  it.each(closed.filter((table) => table !== "erasure_requests"))(
    "%s shows the administrator in one tenant nothing of another, and in none only the library, the billing and what finds a person",
    async (table) => {
      const finding = ["users", "trainers", "students", "mesocycles", "microcycles", "evaluations", "strength_tests"];
      const library = ["library_entries", "trainings"];
      const billing = ["subscriptions", "invoices", "invoice_pix", "payments", "trials", "discounts"];
      const visible = [...finding, ...library, ...billing].includes(table);
      expect(await attempt(inSupport, () => count(`${table} where ${theirs(table)}`))).toBe(0);
      const found = await attempt(admin, () => count(`${table} where ${theirs(table)}`));
      expect(found > 0).toBe(visible);
      if (table === "trainings") expect(await attempt(admin, () => count("trainings where student_id <> 0"))).toBe(0);
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

  it.each(tenantTables.filter((table) => ![...RECORDED_BY_STUDENTS, "readiness_documents"].includes(table)))(
    "%s cannot be written by a student",
    async (table) => {
      for (const statement of [`update ${table} set trainer_id = trainer_id`, `delete from ${table}`]) {
        expect(await changedBy(asJoao, statement)).toBe(0);
      }
    },
  );

  it("readiness_documents lets a student change nothing, and remove the own certificates alone", async () => {
    const { rowCount } = await owner.query("select from readiness_documents where student_id = $1", [joao.id]);
    expect(await changedBy(asJoao, "update readiness_documents set trainer_id = trainer_id")).toBe(0);
    expect(await changedBy(asJoao, "delete from readiness_documents")).toBe(rowCount);
  });

  it.each(RECORDED_BY_STUDENTS)("%s takes from a student the own rows alone", async (table) => {
    const { rows } = await owner.query(`select student_id from ${table} where student_id = $1`, [joao.id]);
    expect(await changedBy(asJoao, `update ${table} set trainer_id = trainer_id`)).toBe(rows.length);
    for (const person of [ana.id, carla.id])
      await expect(
        attempt(asJoao, () => server.query(`update ${table} set student_id = ${person}`)),
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23503)$/) });
  });
});

/** Students write these rows when they record their own trainings. */
const RECORDED_BY_STUDENTS = [
  "notices",
  "execution_snapshots",
  "training_executions",
  "executed_exercises",
  "executed_sets",
  "strength_tests",
  "comments",
  "comment_media",
  "comment_media_pieces",
  "comment_media_consents",
];

const isJson = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !(value instanceof Date) &&
  !Buffer.isBuffer(value) &&
  !(Array.isArray(value) && value.every((one) => typeof one !== "object"));
