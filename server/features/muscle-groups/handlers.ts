import { listMuscleGroups } from "#contract/muscle-groups.ts";
import { on, type Route } from "../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const muscleGroupRoutes = (): Route[] => [
  on(listMuscleGroups, async ({ inScope }) => ({ muscle_groups: await inScope(queries.listMuscleGroups) })),
];
