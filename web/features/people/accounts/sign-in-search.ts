/** The dialogs over the sign-in page: a new password, its code, and the code that confirms a registration. */
const DIALOGS = ["forgot", "reset-code", "confirmation-code"] as const;
export type SignInDialog = (typeof DIALOGS)[number];

/** The two dialogs of a forgotten password. */
export type ForgotStep = Extract<SignInDialog, "forgot" | "reset-code">;

export interface SignInSearch {
  /** The address to return to after signing in; only one of ours. */
  readonly voltar?: string;
  /** Opens the terms of use and privacy policy. */
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
