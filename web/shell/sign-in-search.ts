export interface SignInSearch {
  /** The address to return to after signing in; only one of ours. */
  readonly voltar?: string;
}

export function signInSearch(raw: Record<string, unknown>): SignInSearch {
  const back = raw.voltar;
  return typeof back === "string" && /^\/(?![/\\])/.test(back) ? { voltar: back } : {};
}
