import { z } from "zod";

/**
 * A trainer's own technical errors by measure, in its unit: √(Σd²/2n) of `pairs` repeated readings. Measures that were never read twice are
 * absent.
 */
export const TechnicalErrors = z.record(z.string(), z.object({ error: z.number(), pairs: z.number() }));
export type TechnicalErrors = z.infer<typeof TechnicalErrors>;
