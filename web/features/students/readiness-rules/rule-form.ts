import { ReadinessRuleDraft } from "#contract/students/readiness-rules.ts";
import { RULE_PLACES } from "#domain/students/readiness/kit-rules.ts";
import { codesOf } from "#domain/text/labels.ts";
import { blankErrors, validateBy } from "../../../ui/form/schema-validation.ts";
import type { ReadinessRule } from "./data.ts";

export interface RuleForm {
  readonly state: string;
  readonly authorised_below: string;
  readonly certified_from: string;
  readonly months: string;
  readonly asks_term: boolean;
  readonly law: string;
  readonly checked_on: string;
}

/** A new one begins with the default's ages. */
export const formOf = (rule: ReadinessRule, isNew: boolean): RuleForm => ({
  state: isNew ? "" : rule.state,
  authorised_below: String(rule.authorised_below),
  certified_from: String(rule.certified_from),
  months: String(rule.months),
  asks_term: rule.asks_term,
  law: isNew ? "" : rule.law,
  checked_on: isNew ? "" : rule.checked_on,
});

const validateShape = validateBy<RuleForm>(ReadinessRuleDraft);

export const validateRule = (form: RuleForm) => ({
  ...validateShape(form),
  ...blankErrors({
    state: form.state,
    authorised_below: form.authorised_below,
    certified_from: form.certified_from,
    months: form.months,
    law: form.law,
    checked_on: form.checked_on,
  }),
});

/** Undefined while no state is chosen. */
export function ruleToSave({ state: chosen, authorised_below, certified_from, months, ...rest }: RuleForm) {
  const state = codesOf(RULE_PLACES).find((place) => place === chosen);
  return (
    state && {
      ...rest,
      state,
      authorised_below: Number(authorised_below),
      certified_from: Number(certified_from),
      months: Number(months),
    }
  );
}

/** The ages as a person says them. */
export function ruleSentences({ authorised_below, certified_from, asks_term }: ReadinessRule): readonly string[] {
  const last = certified_from - 1;
  const term = asks_term ? ", com termo de responsabilidade depois de um “sim”" : "";
  return [
    ...(authorised_below > 0 ? [`Até ${authorised_below - 1} anos: autorização do responsável`] : []),
    ...(last >= authorised_below ? [`De ${authorised_below} a ${last} anos: questionário de prontidão${term}`] : []),
    certified_from === 0 ? "Em qualquer idade: atestado médico" : `A partir de ${certified_from} anos: atestado médico`,
  ];
}
