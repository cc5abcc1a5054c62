import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { S3Settings } from "../../platform/files/storage.ts";
import { answering, Program } from "../cluster/program.ts";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
const BIN = "/usr/bin";
const PARTS = ["account", "container", "object"] as const;
type Part = (typeof PARTS)[number];

const MISSING =
  "The S3 tests need OpenStack Swift, a real store that speaks S3. On Debian: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object. They run in npm run test:deep only.";

export interface Swift {
  readonly settings: S3Settings & { readonly endpoint: string };
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One copy on one device is enough to speak the protocol with. */
export async function openSwift(folder: string): Promise<Swift> {
  if (!existsSync(join(BIN, "swift-proxy-server"))) throw new Error(MISSING);
  const [proxy, account, container, object] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const ports: Readonly<Record<Part, number>> = { account, container, object };
  mkdirSync(join(folder, "devices/d1"), { recursive: true });
  writeFileSync(join(folder, "swift.conf"), "[swift-hash]\nswift_hash_path_suffix = prumo\n");
  for (const part of PARTS) {
    await makeRing(folder, part, ports[part]);
    writeFileSync(join(folder, `${part}.conf`), partConf(folder, part, ports[part]));
  }
  writeFileSync(join(folder, "proxy.conf"), proxyConf(folder, proxy));
  const programs = [...PARTS, "proxy" as const].map((part) => serve(folder, part));
  const answers = async () => {
    // The proxy answers before the servers behind it do.
    for (const port of [...Object.values(ports), proxy]) await answering(`http://127.0.0.1:${port}/healthcheck`);
  };
  const all = async (act: (program: Program) => Promise<void>) => void (await Promise.all(programs.map(act)));
  const swift: Swift = {
    settings: {
      bucket: "prumo",
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${proxy}`,
      accessKeyId: "prumo:fotos",
      secretAccessKey: "segredo",
    },
    kill: () => all((program) => program.kill()),
    async start() {
      for (const program of programs) program.start();
      await answers();
    },
    stop: () => all((program) => program.stop()),
  };
  await answers().catch(async (error: unknown) => {
    await swift.kill();
    throw error;
  });
  return swift;
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

const serve = (folder: string, part: Part | "proxy"): Program =>
  new Program(folder, {
    name: part,
    command: join(BIN, `swift-${part}-server`),
    args: [join(folder, `${part}.conf`), "-v"],
    env: { SWIFT_DIR: folder },
  });
