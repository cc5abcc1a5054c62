import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { anyOf } from "./lists.ts";

const { db, drop } = await createDatabase();
afterAll(drop);

const groups = db.selectFrom("muscle_groups").select("id").orderBy("id");
const found = async (query: typeof groups) => (await query.execute()).map(({ id }) => id);

describe("a list in a query", () => {
  it("matches the values that it holds, and an empty one nothing", async () => {
    expect(await found(groups.where("id", "=", anyOf([1, 3, -7], "bigint")))).toEqual([1, 3]);
    expect(await found(groups.where("id", "=", anyOf([], "bigint")))).toEqual([]);
  });

  it("has one text for any length", () => {
    const text = (ids: readonly number[]) => groups.where("id", "=", anyOf(ids, "bigint")).compile().sql;
    expect(text([1, 2, 3])).toBe(text([]));
  });

  it("may hold words", async () => {
    const [group] = await db.selectFrom("muscle_groups").select("name").where("id", "=", 1).execute();
    expect(await found(groups.where("name", "=", anyOf([group?.name ?? "", "nenhum"], "text")))).toEqual([1]);
  });
});
