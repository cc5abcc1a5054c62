import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { compileOnce, type ValueOf } from "./compiled-query.ts";
import { type Actor, actAsAdmin, actAsTrainer, inScope, inTenantOf } from "./scope.ts";

const TENANTS = 400;

const { db, owner, drop } = await createDatabase();
afterAll(drop);

await owner.query(`
  insert into users (id, role, trainer_id, name, email)
  select id, 'trainer', id, 'Ana', 'ana' || id || '@exemplo.com.br' from generate_series(1, ${TENANTS}) as id;
  insert into trainers (trainer_id) select id from users;
  insert into users (id, role, trainer_id, name, email)
  select 1000 + id, 'student', id, 'Bia', 'bia' || id || '@exemplo.com.br' from generate_series(1, ${TENANTS}) as id;
  insert into students (trainer_id, id, gender, student_type, country) select trainer_id, id, 'female', 'hybrid', 'BR' from users where role = 'student';
  insert into macrocycles (trainer_id, id, student_id, name, skinfold_protocol, vo2_protocol, items_to_be_evaluated)
  select trainer_id, id, id, 'Temporada', 'Pollock - 7 Dobras', 'protocol_3', '{}' from students;
  insert into mesocycles (trainer_id, student_id, macrocycle_id, name, goal, start_date, end_date)
  select trainer_id, id, id, 'Base ' || turn, '', date '2026-01-05' + turn * 28, date '2026-02-01' + turn * 28
    from students cross join generate_series(0, 9) as turn;
  analyze;`);

const trainer: Actor = actAsTrainer(7, "demonstration");
const admin: Actor = actAsAdmin(1, "demonstration");

describe("a query that names no tenant", () => {
  it("enters its index in few places, however many tenants there are", async () => {
    const searches = await inScope(db, trainer, async ({ tx }) => {
      const { sql: text } = tx
        .selectFrom("mesocycles as meso")
        .select("id")
        .where("student_id", "=", sql.lit(1007))
        .compile();
      const { rows } = await sql<{ "QUERY PLAN": string }>`explain (analyze) ${sql.raw(text)}`.execute(tx);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      return [...plan.matchAll(/Index Searches: (\d+)/g)].map(([, count]) => Number(count));
    });
    expect(Math.max(0, ...searches)).toBeLessThan(5);
  });

  it("reads and changes the same rows as before, alternatives included", async () => {
    const either = sql<boolean>`name = 'Base 1' or name = 'Base 2'`;
    await inScope(db, trainer, async ({ tx }) => {
      expect(await tx.selectFrom("mesocycles").select("name").where(either).orderBy("name").execute()).toEqual([
        { name: "Base 1" },
        { name: "Base 2" },
      ]);
      const { numUpdatedRows } = await tx.updateTable("mesocycles").set({ goal: "x" }).where(either).executeTakeFirst();
      expect(numUpdatedRows).toBe(2n);
      const { numDeletedRows } = await tx.deleteFrom("mesocycles").executeTakeFirst();
      expect(numDeletedRows).toBe(10n);
      throw new Error("nothing is kept");
    }).catch((error: Error) => expect(error.message).toBe("nothing is kept"));
  });
});

it("an administrator without a tenant still looks across them, with a query that a trainer used before", async () => {
  const count = compileOnce((tx, _value: ValueOf<object>, _shape: object) =>
    tx.selectFrom("mesocycles").select(sql<number>`count(*)`.as("all")),
  );
  const counted = (actor: Actor) => inScope(db, actor, (scope) => count(scope, {}, {}));
  expect(await counted(trainer)).toEqual([{ all: 10 }]);
  expect(await counted(admin)).toEqual([{ all: TENANTS * 10 }]);
  expect(await counted(inTenantOf(8, admin))).toEqual([{ all: 10 }]);
});
