import { z } from "zod";
import { call } from "../call.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./technical-errors.endpoints.ts";

/** By measure, as a share of it: √(Σ(d/mean)²/2n) of `pairs` repeated readings; `step` is that of the instrument, in the measure's unit. */
export const TechnicalErrors = z.record(
  z.string(),
  z.object({ share: z.number(), pairs: z.number(), step: z.number() }),
);
export type TechnicalErrors = z.infer<typeof TechnicalErrors>;

export const findTechnicalErrors = call(endpoints.findTechnicalErrors, {
  schema: {
    summary: "Meu erro de medida, por perímetro e dobra",
    tags: ["evaluations"],
    response: { 200: z.object({ technical_errors: TechnicalErrors }), ...failures(401, 403) },
  },
});
