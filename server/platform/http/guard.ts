import type { FastifyInstance, FastifyRequest } from "fastify";
import { ACCESS } from "#contract/access.ts";
import { type AccessRow, callersOf } from "#contract/call.ts";
import { Id } from "#contract/wire.ts";
import { readStudentsMoney } from "#domain/administration.ts";
import type { Clock } from "../clock.ts";
import { beginAct, endAct } from "../database/acts.ts";
import type { Database } from "../database/connection/connection.ts";
import type { Reads } from "../database/reads.ts";
import { type Actor, authenticate, openSupport } from "../database/scope.ts";
import { PROOF_MS } from "../limits.ts";
import { refuse } from "../refusal.ts";
import { hashToken } from "../tokens.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: AccessRow;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    tokenHash: Buffer | undefined;
    /** Within the last minutes the person has signed in, or proved again that it is they. */
    isProved: boolean;
    /** Until when a second factor must be added; null: none must. */
    factorDueAt: Date | null;
    /** The record of what an administrator does. */
    act: number | undefined;
    /** The end of the primary's log when the tenant last wrote. Null: unknown, or there is no standby. */
    writtenUpTo: string | null;
  }
}

interface Guarding {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: { readonly requiresSecondFactor: boolean };
  readonly reads?: Reads | undefined;
}

/** The guard asks before the body is even read. A call without a row stops the start. */
export function guard(app: FastifyInstance, { db, clock, config, reads }: Guarding): void {
  app.decorateRequest("actor", undefined);
  app.decorateRequest("tokenHash", undefined);
  app.decorateRequest("isProved", false);
  app.decorateRequest("factorDueAt", null);
  app.decorateRequest("act", undefined);
  app.decorateRequest("writtenUpTo", null);

  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/api/")) return;
    const access = route.config?.access ?? rowOf(route.method, route.url);
    if (!access) throw new Error(`${route.method} ${route.url} has no row in contract/access.ts`);
    route.config = { ...route.config, access };
  });

  app.addHook("onRequest", async (request) => {
    const { access } = request.routeOptions.config;
    if (!access || access.who === "public") return;
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!token) return refuse("not_signed_in");
    request.tokenHash = hashToken(token);
    const session = await authenticate(db, request.tokenHash, clock.now(), reads !== undefined);
    if (!session) return refuse("not_signed_in");
    request.actor = session.actor;
    request.factorDueAt = config.requiresSecondFactor ? session.factorDueAt : null;
    request.writtenUpTo = session.writtenUpTo;
    const { who } = access;
    if (!callersOf(request.actor).some((caller) => who.includes(caller))) return refuse("not_allowed");
    if (session.mustChangePassword) {
      if (!access.beforePassword) return refuse("password_change_required");
    } else if (session.isLapsed) {
      if (!access.lapsed) return refuse("subscription_lapsed");
    } else if (request.factorDueAt && request.factorDueAt <= clock.now() && !access.beforeFactor)
      return refuse("second_factor_required");
    request.isProved = clock.now().getTime() - session.provedAt.getTime() < PROOF_MS;
    if (access.proof && !request.isProved) return refuse("proof_required");
    if (request.actor.role === "admin" && access.tenantBy) {
      const [kind, parameter] = access.tenantBy;
      const { success, data: id } = Id.safeParse(parametersOf(request)[parameter]);
      // Validation refuses a value that can be no id.
      if (!success) return;
      const action = isReading(request.method) ? "read" : "changed";
      const opened = kind === "user" && !readStudentsMoney(request.actor.adminRoles) ? "trainer" : kind;
      request.actor = (await openSupport(db, request.actor, { kind: opened, id, action })) ?? refuse("not_found");
    }
  });
  recordActs(app, { db, clock });
}

/** Without the record nothing is done; how it ended may fail to be written. One's account is the audit log's, but what speaks for the platform (`isAct`). */
function recordActs(app: FastifyInstance, { db, clock }: Pick<Guarding, "db" | "clock">): void {
  app.addHook("preHandler", async (request) => {
    const { actor, method, url, routeOptions } = request;
    const { access } = routeOptions.config;
    if (actor?.role !== "admin" || isReading(method) || (access?.whose === "self" && !access.isAct)) return;
    const { summary = method } = (routeOptions.schema ?? {}) as { readonly summary?: string };
    request.act = await beginAct(db, clock, actor, { summary, address: url.replace(/\?.*$/, "") });
  });
  app.addHook("onResponse", async ({ actor, act }, { statusCode }) => {
    if (actor && act !== undefined) await endAct(db, actor, act, statusCode);
  });
}

const isReading = (method: string): boolean => ["GET", "HEAD"].includes(method);

/** The address is not validated yet. */
const parametersOf = ({ params, query }: FastifyRequest): Readonly<Record<string, unknown>> => ({
  ...(query as object),
  ...(params as object),
});

/** Fastify adds HEAD to what answers GET, and a slash at the end to every address. */
export function rowOf(method: string | string[], url: string): AccessRow | undefined {
  const verb = method === "HEAD" ? "GET" : String(method);
  return ACCESS[`${verb} ${url.replace(/\/$/, "")}`];
}
