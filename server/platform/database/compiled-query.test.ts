import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { compileOnce, type ValueOf } from "./compiled-query.ts";
import { anyOf } from "./lists.ts";
import { type Actor, actAsTrainer, inScope } from "./scope.ts";

const { db, owner, drop } = await createDatabase();
afterAll(drop);

await owner.query(
  `insert into users (id, role, trainer_id, name, email)
   values (7, 'trainer', 7, 'Ana', 'ana@exemplo.com.br'), (8, 'trainer', 8, 'Bruno', 'bruno@exemplo.com.br')`,
);
const trainer = (id: number): Actor => actAsTrainer(id, "demonstration");

interface Wanted {
  readonly ids: readonly number[];
  readonly limit: number;
}

const built: string[] = [];
const groups = compileOnce((tx, value: ValueOf<Wanted>, shape: { readonly isReversed: boolean }) => {
  built.push(JSON.stringify(shape));
  return tx
    .selectFrom("muscle_groups")
    .select("id")
    .where("id", "=", anyOf(value("ids"), "bigint"))
    .orderBy("id", shape.isReversed ? "desc" : "asc")
    .limit(value("limit"));
});
const found = (ids: readonly number[], limit: number, isReversed = false) =>
  inScope(db, trainer(7), async (scope) => (await groups(scope, { ids, limit }, { isReversed })).map(({ id }) => id));

describe("a query that is compiled once", () => {
  it("is run with the values of each call, also of many at once", async () => {
    const calls = [found([1, 2, 3], 2), found([3, 4], 5), found([], 1), found([1, 2, 3], 1)];
    expect(await Promise.all(calls)).toEqual([[1, 2], [3, 4], [], [1]]);
  });

  it("is built once for each shape", async () => {
    expect(await found([1, 2, 3], 2, true)).toEqual([3, 2]);
    expect(await found([4, 5], 2, true)).toEqual([5, 4]);
    expect(built).toEqual(['{"isReversed":false}', '{"isReversed":true}']);
  });

  it("shows each actor the own rows, whoever was the first to run it", async () => {
    const people = compileOnce((tx) => tx.selectFrom("users").select("name"));
    const seenBy = (id: number) => inScope(db, trainer(id), (scope) => people(scope, {}, {}));
    expect(await seenBy(7)).toEqual([{ name: "Ana" }]);
    expect(await seenBy(8)).toEqual([{ name: "Bruno" }]);
  });
});
