import type { FastifyInstance, FastifyRequest } from "fastify";

/** Longer than any version; the header is a stranger's text. */
const MAX_VERSION = 20;

export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime, ...versionOf(request) };
    request.log.info(answered, "request completed");
  });
}

/** Any version is served: the line tells which clients are still in use. */
function versionOf({ headers: { version } }: FastifyRequest) {
  return version === undefined ? {} : { version: String(version).slice(0, MAX_VERSION) };
}
