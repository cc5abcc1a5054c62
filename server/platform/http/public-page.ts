import type { FastifyReply, FastifyRequest } from "fastify";
import { recordOf } from "#domain/record.ts";
import { digestOf, isHeld, type Route } from "./route.ts";

export type PageAnswer =
  | {
      readonly status?: 200 | 404;
      readonly body: string;
      readonly mediaType: string;
      readonly policy?: string;
    }
  | { readonly movedTo: string };

/** Caches must ask whether the answer still holds, so that a change and a withdrawal are seen at once. */
export const publicPage =
  (address: string, answer: (params: Readonly<Record<string, string>>) => Promise<PageAnswer>): Route =>
  (app) => {
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      const page = await answer(paramsOf(request));
      reply.header("cache-control", "public, no-cache");
      if ("movedTo" in page) return reply.redirect(page.movedTo, 301);
      if (page.policy) reply.header("content-security-policy", page.policy);
      return sendRevalidated(request, reply, page);
    });
  };

const paramsOf = ({ params }: FastifyRequest): Readonly<Record<string, string>> =>
  recordOf(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, body, mediaType }: Exclude<PageAnswer, { movedTo: string }>,
): FastifyReply {
  if (isHeld(request, reply, digestOf(body)) && status === 200) return reply.code(304).send();
  return reply.code(status).type(mediaType).send(body);
}

const YEAR_SECONDS = 31_536_000;

export const hashedFile =
  (address: string, bytes: Buffer, mediaType: string): Route =>
  (app) => {
    app.get(address, { schema: { hide: true } }, (_, reply) => {
      void reply.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`).type(mediaType).send(bytes);
    });
  };
