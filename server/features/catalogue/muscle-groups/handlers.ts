import * as calls from "#contract/catalogue/muscle-groups.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const muscleGroupRoutes = ({ clock }: Dependencies): Route[] => [
  bind(calls.listMuscleGroups, ({ inScope }) => inScope(list)),
  bind(calls.listAdminMuscleGroups, ({ inScope }) => inScope(list)),
  bind(calls.findMuscleGroup, ({ inScope, params }) => inScope((scope) => foundGroup(scope, params.id))),
  bind(calls.createMuscleGroup, ({ inScope, body }) =>
    inScope(async (scope) => saved(scope, await commands.createMuscleGroup(scope, body.muscle_group))),
  ),
  bind(calls.renameMuscleGroup, ({ inScope, params, body }) =>
    inScope(async (scope) => saved(scope, await commands.renameMuscleGroup(scope, params.id, body.muscle_group.name))),
  ),
  bind(calls.removeMuscleGroup, ({ inScope, params }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.removeMuscleGroup(scope, params.id, clock);
      return outcome === "not_found" ? refuse("not_found") : undefined;
    }),
  ),
];

const list = async (scope: Scope) => ({ muscle_groups: await queries.listMuscleGroups(scope) });

async function saved(scope: Scope, result: Awaited<ReturnType<typeof commands.createMuscleGroup>>) {
  switch (result.outcome) {
    case "saved":
      return foundGroup(scope, result.id);
    case "not_found":
      return refuse("not_found");
    case "name_taken":
      return refuse("name_taken", { fields: { "muscle_group.name": "Já existe um grupo muscular com este nome" } });
    case "deviation_name_taken":
      return refuse("name_taken", {
        fields: { [`muscle_group.postural_deviations.${result.index}.name`]: "Já existe um desvio com este nome" },
      });
  }
}

const foundGroup = async (scope: Scope, id: number) => ({
  muscle_group: found(await queries.findMuscleGroup(scope, id)),
});
