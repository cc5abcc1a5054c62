import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import https from "node:https";
import { type AddressInfo, connect } from "node:net";

/** The answer of each public service, by the host that cep-promise asks. */
export type PostalService = (host: string, request: IncomingMessage, response: ServerResponse) => void;

const AVENIDA_PAULISTA = {
  cep: "01310-100",
  logradouro: "Avenida Paulista",
  bairro: "Bela Vista",
  localidade: "São Paulo",
  uf: "SP",
};

/** ViaCEP knows one street and no other CEP. The other services refuse. */
export const viaCep: PostalService = (host, { url }, response) => {
  if (host !== "viacep.com.br") return response.writeHead(503).end();
  const isKnown = url?.includes("01310100");
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(isKnown ? AVENIDA_PAULISTA : { erro: "true" }));
};

/** The service receives every HTTPS connection of this process until it is closed. */
export async function aPostalService(service: PostalService) {
  const asked: string[] = [];
  let behave = service;
  const server = createServer((request, response) => {
    const host = request.headers.host ?? "";
    asked.push(`${host}${request.url}`);
    behave(host, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  class LocalAgent extends https.Agent {
    override createConnection() {
      return connect(port, "127.0.0.1");
    }
  }
  const outside = https.globalAgent;
  https.globalAgent = new LocalAgent();
  return {
    asked,
    behaveLike(other: PostalService) {
      behave = other;
      asked.length = 0;
    },
    close() {
      https.globalAgent = outside;
      server.closeAllConnections();
      server.close();
    },
  };
}
