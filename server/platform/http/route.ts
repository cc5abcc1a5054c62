import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { z } from "zod";
import type { Call, CallAnswer, Limit } from "#contract/call.ts";
import { IDEMPOTENCY_KEY } from "#contract/idempotency-key.ts";
import { withoutAccents } from "#domain/text/accentless.ts";
import type { Idempotency } from "../database/create-once.ts";
import type { Reads } from "../database/reads.ts";
import type { Actor, Scope } from "../database/scope.ts";
import { networkOf } from "./network.ts";

const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);

type Parsed<C extends Call, K extends "params" | "querystring" | "body"> = C["schema"][K] extends z.ZodType
  ? z.output<C["schema"][K]>
  : undefined;

export interface Sender {
  readonly userAgent: string | undefined;
  /** The block that the address is in, never the address. */
  readonly network: string;
}

export type InScope = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;

export interface Served<C extends Call> {
  readonly params: Parsed<C, "params">;
  readonly query: Parsed<C, "querystring">;
  readonly body: Parsed<C, "body">;
  readonly actor: Actor;
  readonly tokenHash: Buffer | undefined;
  readonly isProved: boolean;
  readonly factorDueAt: Date | null;
  readonly sender: Sender;
  readonly headers: IncomingHttpHeaders;
  /** A client that may send the creation again sends a key. */
  readonly idempotency: C extends { readonly creates: true } ? Idempotency | undefined : undefined;
  readonly log: FastifyBaseLogger;
  readonly inScope: InScope;
  /** It counts what only some requests of the call do, outside of a transaction. */
  readonly countAgainst: (limit: Limit) => Promise<void>;
}

/** A stream that fails half-way is cut off, which a client takes for a lost connection. */
export interface Download<Bytes extends Buffer | Readable = Buffer | Readable> {
  readonly bytes: Bytes;
  readonly mediaType: string;
  readonly fileName?: string;
  readonly specifiedName?: string | undefined;
  readonly sizeBytes?: number;
  /** The bytes are those from `first` to `last` of the whole, which is answered as a part (RFC 9110, 14). */
  readonly part?: { readonly first: number; readonly last: number; readonly of: number } | undefined;
  /** The whole can be asked for in parts. */
  readonly takesRanges?: boolean;
  readonly cacheSeconds?: number;
  /** The file is the same for everybody and, with `cacheSeconds`, never changes, so that proxies keep it too. */
  readonly isPublic?: boolean;
  /** Without `cacheSeconds` caches ask by it whether the bytes still hold. */
  readonly digest?: string;
  /** The address of these very bytes. */
  readonly contentLocation?: string;
}

/** An answer with headers that another protocol reads. */
export class Headed<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(body: Body, headers: Readonly<Record<string, string | number>>) {
    this.body = body;
    this.headers = headers;
  }
}

type Answer<C extends Call> =
  CallAnswer<C> extends undefined
    ? Download | Headed<undefined> | undefined
    : CallAnswer<C> | Headed<CallAnswer<C>> | (204 extends keyof C["schema"]["response"] ? undefined : never);

export type Route = (app: FastifyInstance, scopes: ScopeOpener) => void;

interface ScopeOpener {
  openScope<T>(actor: Actor, work: (scope: Scope) => Promise<T>): Promise<T>;
  /** Reads may go to a standby. */
  readonly reads?: Reads | undefined;
}

export function bind<C extends Call>(call: C, handle: (served: Served<C>) => Promise<Answer<C>>): Route {
  const status = Number(Object.keys(call.schema.response).find((code) => code.startsWith("2")));
  return (app, scopes) => {
    const routed: RouteOptions = {
      ...call,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const handled: unknown = await noted(request, scopes, () => handle(serve<C>(request, scopes)));
        if (handled instanceof Headed) reply.headers(handled.headers);
        const answer = handled instanceof Headed ? handled.body : handled;
        reply.code(answer === undefined && 204 in call.schema.response ? 204 : status);
        if (!isDownload(answer)) return answer;
        if (answer.fileName)
          reply.header("content-disposition", contentDisposition(answer.fileName, answer.specifiedName));
        if (answer.sizeBytes) reply.header("content-length", answer.sizeBytes);
        if (answer.takesRanges) reply.header("accept-ranges", "bytes");
        if (answer.part) {
          const { first, last, of } = answer.part;
          reply.code(206).header("content-range", `bytes ${first}-${last}/${of}`);
        }
        reply.header("cache-control", cacheControlOf(answer));
        if (answer.contentLocation) reply.header("content-location", answer.contentLocation);
        if (answer.digest && isHeld(request, reply, answer.digest)) return reply.code(304).send();
        return reply.type(answer.mediaType).send(answer.bytes);
      },
    } as unknown as RouteOptions;
    if (call.config?.raw) serveBytes(app, routed);
    else app.route(routed);
  };
}

function serveBytes(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    own.route(route);
  });
}

function serve<C extends Call>(request: FastifyRequest, scopes: ScopeOpener): Served<C> {
  return {
    params: request.params as Parsed<C, "params">,
    query: request.query as Parsed<C, "querystring">,
    body: request.body as Parsed<C, "body">,
    get actor() {
      return signedIn(request);
    },
    tokenHash: request.tokenHash,
    isProved: request.isProved,
    factorDueAt: request.factorDueAt,
    sender: { userAgent: request.headers["user-agent"]?.slice(0, 300), network: networkOf(request.ip) },
    headers: request.headers,
    get idempotency() {
      return idempotencyOf(request) as Served<C>["idempotency"];
    },
    log: request.log,
    inScope: (work) => openScope(request, scopes, work),
    countAgainst: (limit) => request.countAgainst(limit),
  };
}

function idempotencyOf({ headers, method, routeOptions }: FastifyRequest): Idempotency | undefined {
  const key = headers[IDEMPOTENCY_KEY];
  return key === undefined ? undefined : { call: `${method} ${routeOptions.url}`, key: String(key) };
}

/** Before the answer leaves, because its reader may ask at once. A refusal may have written, too, but a stranger's concerns no reader. */
async function noted<T>(request: FastifyRequest, { reads }: ScopeOpener, work: () => Promise<T>): Promise<T> {
  if (!reads || READING.has(request.method)) return work();
  let isRefused = true;
  try {
    const answer = await work();
    isRefused = false;
    return answer;
  } finally {
    if (request.actor || !isRefused) await reads.noteWrite(request.actor);
  }
}

function openScope<T>(
  request: FastifyRequest,
  { openScope: open, reads }: ScopeOpener,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const actor = signedIn(request);
  if (!reads || !READING.has(request.method)) return open(actor, work);
  return reads.inScope({ actor, writtenUpTo: request.writtenUpTo, call: request.routeOptions.url ?? "" }, work);
}

function signedIn(request: FastifyRequest): Actor {
  if (!request.actor) throw new Error("a public call has no actor");
  return request.actor;
}

export const digestOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 27);

/** The tag is weak, because the answer may be compressed on its way. */
export function isHeld({ headers }: FastifyRequest, reply: FastifyReply, digest: string): boolean {
  const tag = `W/"${digest}"`;
  reply.header("etag", tag);
  return headers["if-none-match"]?.split(",").some((one) => one.trim() === tag) === true;
}

const cacheControlOf = ({ cacheSeconds, isPublic, digest }: Download): string => {
  if (!cacheSeconds) return digest ? `${isPublic ? "public" : "private"}, no-cache` : "no-store";
  return isPublic ? `public, max-age=${cacheSeconds}, immutable` : `private, max-age=${cacheSeconds}`;
};

const isDownload = (answer: unknown): answer is Download =>
  typeof answer === "object" &&
  answer !== null &&
  "bytes" in answer &&
  (Buffer.isBuffer(answer.bytes) || answer.bytes instanceof Readable);

/** Browsers that read only ASCII get a plain name (RFC 6266). */
function contentDisposition(fileName: string, specifiedName = fileName): string {
  const plain = withoutAccents(specifiedName)
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\]/g, "");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
