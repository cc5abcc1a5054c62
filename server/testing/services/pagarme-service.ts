import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createPagarmeRecords, type PagarmeAnswer, type PagarmeRecords } from "./pagarme-records.ts";

export const PAGARME_KEYS = {
  secretKey: "sk_test_prumo",
  publicKey: "pk_test_prumo",
  webhook: { user: "prumo", password: "segredo do webhook" },
} as const;

/** The trouble comes before the next request of a kind is carried out, or after. */
interface Trouble {
  readonly at: "POST orders" | "GET orders" | "DELETE charges" | "POST customers";
  readonly when: "before" | "after";
  /** `silence`: no answer until the client gives up. `cut`: the connection is closed. A number is a status. */
  readonly how: "silence" | "cut" | number;
}

/** The service speaks the shapes of Pagar.me's API reference. Its cards are those of the provider's own simulator. */
export async function aPagarmeService(port = 0) {
  const records = createPagarmeRecords();
  const asked: string[] = [];
  const troubles: Trouble[] = [];

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const parts = pathname.replace(/^\/core\/v5\//, "").split("/");
    const kind = `${request.method} ${parts[0]}`;
    allowPages(response);
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    asked.push(kind);
    const trouble = takeTrouble(troubles, kind);
    if (trouble?.when === "before") return fail(response, trouble);
    const isToken = kind === "POST tokens";
    if (!isToken && request.headers.authorization !== basic(`${PAGARME_KEYS.secretKey}:`))
      return send(response, { status: 401, body: { message: "Authorization has been denied for this request." } });
    const answer = carryOut(records, kind, parts, searchParams, body, request.headers["idempotency-key"]);
    return trouble ? fail(response, trouble) : send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;

  return {
    baseUrl: `http://localhost:${address.port}/core/v5`,
    records,
    asked,
    fail: (trouble: Trouble) => void troubles.push(trouble),
    notice(type: string, key: string, id = `hook_${key}_${type}`) {
      const event = { id, account: { id: "acc_prumo", name: "Prumo" }, type, ...records.eventOf(type, key) };
      const { user, password } = PAGARME_KEYS.webhook;
      return {
        headers: { authorization: basic(`${user}:${password}`), "content-type": "application/json" },
        body: JSON.stringify(event),
      };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const basic = (account: string) => `Basic ${Buffer.from(account).toString("base64")}`;

function carryOut(
  records: PagarmeRecords,
  kind: string,
  [, id = "", part]: readonly string[],
  query: URLSearchParams,
  body: unknown,
  idempotencyKey: string | string[] | undefined,
): PagarmeAnswer {
  if (kind === "POST tokens") return records.makeToken(query.get("appId"), body);
  if (kind === "POST orders") return records.makeOrder(body, String(idempotencyKey ?? ""));
  if (kind === "GET orders") return id ? records.findOrder(id) : records.listOrders(query.get("code") ?? "");
  if (kind === "DELETE charges") return records.cancelCharge(id, body);
  if (kind === "POST customers") return part === "cards" ? records.makeCard(id, body) : records.makeCustomer(body);
  return { status: 404, body: { message: "Not Found" } };
}

function takeTrouble(troubles: Trouble[], kind: string): Trouble | undefined {
  const index = troubles.findIndex(({ at }) => at === kind);
  return index < 0 ? undefined : troubles.splice(index, 1)[0];
}

function fail(response: ServerResponse, { how }: Trouble): void {
  if (how === "silence") return;
  if (how === "cut") response.destroy();
  else send(response, { status: how, body: { message: "Internal server error." } });
}

function send(response: ServerResponse, { status, body }: PagarmeAnswer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Pages make tokens from their own address. */
function allowPages(response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "content-type");
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
