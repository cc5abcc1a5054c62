import * as calls from "#contract/catalogue/deviation-exercises.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";

export const deviationExerciseRoutes = (): Route[] => [
  bind(calls.linkExercise, ({ inScope, params: { id: groupId, exerciseId, ...of } }) =>
    inScope(async (scope) => done(await commands.linkExercises(scope, { groupId, exerciseIds: [exerciseId], ...of }))),
  ),
  bind(calls.linkExercises, ({ inScope, params: { id: groupId, ...of }, body: { exercise_ids: exerciseIds } }) =>
    inScope(async (scope) => done(await commands.linkExercises(scope, { groupId, exerciseIds, ...of }))),
  ),
  bind(calls.unlinkExercise, ({ inScope, params: { id: groupId, ...of } }) =>
    inScope(async (scope) => done(await commands.unlinkExercise(scope, { groupId, ...of }))),
  ),
];

const done = ({ outcome }: { readonly outcome: string }) => (outcome === "not_found" ? refuse("not_found") : undefined);
