import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { Refusal } from "../refusal.ts";

const Pages = z.record(z.string(), z.string());

/** By address, pages of which some are gone: they answer 404 with the program, which says why. Search engines index none of them. */
export type Presence = Readonly<Record<string, (params: unknown) => Promise<boolean>>>;

interface Options {
  readonly productName: string;
  readonly presence: Presence;
}

/**
 * Assets have hashes and stay for a year. The service worker is asked for anew like a page, or an old one would stay. An address
 * that is nowhere in the route table gets the program, which says so, and 404 for search engines.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string | undefined,
  { productName, presence }: Options,
): Promise<void> {
  if (folder) {
    const manifest = JSON.stringify(manifestOf(productName));
    app.get("/manifest.webmanifest", { schema: { hide: true } }, (_request, reply) => {
      void reply.header("cache-control", "no-cache").type("application/manifest+json").send(manifest);
    });
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
    const pages = Pages.parse(JSON.parse(readFileSync(join(folder, "pages.json"), "utf8")));
    for (const [address, file] of Object.entries({ "/": "index.html", ...pages })) {
      const isThere = presence[address];
      app.get(address, { schema: { hide: true } }, (request, reply) => {
        if (!isThere) return void sendPage(reply, file);
        reply.header("x-robots-tag", "noindex");
        void isThere(request.params)
          .then((there) => (there ? sendPage(reply, file) : sendMissing(reply, file)))
          .catch((error: unknown) => void reply.send(error));
      });
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" && !/^\/(api|assets)\//.test(request.url);
    if (folder && isPage) {
      sendMissing(reply, "index.html");
    } else {
      const { status, body } = new Refusal("not_found");
      reply.code(status).send(body);
    }
  });
}

/** The handlers answer with nothing: a reply that is handed back is waited for, by more listeners than a response may have. */
const sendPage = (reply: FastifyReply, file: string) => reply.header("cache-control", "no-cache").sendFile(file);

/** A 404 has a body: it never answers "not modified" or a range. */
const ALWAYS_WHOLE = { etag: false, lastModified: false, acceptRanges: false };

const sendMissing = (reply: FastifyReply, file: string) =>
  reply.code(404).header("cache-control", "no-cache").sendFile(file, ALWAYS_WHOLE);

const HOME = "/inicio/treino";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** W3C Web Application Manifest. The product opens where a student trains. */
const manifestOf = (productName: string) => ({
  id: "/",
  name: productName,
  short_name: productName,
  description: "Seu treino na academia, com ou sem sinal.",
  lang: "pt-BR",
  dir: "ltr",
  start_url: HOME,
  scope: "/",
  display: "standalone",
  background_color: "#ffffff",
  theme_color: "#32335b",
  categories: ["fitness", "health"],
  icons: [
    icon("icon-192.png", 192, "any"),
    icon("icon-512.png", 512, "any"),
    icon("maskable-512.png", 512, "maskable"),
  ],
  shortcuts: [{ name: "Treinar agora", url: HOME, icons: [icon("icon-192.png", 192, "any")] }],
});
