import type { PlanDraft } from "#contract/platform-billing/plans.ts";
import { ReceivingDraft } from "#contract/student-billing/receiving.ts";
import { createPlan } from "../../features/platform-billing/plans/commands.ts";
import { saveReceiving } from "../../features/student-billing/receiving/commands.ts";
import type { TrainerScope } from "../../platform/database/scope.ts";
import { QUOTAS } from "../../quotas.ts";
import { marina } from "./accounts.ts";

/** Marina's plans for students: half a year costs a tenth and a year a sixth less than single months. */
const marinaPlans: readonly PlanDraft[] = [
  {
    name: "Acompanhamento mensal",
    description: "Dois encontros por semana, treinos no aplicativo e avaliação a cada três meses.",
    frequency: "monthly",
    value: 420,
  },
  {
    name: "Acompanhamento semestral",
    description: "O acompanhamento mensal com 10% de desconto e uma avaliação por bimestre.",
    frequency: "semiannually",
    value: 2268,
  },
  {
    name: "Acompanhamento anual",
    description: "O ano inteiro planejado: macrociclo, avaliações e treinos, com dois meses por nossa conta.",
    frequency: "yearly",
    value: 4200,
  },
];

/** Nobody's key: an e-mail that cannot exist. */
const marinaReceiving = ReceivingDraft.parse({
  pix: { key: marina.email, name: marina.name, city: marina.address.city },
  shows_pix_on_page: true,
  recipient_id: null,
});

export async function startSelling(scope: TrainerScope): Promise<void> {
  for (const plan of marinaPlans) await createPlan(scope, plan, QUOTAS.plans);
  await saveReceiving(scope, marinaReceiving);
}
