export const STEPS = ["plan", "data", "payment"] as const;
export type Step = (typeof STEPS)[number];

export interface RegistrationSearch {
  /** A step that was not reached yet shows the furthest that was. */
  readonly step?: Step | undefined;
  /** The plan that was chosen before, on the page of the product. */
  readonly plano?: number | undefined;
  readonly policy?: "privacy" | undefined;
  /** A trial without a card, in place of a plan. */
  readonly teste?: 1 | undefined;
}

export function registrationSearch(raw: Record<string, unknown>): RegistrationSearch {
  const step = STEPS.find((one) => one === raw.step);
  const plan = Number(raw.plano);
  return {
    ...(step && { step }),
    ...(Number.isInteger(plan) && plan > 0 && { plano: plan }),
    ...(Number(raw.teste) === 1 && { teste: 1 }),
    ...(raw.policy === "privacy" && { policy: "privacy" }),
  };
}
