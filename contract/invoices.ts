import { z } from "zod";

/** `pending` is owed, `canceled` is owed no more. */
export const InvoiceState = z.enum(["pending", "paid", "canceled"]);
export type InvoiceState = z.infer<typeof InvoiceState>;
