import { z } from "zod";
import { Cpf, Phone, SeenValue } from "./subscription-payments.ts";

export const PixPayer = z.object({ cpf: Cpf, phone: Phone, value: SeenValue });

/** Of the provider. `code`: "Pix Copia e Cola". */
export const WaitingPix = z.object({ code: z.string(), value: z.number(), expires_at: z.string() });
