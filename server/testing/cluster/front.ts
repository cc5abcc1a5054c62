import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../services/free-port.ts";
import { Program } from "./program.ts";

/** One address before the nodes. Only a request that reached none is sent to another one: a repeated POST could write twice. */
export async function startFront(
  folder: string,
  nodes: readonly number[],
  wanted = 0,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = wanted || (await freePort());
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure
listen prumo
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /api/ready
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node, index) => `  server node${index} 127.0.0.1:${node}`).join("\n")}
`,
  );
  const haproxy = new Program(folder, { name: "haproxy", command: "/usr/sbin/haproxy", args: ["-db", "-f", file] });
  return { url: `http://127.0.0.1:${port}`, stop: () => haproxy.stop() };
}
