import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "../../platform/files/storage.ts";
import { fastestTemporaryFolder } from "../files/memory-folder.ts";
import { freePort } from "../services/free-port.ts";
import { openSwift, type Swift } from "../services/swift-store.ts";
import { startFront } from "./front.ts";
import { refuseMissingPackages } from "./packages.ts";
import { type PostgresCluster, startPostgresCluster } from "./postgres.ts";
import { answering, guard, Program } from "./program.ts";

const MAIN = join(import.meta.dirname, "../../main.ts");
const NODES = 2;

export interface Node {
  readonly url: string;
  kill(): Promise<void>;
  start(): void;
  ready(): Promise<void>;
}

export interface Cluster {
  readonly folder: string;
  readonly postgres: PostgresCluster;
  readonly store: Swift;
  readonly nodes: readonly Node[];
  /** HAProxy before the nodes. */
  readonly url: string;
  stop(): Promise<void>;
}

/** On one machine what production runs on several; everything listens on the loopback interface. */
export async function startCluster({ port = 0, env = {} }: { port?: number; env?: Record<string, string> } = {}) {
  refuseMissingPackages();
  const folder = mkdtempSync(join(fastestTemporaryFolder(), "prumo-cluster-"));
  // The account of PostgreSQL passes through it.
  chmodSync(folder, 0o711);
  const keeper = guard(folder);
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
    keeper.release();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return await startParts(folder, { port, env, closers, stop });
  } catch (error) {
    const logs = endsOfLogs(folder);
    await stop();
    throw new Error(`the cluster did not start\n${logs}`, { cause: error });
  }
}

function endsOfLogs(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".log"));
  return files.map((name) => `${name}\n${readFileSync(join(folder, name), "utf8").slice(-1_500)}`).join("\n\n");
}

async function startParts(
  folder: string,
  {
    port,
    env,
    closers,
    stop,
  }: { port: number; env: Record<string, string>; closers: (() => Promise<void>)[]; stop(): Promise<void> },
): Promise<Cluster> {
  const storeFolder = join(folder, "store");
  mkdirSync(storeFolder);
  const store = await openSwift(storeFolder);
  closers.push(() => store.stop());
  await createBucket(store.settings);
  const postgres = await startPostgresCluster(folder);
  closers.push(() => postgres.stop());
  const ports = await Promise.all(Array.from({ length: NODES }, () => freePort()));
  const nodes = ports.map((own, index) => {
    const { program, ...node } = startNode(folder, `node-${index}`, {
      ...env,
      PORT: String(own),
      DATABASE_URL: postgres.ownerUrl,
      DATABASE_READ_URL: postgres.ownerUrl,
      ...storeEnv(store.settings),
    });
    closers.push(() => program.stop());
    return node;
  });
  await Promise.all(nodes.map((node) => node.ready()));
  const front = await startFront(folder, ports, port);
  closers.push(() => front.stop());
  await answering(`${front.url}/api/ready`, (status) => status === 200);
  return { folder, postgres, store, nodes, url: front.url, stop };
}

function startNode(folder: string, name: string, env: Record<string, string>): Node & { readonly program: Program } {
  const program = new Program(folder, {
    name,
    command: process.execPath,
    args: [MAIN],
    // Copies of personal data and the payments sandbox are in a folder that the nodes share.
    env: { DATA_DIR: join(folder, "data"), LOG_LEVEL: "warn", ...env },
  });
  const url = `http://127.0.0.1:${env.PORT}`;
  return {
    program,
    url,
    kill: () => program.kill(),
    start: () => program.start(),
    ready: () => answering(`${url}/api/ready`, (status) => status === 200),
  };
}

const storeEnv = ({ bucket, endpoint, accessKeyId, secretAccessKey }: S3Settings): Record<string, string> => ({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint ?? "",
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});

async function createBucket({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings): Promise<void> {
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ region, forcePathStyle: true, credentials, ...(endpoint && { endpoint }) });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}
