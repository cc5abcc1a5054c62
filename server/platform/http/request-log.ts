import type { FastifyInstance } from "fastify";

/** Writes one line for each answer, with its method, path, status and time. Fastify's own two lines are switched off. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, "request completed");
  });
}
