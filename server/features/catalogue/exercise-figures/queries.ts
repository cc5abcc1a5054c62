import type { Scope } from "../../../platform/database/scope.ts";
import { exercises } from "../exercises/queries.ts";

export async function findDrawnExercise(scope: Pick<Scope, "tx">, id: number) {
  const exercise = await exercises(scope).select("execution").where("exercises.id", "=", id).executeTakeFirst();
  return exercise?.movement ? { ...exercise, movement: exercise.movement } : undefined;
}
