import * as calls from "#contract/catalogue/deviation-exercises.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";

export const deviationExerciseRoutes = (): Route[] => [
  on(calls.linkExercise, ({ inScope, params: { id: groupId, ...of } }) =>
    inScope(async (scope) => done(await commands.linkExercise(scope, { groupId, ...of }))),
  ),
  on(calls.unlinkExercise, ({ inScope, params: { id: groupId, ...of } }) =>
    inScope(async (scope) => done(await commands.unlinkExercise(scope, { groupId, ...of }))),
  ),
];

const done = ({ outcome }: { readonly outcome: string }) => (outcome === "not_found" ? refuse("not_found") : undefined);
