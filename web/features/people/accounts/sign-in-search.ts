const DIALOGS = ["forgot", "reset-code", "confirmation-code"] as const;
export type SignInDialog = (typeof DIALOGS)[number];

export type ForgotStep = Extract<SignInDialog, "forgot" | "reset-code">;

/** The address that was asked for. Only one of ours. */
export interface BackSearch {
  readonly voltar?: string;
}

export interface SignInSearch extends BackSearch {
  readonly policy?: "privacy" | undefined;
  readonly dialog?: SignInDialog | undefined;
}

export function backSearch({ voltar }: { readonly voltar?: unknown }): BackSearch {
  return typeof voltar === "string" && /^\/(?![/\\])/.test(voltar) ? { voltar } : {};
}

export function signInSearch(raw: Record<string, unknown>): SignInSearch {
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  return {
    ...backSearch(raw),
    ...(raw.policy === "privacy" && { policy: "privacy" }),
    ...(dialog && { dialog }),
  };
}
