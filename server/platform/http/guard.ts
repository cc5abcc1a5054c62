import type { FastifyInstance } from "fastify";
import type { Access } from "#contract/call.ts";
import { type Actor, authenticate } from "../database/scope.ts";
import type { Parts } from "../parts.ts";
import { hashToken } from "../sessions/tokens.ts";
import { refuse } from "./refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
    lapsed?: true;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    tokenHash: Buffer | undefined;
  }
}

/** Every call says who may use it; the guard asks before the body is even read. With a call that does not say, nothing starts. */
export function guard(app: FastifyInstance, { db, clock }: Pick<Parts, "db" | "clock">): void {
  app.decorateRequest("actor", undefined);
  app.decorateRequest("tokenHash", undefined);

  app.addHook("onRoute", ({ method, url, config }) => {
    if (url.startsWith("/api/") && !config?.access) throw new Error(`${method} ${url} does not say who may use it`);
  });

  app.addHook("onRequest", async (request) => {
    const { url, config } = request.routeOptions;
    const isCall = url?.startsWith("/api/");
    if (!isCall || config.access === "public") return;
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!token) return refuse("not_signed_in");
    request.tokenHash = hashToken(token);
    const session = await authenticate(db, request.tokenHash, clock.now());
    if (!session) return refuse("not_signed_in");
    request.actor = session.actor;
    if (!config.access?.includes(request.actor.role)) return refuse("not_allowed");
    if (session.isLapsed && !config.lapsed) return refuse("subscription_lapsed");
  });
}
