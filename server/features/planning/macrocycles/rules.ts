import type { Quota } from "../../../platform/quotas.ts";

export const MACROCYCLE_QUOTA: Quota = {
  max: 500,
  sentence: (limit) =>
    `Este aluno chegou ao limite de ${limit} macrociclos. Exclua os que não usa mais para criar outro.`,
};
