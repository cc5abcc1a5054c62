import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "../refusal.ts";

/**
 * Serves the built pages. Assets carry a hash in their names and may be kept for a year; the page itself never. Any other
 * address that is not the API's is one of the page's own routes. Without a folder only the API is there.
 */
export async function servePages(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(response, path) {
        const isHashed = path.includes("/assets/");
        response.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    app.get("/", (_request, reply) => void sendPage(reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && !/^\/(api|assets)\//.test(request.url);
    if (folder && isPage) {
      sendPage(reply);
    } else {
      const { status, body } = new Refusal("not_found");
      reply.code(status).send(body);
    }
  });
}

/** The handlers answer with nothing: a reply that is handed back is waited for, by more listeners than a response may have. */
const sendPage = (reply: FastifyReply) => reply.header("cache-control", "no-cache").sendFile("index.html");
