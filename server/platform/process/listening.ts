import { createServer } from "node:net";
import { reasonOf, StartFailure } from "../start-failure.ts";

/**
 * The port itself, a free one for 0. Tried before the database is opened: a start that cannot listen fails at once and changes
 * nothing.
 */
export function findPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(listenFailure(error, host, port)));
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

export function listenFailure(error: unknown, host: string, port: number): Error {
  const reason = reasonOf(error);
  switch (reason) {
    case "EADDRINUSE":
      return new StartFailure(
        `A porta ${port} já está em uso. Encerre o programa que a usa ou escolha outra: PORT=${port + 1} npm start`,
      );
    case "EACCES":
      return new StartFailure(`Esta conta não pode usar a porta ${port}. Escolha em PORT uma porta acima de 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EINVAL":
      return new StartFailure(`HOST: ${host} não é um endereço desta máquina. Use 127.0.0.1 ou 0.0.0.0.`);
    default:
      return error instanceof Error ? error : new Error(reason);
  }
}
