export interface SignInSearch {
  /** The address to return to after signing in; only one of ours. */
  readonly voltar?: string;
  /** Opens the terms of use and privacy policy. */
  readonly policy?: "privacy" | undefined;
}

export function signInSearch(raw: Record<string, unknown>): SignInSearch {
  const back = raw.voltar;
  return {
    ...(typeof back === "string" && /^\/(?![/\\])/.test(back) && { voltar: back }),
    ...(raw.policy === "privacy" && { policy: "privacy" }),
  };
}
