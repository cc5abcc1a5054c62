import * as calls from "#contract/catalogue/postural-deviations.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const posturalDeviationRoutes = ({ clock }: Dependencies): Route[] => [
  bind(calls.listPosturalDeviations, ({ inScope }) => inScope(list)),
  bind(calls.listAdminPosturalDeviations, ({ inScope }) => inScope(list)),

  bind(calls.createPosturalDeviation, ({ inScope, body: { muscle_group_id: groupId, postural_deviation: draft } }) =>
    inScope(async (scope) => saved(scope, await commands.createPosturalDeviation(scope, { groupId, draft }))),
  ),
  bind(calls.updatePosturalDeviation, ({ inScope, params, body }) =>
    inScope(async (scope) =>
      saved(scope, await commands.updatePosturalDeviation(scope, params.id, body.postural_deviation)),
    ),
  ),
  bind(calls.removePosturalDeviation, ({ inScope, params }) =>
    inScope(async (scope) => done(await commands.removePosturalDeviation(scope, params.id, clock))),
  ),
];

const list = async (scope: Scope) => ({ postural_deviations: await queries.listPosturalDeviations(scope) });

async function saved(scope: Scope, result: Awaited<ReturnType<typeof commands.createPosturalDeviation>>) {
  switch (result.outcome) {
    case "saved":
      return { postural_deviation: found(await queries.findPosturalDeviation(scope, result.id)) };
    case "not_found":
      return refuse("not_found");
    case "name_taken":
      return refuse("name_taken", { fields: { "postural_deviation.name": "Já existe um desvio com este nome" } });
  }
}

const done = ({ outcome }: { readonly outcome: string }) => (outcome === "not_found" ? refuse("not_found") : undefined);
