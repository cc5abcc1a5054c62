export type RequestState = "pending" | "handled";

/** Which requests the administrator looks at; the pending ones need no word in the address. */
export const requestSearch = (raw: Record<string, unknown>): { status?: "encerradas" } =>
  raw.status === "encerradas" ? { status: "encerradas" } : {};
