import * as calls from "#contract/catalogue/exercises.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const exerciseRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.listExercises, ({ inScope, query }) => inScope((scope) => list(dependencies, scope, query))),
  bind(calls.listAdminExercises, ({ inScope, query }) => inScope((scope) => list(dependencies, scope, query))),
  bind(calls.findExercise, ({ inScope, params }) => inScope((scope) => find(dependencies, scope, params.id))),
  bind(calls.findAdminExercise, ({ inScope, params }) => inScope((scope) => find(dependencies, scope, params.id))),

  bind(calls.createExercise, ({ inScope, body }) => inScope((scope) => create(dependencies, scope, body))),
  bind(calls.createAdminExercise, ({ inScope, body }) => inScope((scope) => create(dependencies, scope, body))),

  bind(calls.updateExercise, ({ inScope, params, body }) =>
    inScope((scope) => update(dependencies, scope, { id: params.id, draft: body })),
  ),
  bind(calls.updateAdminExercise, ({ inScope, params, body }) =>
    inScope((scope) => update(dependencies, scope, { id: params.id, draft: body })),
  ),

  bind(calls.removeExercise, ({ inScope, params }) =>
    inScope(async (scope) => removed(await commands.removeExercise(scope, params.id, dependencies.clock))),
  ),
  bind(calls.removeAdminExercise, ({ inScope, params }) =>
    inScope(async (scope) => removed(await commands.removeExercise(scope, params.id, dependencies.clock))),
  ),

  bind(calls.listTechniques, async ({ inScope, query }) => ({
    exercise_technics: await inScope((scope) => queries.listTechniques(scope, query.q)),
  })),

  bind(calls.listSeriesTypes, async ({ inScope }) => ({ data: await inScope(queries.listSeriesTypes) })),

  bind(calls.listTrainingMethods, async ({ inScope, query }) => ({
    training_methods: await inScope((scope) => queries.listTrainingMethods(scope, query.q)),
  })),
];

type Links = Pick<Dependencies, "figureLinks">;

const withFigure = <Listed extends Pick<calls.CatalogueExercise, "id" | "user_id" | "movement">>(
  { figureLinks }: Links,
  exercise: Listed,
) => ({
  ...exercise,
  figure: exercise.movement && figureLinks.linkTo({ exerciseId: exercise.id, trainerId: exercise.user_id }),
});

async function list(links: Links, scope: Scope, search: queries.ExerciseSearch) {
  const { exercises, meta } = await queries.listExercises(scope, search);
  return { exercises: exercises.map((exercise) => withFigure(links, exercise)), meta };
}

const find = async (links: Links, scope: Scope, id: number) => ({
  exercise: withFigure(links, found(await queries.findExercise(scope, id))),
});

const create = async (links: Links, scope: Scope, draft: calls.ExerciseDraft) =>
  find(links, scope, savedId(await commands.createExercise(scope, draft)));

const update = async (
  links: Links,
  scope: Scope,
  { id, draft }: { readonly id: number; readonly draft: calls.ExerciseDraft },
) => find(links, scope, savedId(await commands.updateExercise(scope, id, draft)));

const NOT_LISTED = "Escolha uma opção da lista";

function savedId(result: Awaited<ReturnType<typeof commands.createExercise>>): number {
  switch (result.outcome) {
    case "saved":
      return result.id;
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

const removed = ({ outcome }: Awaited<ReturnType<typeof commands.removeExercise>>) => {
  if (outcome === "not_found") return refuse(outcome);
  return undefined;
};
