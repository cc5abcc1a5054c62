import { z } from "zod";
import { Id } from "../wire.ts";

/** The provider makes this Pix. `code`: "Pix Copia e Cola". */
export const WaitingPix = z.object({ code: z.string(), value: z.number(), expires_at: z.string() });

/** It pays for a plan that has no invoice. */
export const WaitingPlanPix = WaitingPix.extend({ plan_id: Id });
