import {
  currentTerms,
  findTerms,
  giveConsent,
  listConsents,
  listTermsVersions,
  publishTerms,
} from "#contract/people/terms.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

const REPLACED = "Os termos foram atualizados. Leia a nova versão para continuar.";

export const termsRoutes = ({ db, clock }: Dependencies): Route[] => [
  bind(currentTerms, () => inSignInScope(db, queries.findCurrentTerms)),
  bind(findTerms, async ({ params }) =>
    found(await inSignInScope(db, (scope) => queries.findTerms(scope, params.version))),
  ),
  bind(listTermsVersions, ({ inScope }) =>
    inScope(async (scope) => ({
      versions: await queries.listTermsVersions(scope),
      people_to_ask: await queries.countPeopleToAsk(scope),
    })),
  ),
  bind(publishTerms, ({ body, inScope }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.publishTerms(scope, { ...body, now: clock.now() });
      if (outcome === "changed") return refuse("changed_elsewhere");
      if (outcome === "blank") return refuse("invalid", { fields: { description: MESSAGES.required } });
      return queries.findCurrentTerms(scope);
    }),
  ),
  bind(listConsents, ({ inScope }) =>
    inScope(async (scope) => ({
      consents: await queries.listConsents(scope),
      current_version: await queries.findCurrentVersion(scope),
    })),
  ),
  bind(giveConsent, ({ body, actor, inScope }) =>
    inScope(async (scope) => {
      const given = await commands.giveConsent(scope, actor.userId, body.version, clock.now());
      return given.outcome === "saved" ? { consent: given.consent } : refuse("changed_elsewhere", { detail: REPLACED });
    }),
  ),
];
