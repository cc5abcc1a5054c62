import { PlanDraft } from "#contract/platform-billing/plans.ts";
import { FREQUENCIES, type Frequency } from "#domain/billing/plans.ts";
import { formatAmount, reaisOf } from "#domain/money.ts";
import { mapRecord } from "#domain/record.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import type { Plan } from "./data.ts";
import type { PlanStep } from "./plan-search.ts";

export interface PlanForm {
  readonly name: string;
  readonly value: string;
  readonly frequency: string;
  readonly description: string;
}

export const STEP_FIELDS = {
  nome: "name",
  valor: "value",
  frequencia: "frequency",
  descricao: "description",
} as const satisfies Record<PlanStep, keyof PlanForm>;

const FREQUENCY_KEY = "prumo.plan.frequency";

/** The next new plan begins with it, in this browser. */
export const rememberFrequency = (frequency: string) => localStorage.setItem(FREQUENCY_KEY, frequency);

const blank = (): PlanForm => {
  const last = localStorage.getItem(FREQUENCY_KEY) ?? "";
  return { name: "", value: "", frequency: isFrequency(last) ? last : "monthly", description: "" };
};

export const toPlanForm = (plan: Plan | undefined): PlanForm =>
  plan
    ? {
        name: plan.name,
        value: formatAmount(String(plan.value).replace(".", ",")),
        frequency: plan.frequency,
        description: plan.description ?? "",
      }
    : blank();

const isFrequency = (code: string): code is Frequency => codesOf(FREQUENCIES).some((frequency) => frequency === code);

/** Undefined without a frequency. */
export const toPlanDraft = ({ name, value, frequency, description }: PlanForm) =>
  isFrequency(frequency) ? { name, description, frequency, value: reaisOf(value) } : undefined;

const validateShape = validateBy<object>(PlanDraft);

const REQUIRED = ["name", "value", "frequency"] as const;

export function validatePlan(form: PlanForm) {
  const blank = REQUIRED.filter((field) => !form[field].trim());
  const blankErrors: Partial<Record<keyof PlanForm, string>> = mapRecord(blank, () => MESSAGES.fieldRequired);
  return {
    ...validateShape({ ...form, value: reaisOf(form.value) }),
    ...blankErrors,
  };
}
