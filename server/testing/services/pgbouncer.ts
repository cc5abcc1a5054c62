import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll } from "vitest";
import { isRoot, unprivilegedAccount } from "../../platform/database/embedded/account.ts";
import { Program } from "../cluster/program.ts";
import { fastestTemporaryFolder } from "../files/memory-folder.ts";
import { freePort } from "./free-port.ts";

/** Another build than Debian's, whose 1.18 knows no prepared statements. */
const COMMAND = process.env.PGBOUNCER ?? "/usr/sbin/pgbouncer";
const MISSING = "The tests of the pooler need PgBouncer. On Debian: apt-get install --no-install-recommends pgbouncer.";
const ACCOUNT = "pgbouncer";
const PASSWORD = "segredo";

/** The part of 1.21 and later that counts is the second number. */
export function pgbouncerVersion(): number {
  if (!existsSync(COMMAND)) throw new Error(MISSING);
  return Number(/PgBouncer 1\.(\d+)/.exec(spawnSync(COMMAND, ["--version"], { encoding: "utf8" }).stdout)?.[1]);
}

/** In transaction mode, with the account and function of docs/operations.md. It asks PostgreSQL for passwords. */
export async function startPgbouncer(
  databaseUrl: string,
  ownerUrl: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<string> {
  await createAccount(ownerUrl);
  // The account of PgBouncer reads it.
  const folder = mkdtempSync(join(fastestTemporaryFolder(), "prumo-pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { hostname, port: at, pathname } = new URL(databaseUrl);
  writeFileSync(join(folder, "accounts"), `"${ACCOUNT}" "${PASSWORD}"\n`);
  const lines = Object.entries({
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    pool_mode: "transaction",
    default_pool_size: 3,
    auth_type: "scram-sha-256",
    auth_file: join(folder, "accounts"),
    auth_user: ACCOUNT,
    auth_query: "select name, secret from pgbouncer_account($1)",
    ...settings,
  }).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    [
      "[databases]",
      `prumo = host=${hostname} port=${at} dbname=${pathname.slice(1)}`,
      "[pgbouncer]",
      ...lines,
      "",
    ].join("\n"),
  );
  const program = new Program(folder, {
    name: "pgbouncer",
    command: COMMAND,
    args: [join(folder, "pgbouncer.ini")],
    account: isRoot() ? unprivilegedAccount() : undefined,
  });
  afterAll(async () => {
    await program.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return `postgres://127.0.0.1:${port}/prumo`;
}

async function createAccount(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    do $$ begin
      create role ${ACCOUNT} login password '${PASSWORD}';
    exception when duplicate_object or unique_violation then null;
    end $$;
    create or replace function pgbouncer_account(account name, out name name, out secret text)
      language sql security definer set search_path = pg_catalog
      as $$ select rolname, rolpassword from pg_authid where rolname = account and not rolsuper $$;
    revoke all on function pgbouncer_account(name) from public;
    grant execute on function pgbouncer_account(name) to ${ACCOUNT};
  `);
  await client.end();
}
