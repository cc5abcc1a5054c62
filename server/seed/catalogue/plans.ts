import type { Frequency } from "#domain/billing/plans.ts";

interface FirstPlan {
  readonly name: string;
  readonly description: string;
  readonly frequency: Frequency;
  readonly value_cents: number;
}

const essential = { name: "Essencial", description: "Avaliações, periodização e treinos" } as const;
const complete = { name: "Completo", description: "Tudo do Essencial, com atendimento prioritário" } as const;

/** The first plans for trainers; the administrator may change them. Two months cost 5 %, six 10 % and a year 20 % less than single months. */
export const firstPlans: readonly FirstPlan[] = [
  { ...essential, frequency: "monthly", value_cents: 8990 },
  { ...essential, frequency: "bimonthly", value_cents: 17_081 },
  { ...essential, frequency: "semiannually", value_cents: 48_546 },
  { ...essential, frequency: "yearly", value_cents: 86_304 },
  { ...complete, frequency: "monthly", value_cents: 14_990 },
  { ...complete, frequency: "bimonthly", value_cents: 28_481 },
  { ...complete, frequency: "semiannually", value_cents: 80_946 },
  { ...complete, frequency: "yearly", value_cents: 143_904 },
];
