import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../../testing/database/database.ts";
import { StartFailure } from "../../start-failure.ts";
import { knownMigrations, migrate } from "./migrate.ts";

/** An empty database whose owner is no superuser. */
async function aDatabaseOfItsOwner() {
  const { owner, ownerUrl, drop } = await createDatabase({ empty: true });
  const name = `owner_${randomUUID().replaceAll("-", "")}`;
  await owner.query(`create role ${name} login createrole password 'segredo'`);
  await owner.query(`alter database ${new URL(ownerUrl).pathname.slice(1)} owner to ${name}`);
  const url = Object.assign(new URL(ownerUrl), { username: name, password: "segredo" });
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url.href, max: 1 }) }),
  });
  afterAll(async () => {
    await db.destroy();
    await owner.query(`drop owned by ${name}`);
    await owner.query(`alter database ${new URL(ownerUrl).pathname.slice(1)} owner to current_user`);
    await owner.query(`drop role ${name}`);
    await drop();
  });
  return { db, name, owner };
}

/** Before the migration that gives each administrator roles. */
const BEFORE_ROLES = "0043_idle_sessions";

describe("migrating as an owner whom policies bind", () => {
  it("fills a new database", async () => {
    const { db, owner } = await aDatabaseOfItsOwner();
    await migrate(db);
    const { rows } = await owner.query("select name from kysely_migration order by name");
    expect(rows.map(({ name }) => name)).toEqual(await knownMigrations());
  });

  it("refuses to change rows that it does not see, until it sees them", async () => {
    const { db, name, owner } = await aDatabaseOfItsOwner();
    await migrate(db, BEFORE_ROLES);
    await owner.query(
      "insert into users (role, name, email, password_hash) values ('admin', 'Chefe', 'chefe@prumo.example', 'x')",
    );
    const failure = await migrate(db).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure).toMatchObject({ message: expect.stringContaining("alter role CONTA bypassrls") });
    const applied = "select max(name) as name from kysely_migration";
    expect((await owner.query(applied)).rows).toEqual([{ name: BEFORE_ROLES }]);

    await owner.query(`alter role ${name} bypassrls`);
    await migrate(db);
    expect((await owner.query("select admin_roles from users")).rows).toEqual([{ admin_roles: ["owner"] }]);
  });
});
