import type { Limits } from "../anthropometry/measures.ts";
import type { Scale } from "../references/scale.ts";
import type { Sex } from "../sex.ts";

export const FUNCTION_GROUPS = {
  flexibility: "Flexibilidade",
  endurance: "Força e resistência",
  older: "A partir de 60 anos",
  goniometry: "Goniometria",
} as const;
export type FunctionGroup = keyof typeof FUNCTION_GROUPS;

/** Why there is no class, and for some no figure either. */
export const FUNCTION_REASONS = {
  age_missing: "Sem data de nascimento: valor guardado, sem classe.",
  age_outside_table: "Sem tabela para esta idade: valor guardado, sem classe.",
  age_outside_equation: "Idade fora da faixa da equação.",
  implausible: "Confira o valor: fora do que é possível.",
  no_norm_for_position: "A tabela não vale para esta posição.",
  other_dumbbell: "A tabela não vale para este halter.",
  box_zero_unknown: "Falta a marca do pé no banco.",
  no_table: "Sem tabela confiável: compare a pessoa com ela mesma.",
  stopped: "Interrompido: valor guardado, sem classe.",
  pregnancy: "Gestação: valor guardado, sem classe.",
} as const;
export type FunctionReason = keyof typeof FUNCTION_REASONS;

export interface FunctionPerson {
  readonly sex: Sex;
  readonly ageYears: number | null;
  readonly weightKg: number | null;
  readonly statureCm: number | null;
}

export type AgedPerson = FunctionPerson & { readonly ageYears: number };

interface NumberCondition {
  readonly kind: "number";
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly limits: Limits;
  readonly decimals: number;
}

interface ChoiceCondition {
  readonly kind: "choice";
  readonly key: string;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly usual: (sex: Sex) => string;
}

interface TextCondition {
  readonly kind: "text";
  readonly key: string;
  readonly label: string;
}

/** How a test was done. Tests under other conditions are not subtracted from each other. */
export type Condition = NumberCondition | ChoiceCondition | TextCondition;

export type Conditions = Readonly<Record<string, string | number | null | undefined>>;

export interface FunctionTest {
  readonly key: string;
  readonly group: FunctionGroup;
  readonly label: string;
  /** As a lay reader calls what is tested. */
  readonly lay: string;
  readonly unit: string;
  readonly decimals: number;
  readonly limits: Limits;
  readonly tries: 1 | 2 | 3;
  /** Which side the class is of; null: the test has no sides. */
  readonly sides: "best" | "worst" | null;
  readonly better: "more" | "less";
  readonly conditions: readonly Condition[];
  /** `up`: the time is the result. A number: the seconds that the test lasts. */
  readonly clock: "up" | number | null;
  readonly howTo: string;
  readonly notFor: string;
  readonly source: string;
  /** The smallest difference between two tests that is no error of measurement; null: not known. */
  readonly mdc95: number | null;
  /** Absent: the reading itself. */
  readonly figure?: {
    readonly unit: string;
    readonly decimals: number;
    readonly of: (read: number, conditions: Conditions, person: FunctionPerson) => number | FunctionReason;
  };
  /** A difference of the sides above this is noted. */
  readonly sideDifference?: number;
  readonly norm: (person: AgedPerson, conditions: Conditions) => Scale | FunctionReason;
  readonly notes?: (value: number, person: AgedPerson, conditions: Conditions) => readonly string[];
}

export const numberAt = (conditions: Conditions, key: string): number | null => {
  const { [key]: value } = conditions;
  return typeof value === "number" ? value : null;
};
