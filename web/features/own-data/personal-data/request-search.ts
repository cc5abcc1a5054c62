export type RequestState = "pending" | "handled";

/** The pending requests need no word in the address. */
export const requestSearch = (raw: Record<string, unknown>): { status?: "encerradas" } =>
  raw.status === "encerradas" ? { status: "encerradas" } : {};
