import pg from "pg";
import { describe, expect, it } from "vitest";
import { startTestApp } from "../../../testing/test-app.ts";
import { aWorld } from "../../../testing/world.ts";

const prumo = await startTestApp();
const { database } = prumo;
const { bruno, carla } = await aWorld(prumo);

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
