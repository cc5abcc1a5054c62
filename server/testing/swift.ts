import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import type { S3Settings } from "../platform/files/storage.ts";
import { aFolder } from "./folder.ts";

const run = promisify(execFile);
const BIN = "/usr/bin";
const PARTS = ["account", "container", "object"] as const;
type Part = (typeof PARTS)[number];

const MISSING =
  "The S3 tests need OpenStack Swift, a real store that speaks S3. On Debian: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object. They run in npm run test:deep only.";

const PATIENCE_MS = 60_000;

/** One copy on one device is enough to speak the protocol with. */
export async function startSwift(): Promise<S3Settings & { readonly endpoint: string }> {
  if (!existsSync(join(BIN, "swift-proxy-server"))) throw new Error(MISSING);
  const folder = aFolder();
  const [proxy, account, container, object] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const ports: Readonly<Record<Part, number>> = { account, container, object };
  mkdirSync(join(folder, "devices/d1"), { recursive: true });
  writeFileSync(join(folder, "swift.conf"), "[swift-hash]\nswift_hash_path_suffix = prumo\n");
  for (const part of PARTS) {
    await makeRing(folder, part, ports[part]);
    writeFileSync(join(folder, `${part}.conf`), partConf(folder, part, ports[part]));
  }
  writeFileSync(join(folder, "proxy.conf"), proxyConf(folder, proxy));
  const processes: ChildProcess[] = [];
  const killAll = () => {
    for (const child of processes) child.kill("SIGKILL");
  };
  // A file that fails while it is loaded never comes to its last test.
  process.once("exit", killAll);
  afterAll(async () => {
    await Promise.all(processes.map(stop));
    process.off("exit", killAll);
  });
  for (const part of PARTS) processes.push(serve(folder, part));
  processes.push(serve(folder, "proxy"));
  // The proxy answers before the servers behind it do.
  for (const port of [...Object.values(ports), proxy]) await answering(`http://127.0.0.1:${port}/healthcheck`, folder);
  return {
    bucket: "prumo",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${proxy}`,
    accessKeyId: "prumo:fotos",
    secretAccessKey: "segredo",
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

async function makeRing(folder: string, part: Part, port: number): Promise<void> {
  const builder = (...words: string[]) =>
    run(join(BIN, "swift-ring-builder"), [`${part}.builder`, ...words], { cwd: folder });
  await builder("create", "4", "1", "1");
  await builder("add", `r1z1-127.0.0.1:${port}/d1`, "1");
  await builder("rebalance");
}

const base = (folder: string, port: number) =>
  [
    "[DEFAULT]",
    "bind_ip = 127.0.0.1",
    `bind_port = ${port}`,
    "workers = 0",
    `user = ${userInfo().username}`,
    `swift_dir = ${folder}`,
    `devices = ${folder}/devices`,
    "mount_check = false",
    "fallocate_reserve = 0",
    "disable_fallocate = true",
  ].join("\n");

const partConf = (folder: string, part: Part, port: number) =>
  `${base(folder, port)}\n[pipeline:main]\npipeline = ${part}-server\n[app:${part}-server]\nuse = egg:swift#${part}\n`;

const proxyConf = (folder: string, port: number) =>
  [
    base(folder, port),
    "[pipeline:main]",
    "pipeline = catch_errors healthcheck cache s3api tempauth bulk slo proxy-server",
    "[filter:catch_errors]",
    "use = egg:swift#catch_errors",
    "[filter:healthcheck]",
    "use = egg:swift#healthcheck",
    // tempauth asks for a cache of tokens. Signed requests have none, so nothing listens there.
    "[filter:cache]",
    "use = egg:swift#memcache",
    "memcache_servers = 127.0.0.1:9",
    "[filter:s3api]",
    "use = egg:swift#s3api",
    "s3_acl = false",
    "location = us-east-1",
    "[filter:tempauth]",
    "use = egg:swift#tempauth",
    "user_prumo_fotos = segredo .admin",
    "[filter:bulk]",
    "use = egg:swift#bulk",
    "[filter:slo]",
    "use = egg:swift#slo",
    "[app:proxy-server]",
    "use = egg:swift#proxy",
    "account_autocreate = true",
    "",
  ].join("\n");

function serve(folder: string, part: Part | "proxy"): ChildProcess {
  const output = openSync(join(folder, `${part}.log`), "a");
  return spawn(join(BIN, `swift-${part}-server`), [join(folder, `${part}.conf`), "-v"], {
    cwd: folder,
    stdio: ["ignore", output, output],
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", SWIFT_DIR: folder },
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Asks until the address answers, with any status. A started process gives no other sign that it listens. */
async function answering(url: string, folder: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    if (Date.now() > deadline) throw new Error(`Swift did not start; its logs are in ${folder}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
