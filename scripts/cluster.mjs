/**
 * `npm run cluster`: on this machine what production runs on several, with demo data, until Ctrl-C: two nodes of Prumo behind HAProxy,
 * PostgreSQL 15 with a synchronous standby under Patroni and etcd, and OpenStack Swift for photos. For development and tests; it needs
 * packages of Debian 12 and names those that are missing. Everything listens on the loopback interface and is deleted at the end.
 */
import { onRightNode } from "./bootstrap.mjs";

await onRightNode(import.meta.url, { tools: true });

const { startCluster } = await import("../server/testing/cluster/start.ts");

const ended = new Promise((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, resolve);
});

try {
  console.log("Iniciando o cluster (cerca de 20 segundos)…");
  const port = Number(process.env.PORT ?? 3000);
  const cluster = await startCluster({ port, env: { DEMO: "1", PUBLIC_URL: `http://localhost:${port}` } });
  const { members } = cluster.postgres;
  console.log(`
  Prumo (HAProxy):  ${cluster.url}
  Nós:              ${cluster.nodes.map(({ url }) => url).join("  ")}
  PostgreSQL:       ${members.map(({ name, port: at }) => `${name} 127.0.0.1:${at}`).join("  ")}
  DATABASE_URL:     ${cluster.postgres.ownerUrl}
  Fotos (Swift):    ${cluster.store.settings.endpoint}
  Pasta e logs:     ${cluster.folder}
  Processos:        ${cluster.folder}/pids (para matar um e ver o que acontece)

  Contas: treinadora@prumo.example e as outras do README. Para encerrar: Ctrl-C
`);
  await ended;
  console.log("Encerrando…");
  await cluster.stop();
} catch (error) {
  console.error(error.name === "StartFailure" ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
process.exit();
