import { z } from "zod";
import { call } from "./call.ts";
import { failures, Id } from "./wire.ts";

export const MuscleGroup = z.object({ id: Id, name: z.string() });
export type MuscleGroup = z.infer<typeof MuscleGroup>;

export const listMuscleGroups = call({
  method: "GET",
  url: "/api/v1/muscle-groups",
  schema: {
    summary: "Grupos musculares",
    tags: ["muscle-groups"],
    response: { 200: z.object({ muscle_groups: z.array(MuscleGroup) }), ...failures(401) },
  },
});
