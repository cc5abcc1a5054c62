import { existsSync } from "node:fs";
import { StartFailure } from "../../platform/start-failure.ts";

export const POSTGRES_BIN = "/usr/lib/postgresql/15/bin";

/** A file of each package of Debian 12. */
const PACKAGES: Readonly<Record<string, string>> = {
  "postgresql-15": `${POSTGRES_BIN}/postgres`,
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  "swift-proxy": "/usr/bin/swift-proxy-server",
  "swift-account": "/usr/bin/swift-account-server",
  "swift-container": "/usr/bin/swift-container-server",
  "swift-object": "/usr/bin/swift-object-server",
};

export function refuseMissingPackages(): void {
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name] ?? ""));
  if (missing.length === 0) return;
  throw new StartFailure(
    `Para o cluster faltam pacotes do Debian 12: apt-get install --no-install-recommends ${missing.join(" ")}`,
  );
}
