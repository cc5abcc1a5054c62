import type { QUOTAS } from "./limits.ts";

export type Quotas = Readonly<Record<keyof typeof QUOTAS, number>>;

const NUMBER = new Intl.NumberFormat("pt-BR");

const SENTENCES: Readonly<Record<keyof Quotas, (limit: string) => string>> = {
  students: (limit) => `O limite é de ${limit} alunos por personal. Exclua cadastros inativos ou fale com o suporte.`,
  macrocyclesPerStudent: (limit) =>
    `Este aluno chegou ao limite de ${limit} macrociclos. Exclua os que não usa mais para criar outro.`,
  mesocyclesPerMacrocycle: (limit) =>
    `Este macrociclo chegou ao limite de ${limit} mesociclos. Exclua os que não usa mais ou crie outro macrociclo.`,
  libraryEntries: (limit) =>
    `A biblioteca chegou ao limite de ${limit} itens. Remova os que não usa mais para adicionar outro.`,
  plans: (limit) => `O limite é de ${limit} planos. Remova os que não usa mais para cadastrar outro.`,
  landingPageSlugs: (limit) =>
    `Sua página chegou ao limite de ${limit} endereços em um ano. Volte a um que já usou ou fale com o suporte.`,
  openImports: (limit) =>
    `Você chegou ao limite de ${limit} importações em aberto. Conclua uma delas ou tente novamente amanhã.`,
};

export interface QuotaReached {
  readonly outcome: "quota_reached";
  readonly detail: string;
}

export const quotaReached = (noun: keyof Quotas, quotas: Quotas): QuotaReached => ({
  outcome: "quota_reached",
  detail: SENTENCES[noun](NUMBER.format(quotas[noun])),
});
