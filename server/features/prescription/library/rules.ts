import type { Quota } from "../../../platform/quotas.ts";

export const LIBRARY_QUOTA: Quota = {
  max: 2000,
  sentence: (limit) =>
    `A biblioteca chegou ao limite de ${limit} itens. Remova os que não usa mais para adicionar outro.`,
};
