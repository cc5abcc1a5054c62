const DIALOGS = ["forgot", "reset-code", "confirmation-code"] as const;
export type SignInDialog = (typeof DIALOGS)[number];

export type ForgotStep = Extract<SignInDialog, "forgot" | "reset-code">;

export interface SignInSearch {
  /** Only one of our addresses. */
  readonly voltar?: string;
  readonly policy?: "privacy" | undefined;
  readonly dialog?: SignInDialog | undefined;
}

export function signInSearch(raw: Record<string, unknown>): SignInSearch {
  const back = raw.voltar;
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  return {
    ...(typeof back === "string" && /^\/(?![/\\])/.test(back) && { voltar: back }),
    ...(raw.policy === "privacy" && { policy: "privacy" }),
    ...(dialog && { dialog }),
  };
}
