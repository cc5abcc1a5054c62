import * as calls from "#contract/catalogue/exercises.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const exerciseRoutes = ({ clock }: Dependencies): Route[] => [
  bind(calls.listExercises, ({ inScope, query }) => inScope((scope) => queries.listExercises(scope, query))),
  bind(calls.listAdminExercises, ({ inScope, query }) => inScope((scope) => queries.listExercises(scope, query))),
  bind(calls.findExercise, ({ inScope, params }) => inScope((scope) => foundExercise(scope, params.id))),
  bind(calls.findAdminExercise, ({ inScope, params }) => inScope((scope) => foundExercise(scope, params.id))),

  bind(calls.createExercise, ({ inScope, body }) => inScope((scope) => create(scope, body))),
  bind(calls.createAdminExercise, ({ inScope, body }) => inScope((scope) => create(scope, body))),

  bind(calls.updateExercise, ({ inScope, params, body }) => inScope((scope) => update(scope, params.id, body))),
  bind(calls.updateAdminExercise, ({ inScope, params, body }) => inScope((scope) => update(scope, params.id, body))),

  bind(calls.removeExercise, ({ inScope, params }) =>
    inScope(async (scope) => removed(await commands.removeExercise(scope, params.id, clock))),
  ),
  bind(calls.removeAdminExercise, ({ inScope, params }) =>
    inScope(async (scope) => removed(await commands.removeExercise(scope, params.id, clock))),
  ),

  bind(calls.listTechniques, async ({ inScope, query }) => ({
    exercise_technics: await inScope((scope) => queries.listTechniques(scope, query.q)),
  })),

  bind(calls.listSeriesTypes, async ({ inScope }) => ({ data: await inScope(queries.listSeriesTypes) })),

  bind(calls.listTrainingMethods, async ({ inScope, query }) => ({
    training_methods: await inScope((scope) => queries.listTrainingMethods(scope, query.q)),
  })),
];

const create = async (scope: Scope, draft: calls.ExerciseDraft) =>
  saved(scope, await commands.createExercise(scope, draft));

const update = async (scope: Scope, id: number, draft: calls.ExerciseDraft) =>
  saved(scope, await commands.updateExercise(scope, id, draft));

const NOT_LISTED = "Escolha uma opção da lista";

async function saved(scope: Scope, result: Awaited<ReturnType<typeof commands.createExercise>>) {
  switch (result.outcome) {
    case "saved":
      return foundExercise(scope, result.id);
    case "name_taken":
      return refuse("name_taken", { fields: { name: "Já existe um exercício com este nome" } });
    case "type_in_use":
      return refuse("invalid", { fields: { exercise_type: typeInUse(result.trainings) } });
    case "unknown_movement":
      return refuse("invalid", { fields: { movement: NOT_LISTED } });
    case "unknown_muscle_group":
      return refuse("invalid", { fields: { muscle_group_ids: NOT_LISTED } });
    case "unknown_deviation":
      return refuse("invalid", { fields: { postural_deviation_ids: NOT_LISTED } });
    default:
      return refuse(result.outcome);
  }
}

const typeInUse = (trainings: number): string =>
  `Este exercício está em ${trainings === 1 ? "1 treino" : `${trainings} treinos`}, por isso o tipo não muda. Cadastre outro com o tipo certo.`;

const foundExercise = async (scope: Scope, id: number) => ({ exercise: found(await queries.findExercise(scope, id)) });

const removed = ({ outcome }: Awaited<ReturnType<typeof commands.removeExercise>>) => {
  if (outcome === "not_found") return refuse(outcome);
  return undefined;
};
