import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "../../outcome.ts";

/** Bodies hold people's data, so an operator reads status and path alone. */
export interface PagarmeLog {
  error(told: object, message: string): void;
  warn(told: object, message: string): void;
}

export interface ClientOptions {
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly log: PagarmeLog;
  readonly timeoutMs?: number;
}

interface ApiRequest {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** `rejected`: the API did nothing. `away`: the request may have been carried out. */
export type ApiAnswer =
  | { readonly outcome: "answered"; readonly body: unknown }
  | { readonly outcome: "rejected"; readonly status: number; readonly body: unknown }
  | Outcome<"away">;

export type PagarmeClient = (asked: ApiRequest) => Promise<ApiAnswer>;

const AWAY = { outcome: "away" } as const;

/** A shop waits this long for a card's bank; a person waits no longer either. */
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 250;

/** Refusals that say nothing about the request: a wrong key, a blocked address, a conflict with itself, too many requests. */
const UNDECIDED = new Set([401, 403, 408, 409, 425, 429]);

export function createClient({ baseUrl, secretKey, log, timeoutMs = TIMEOUT_MS }: ClientOptions): PagarmeClient {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;

  async function ask({ method, path, body, idempotencyKey }: ApiRequest): Promise<ApiAnswer> {
    const [resource] = path.split(/[/?]/);
    try {
      const response = await fetch(`${baseUrl}/${path}`, {
        method,
        headers: {
          authorization,
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
          ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const { status } = response;
      if (status === 401 || status === 403) log.error({ status, resource }, "O Pagar.me recusou a chave secreta.");
      else if (!response.ok) log.warn({ status, resource }, "O Pagar.me recusou um pedido.");
      if (status >= 500 || UNDECIDED.has(status)) return AWAY;
      const answer = parse(text);
      return response.ok ? { outcome: "answered", body: answer } : { outcome: "rejected", status, body: answer };
    } catch (error) {
      log.warn({ resource, reason: error instanceof Error ? error.name : "" }, "O Pagar.me não respondeu.");
      return AWAY;
    }
  }

  return async (asked) => {
    const answer = await ask(asked);
    if (answer.outcome !== "away" || asked.method !== "GET") return answer;
    await wait(PAUSE_MS);
    return ask(asked);
  };
}

/** An answer that is no JSON, as of a proxy in between, has no body. */
function parse(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}
