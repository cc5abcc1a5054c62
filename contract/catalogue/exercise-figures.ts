import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import * as endpoints from "./exercise-figures.endpoints.ts";

/**
 * Start and end of an exercise's movement, with its name and text for screen readers. The platform's are everybody's; a trainer's has a
 * signed address (`figure` of {@link CatalogueExercise}). `content-location` is the address that holds for this very drawing, by its digest `v`.
 * 404 for an exercise without a movement.
 */
export const showExerciseFigure = call(endpoints.showExerciseFigure, {
  schema: {
    summary: "Desenho de um exercício: início e fim do movimento",
    tags: ["exercises"],
    params: z.object({ id: Id }),
    querystring: z.object({
      theme: z.enum(["light", "dark"]).default("light"),
      v: z.string().max(100).optional(),
      trainer: Id.optional(),
      expires: z.coerce.number().int().optional(),
      signature: z.string().max(100).optional(),
    }),
    response: { 200: { content: { "image/svg+xml": { schema: z.file() } } }, ...failures(400, 404) },
  },
});
