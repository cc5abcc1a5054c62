import type { FastifyInstance } from "fastify";
import type { TIMEOUTS } from "../limits.ts";

export type Timeouts = { readonly [name in keyof typeof TIMEOUTS]: number };

/** Node's own limit for the headers of a request. */
const HEADERS_MS = 60_000;

/** Node answers a late request with 408 and closes the connection. */
export const timeoutOptions = ({ requestMs, checkMs }: Timeouts) => ({
  requestTimeout: requestMs,
  http: {
    requestTimeout: requestMs,
    headersTimeout: Math.min(HEADERS_MS, requestMs),
    connectionsCheckingInterval: checkMs,
  },
  forceCloseConnections: "idle" as const,
});

/** Connections are closed after `shutdownMs`, so that no request holds up a shutdown. */
export function closeConnectionsAtShutdown(app: FastifyInstance, { shutdownMs }: Timeouts): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), shutdownMs);
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}
