import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll } from "vitest";

async function listen(server: Server, sockets: readonly Socket[]): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

interface LastWords {
  /** Without being asked. */
  readonly greeting?: string | undefined;
  /** To the first message. */
  readonly welcome?: Buffer | undefined;
}

/** Takes every connection and says no more than its last words. Answers its port. */
export function aSilentServer({ greeting, welcome }: LastWords = {}): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {}).resume();
    if (greeting) socket.write(greeting);
    if (welcome) socket.once("data", () => socket.write(welcome));
  });
  return listen(server, sockets);
}

/** Leads to a server until `silence`: what is open then hears nothing more, what is opened later leads there again. */
export async function aForgetfulWay(serverUrl: string): Promise<{ readonly url: string; silence(): void }> {
  const { hostname, port } = new URL(serverUrl);
  const sockets: Socket[] = [];
  const way = createServer((client) => {
    const server = connect(Number(port), hostname);
    sockets.push(client, server);
    for (const socket of [client, server]) socket.on("error", () => {});
    client.pipe(server).pipe(client);
  });
  const url = new URL(serverUrl);
  url.port = String(await listen(way, sockets));
  return {
    url: url.href,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
