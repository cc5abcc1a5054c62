import { z } from "zod";

/** How an exercise is drawn. `parameters` that are absent have their pattern's usual value. */
export const Movement = z.object({ pattern: z.string(), parameters: z.record(z.string(), z.string()) });
