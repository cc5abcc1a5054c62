import type { ListedStudent } from "../data.ts";

export const planOf = ({ subscription }: ListedStudent): string => subscription?.subscription_plan.name ?? "Sem plano";
