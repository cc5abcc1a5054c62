import type { FastifyInstance } from "fastify";
import type { TIMEOUTS } from "../limits.ts";

export type Timeouts = { readonly [name in keyof typeof TIMEOUTS]: number };

/** Node's own limit for the headers of a request. */
const HEADERS_MS = 60_000;

/** The server's options that end a request which does not arrive in time; Node answers it with 408 and closes the connection. */
export const timeoutOptions = ({ requestMs, checkMs }: Timeouts) => ({
  requestTimeout: requestMs,
  http: {
    requestTimeout: requestMs,
    headersTimeout: Math.min(HEADERS_MS, requestMs),
    connectionsCheckingInterval: checkMs,
  },
  forceCloseConnections: "idle" as const,
});

/** Closing waits for requests under way; after `shutdownMs` their connections are closed, so that none holds up a shutdown. */
export function closeConnectionsAtShutdown(app: FastifyInstance, { shutdownMs }: Timeouts): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), shutdownMs);
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}
