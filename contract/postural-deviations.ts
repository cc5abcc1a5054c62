import { z } from "zod";
import { call } from "./call.ts";
import { MuscleGroup } from "./muscle-groups.ts";
import { failures, Id } from "./wire.ts";

/** A deviation as an exercise names it. */
export const NamedDeviation = z.object({ id: Id, name: z.string() });
export type NamedDeviation = z.infer<typeof NamedDeviation>;

/**
 * A deviation that exercises are linked to. `type` is the code of its region of the body, `size` the number of columns in which that region
 * is chosen: two where left and right differ. A student has the deviation when every one of `properties` was selected in the evaluation.
 */
export const PosturalDeviation = NamedDeviation.extend({
  type: z.string(),
  size: z.number(),
  muscle_group: MuscleGroup,
  properties: z.array(z.object({ key: z.string(), selected: z.string() })),
});
export type PosturalDeviation = z.infer<typeof PosturalDeviation>;

/** All deviations, from head to foot. */
export const listPosturalDeviations = call({
  method: "GET",
  url: "/api/v1/postural-deviations",
  schema: {
    summary: "Desvios posturais",
    tags: ["postural-deviations"],
    response: { 200: z.object({ postural_deviations: z.array(PosturalDeviation) }), ...failures(401) },
  },
});
