import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isRoot, unprivilegedAccount } from "../../platform/database/embedded/account.ts";
import { freePort } from "../services/free-port.ts";
import { POSTGRES_BIN } from "./packages.ts";
import { answering, Program } from "./program.ts";

const OWNER = "prumo_owner";
const PASSWORD = "segredo";
const READY_LIMIT_MS = 60_000;
const LOOK_MS = 100;

/** Patroni's leader key ends after `ttl`; Patroni asks for `loop_wait + 2 * retry_timeout` at least. */
const TIMES = { ttl: 6, loop_wait: 1, retry_timeout: 2 };

export interface Member {
  readonly name: string;
  readonly port: number;
  /** In Patroni's own record, by which it chooses the next primary. PostgreSQL tells of a synchronous standby up to a second earlier. */
  isSynchronous(): Promise<boolean>;
  /** As when its machine loses power. */
  kill(): Promise<void>;
  /** As when it hangs or loses its network: no connection is closed. */
  freeze(): void;
  start(): void;
}

export interface PostgresCluster {
  readonly members: readonly Member[];
  /** Lists all members. */
  readonly ownerUrl: string;
  primary(): Promise<Member>;
  /** Waits until another member repeats each write before it is acknowledged. */
  synchronous(): Promise<void>;
  stop(): Promise<void>;
}

interface Place {
  readonly folder: string;
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
  readonly etcd: number;
}

export async function startPostgresCluster(folder: string): Promise<PostgresCluster> {
  const account = isRoot() ? unprivilegedAccount() : undefined;
  const own = join(folder, "postgres");
  mkdirSync(own);
  if (account) chownSync(own, account.uid, account.gid);
  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const etcd = startEtcd(folder, own, { account, client: etcdPort, peer: peerPort });
  await answering(`http://127.0.0.1:${etcdPort}/health`, (status) => status === 200);
  const place = { folder: own, account, etcd: etcdPort };
  const first = await startMember(folder, "um", place);
  const members = [first, await startMember(folder, "dois", place)] as const;
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join(",");
  const primary = () => findPrimary(members);
  await createDatabase(await primary());
  const cluster: PostgresCluster = {
    members,
    ownerUrl: `postgres://${OWNER}:${PASSWORD}@${hosts}/prumo`,
    primary,
    synchronous: () => waitForStandby(members),
    async stop() {
      await Promise.all(members.map((member) => member.stop()));
      await etcd.stop();
    },
  };
  await cluster.synchronous();
  return cluster;
}

function startEtcd(
  folder: string,
  own: string,
  { account, client, peer }: { account: Place["account"]; client: number; peer: number },
): Program {
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const args = [
    ["data-dir", join(own, "etcd")],
    ["listen-client-urls", clients],
    ["advertise-client-urls", clients],
    ["listen-peer-urls", peers],
    ["initial-advertise-peer-urls", peers],
    ["initial-cluster", `default=${peers}`],
  ].flatMap(([name, value]) => [`--${name}`, value ?? ""]);
  return new Program(folder, { name: "etcd", command: "/usr/bin/etcd", args, account });
}

async function startMember(folder: string, name: string, place: Place): Promise<Member & { stop(): Promise<void> }> {
  const [port, api] = [await freePort(), await freePort()];
  const data = join(place.folder, name);
  const file = join(place.folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(configOf(name, { port, api, data, place })));
  const patroni = new Program(folder, {
    name: `patroni-${name}`,
    command: "/usr/bin/patroni",
    args: [file],
    account: place.account,
  });
  return {
    name,
    port,
    isSynchronous: () =>
      fetch(`http://127.0.0.1:${api}/synchronous`, { signal: AbortSignal.timeout(2_000) }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.ok;
        },
        () => false,
      ),
    async kill() {
      // Patroni first: it would start PostgreSQL again.
      await patroni.kill();
      signalPostgres(data, "SIGKILL");
    },
    freeze() {
      patroni.signal("SIGSTOP");
      signalPostgres(data, "SIGSTOP");
    },
    start: () => patroni.start(),
    async stop() {
      await patroni.stop();
      // Patroni may have been killed before.
      if (existsSync(join(data, "postmaster.pid"))) signalPostgres(data, "SIGKILL");
    },
  };
}

function signalPostgres(data: string, signal: NodeJS.Signals): void {
  const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  const children = spawnSync("pgrep", ["-P", String(postmaster)], { encoding: "utf8" }).stdout.split("\n");
  for (const pid of [postmaster, ...children.filter(Boolean).map(Number)]) process.kill(pid, signal);
}

/** Patroni reads YAML, of which JSON is a part. */
function configOf(
  name: string,
  { port, api, data, place }: { port: number; api: number; data: string; place: Place },
): object {
  const login = (username: string) => ({ username, password: PASSWORD });
  return {
    scope: "prumo",
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { host: `127.0.0.1:${place.etcd}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        // A primary that crashed is not waited for.
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          // A query on a standby holds back the cleaning of rows that it still reads.
          parameters: { hot_standby_feedback: "on", max_connections: 100, wal_keep_size: "256MB" },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication replicator 127.0.0.1/32 scram-sha-256"],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: POSTGRES_BIN,
      pgpass: `${data}.pgpass`,
      // Else the copy of the first member waits minutes for its next checkpoint.
      basebackup: { checkpoint: "fast" },
      authentication: { superuser: login("postgres"), replication: login("replicator"), rewind: login("rewinder") },
      parameters: { unix_socket_directories: place.folder, password_encryption: "scram-sha-256" },
    },
  };
}

async function ask<Row extends pg.QueryResultRow>(
  { port }: Member,
  query: string,
  database = "postgres",
): Promise<readonly Row[]> {
  const client = new pg.Client({
    connectionString: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const findPrimary = (members: readonly Member[]) =>
  eventually(async () => {
    for (const member of members) {
      const rows = await ask<{ standby: boolean }>(member, "select pg_is_in_recovery() as standby").catch(() => []);
      if (rows[0]?.standby === false) return member;
    }
    return undefined;
  }, "no member takes writes");

async function waitForStandby(members: readonly Member[]): Promise<void> {
  await eventually(async () => {
    const found = await Promise.all(members.map((member) => member.isSynchronous()));
    return found.includes(true) || undefined;
  }, "no member repeats writes");
}

async function eventually<T>(look: () => Promise<T | undefined>, failure: string): Promise<T> {
  for (const deadline = Date.now() + READY_LIMIT_MS; Date.now() < deadline; await pause(LOOK_MS)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(failure);
}

async function createDatabase(primary: Member): Promise<void> {
  await ask(primary, `create role ${OWNER} login createrole password '${PASSWORD}'`);
  await ask(primary, `create database prumo owner ${OWNER} encoding 'UTF8'`);
}
