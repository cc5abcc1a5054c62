import { z } from "zod";
import { Id } from "../wire.ts";

/** Of the provider. `code`: "Pix Copia e Cola". */
export const WaitingPix = z.object({ code: z.string(), value: z.number(), expires_at: z.string() });

/** Of a plan without an invoice. */
export const WaitingPlanPix = WaitingPix.extend({ plan_id: Id });
