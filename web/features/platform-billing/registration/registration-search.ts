export const STEPS = ["data", "plan", "payment", "terms"] as const;
export type Step = (typeof STEPS)[number];

export interface RegistrationSearch {
  /** A step that was not reached yet shows the furthest that was. */
  readonly step?: Step | undefined;
  readonly policy?: "privacy" | undefined;
}

export function registrationSearch(raw: Record<string, unknown>): RegistrationSearch {
  const step = STEPS.find((one) => one === raw.step);
  return { ...(step && { step }), ...(raw.policy === "privacy" && { policy: "privacy" }) };
}
