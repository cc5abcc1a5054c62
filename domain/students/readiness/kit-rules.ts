import { STATE_NAMES } from "../../brazil.ts";
import type { CalendarDate } from "../../calendar-date.ts";

/** BR: every state without a rule of its own. */
export const RULE_PLACES = { BR: "Padrão para os outros estados", ...STATE_NAMES } as const;
export type RulePlace = keyof typeof RULE_PLACES;

/** Between both ages the questionnaire is answered. */
export interface KitRule {
  /** Younger students need a guardian's authorisation. */
  readonly authorised_below: number;
  /** From this age on a medical certificate is needed. */
  readonly certified_from: number;
  /** For how long a document is valid. */
  readonly months: number;
  /** A "yes" asks for a signed term. */
  readonly asks_term: boolean;
  /** A fact with its number, never advice. */
  readonly law: string;
  /** The day on which somebody last read the law. */
  readonly checked_on: CalendarDate;
}

export interface PlacedRule extends KitRule {
  readonly state: string;
}

const SAO_PAULO_RULE = { authorised_below: 15, certified_from: 70, months: 12, asks_term: true } as const;
const CHECKED_ON = "2026-11-22";

/** Art. 5-A of Lei 10.848/2001, as Lei 16.724/2018 of São Paulo made it. It names no renewal: twelve months are this product's. */
export const DEFAULT_RULE: PlacedRule = {
  state: "BR",
  ...SAO_PAULO_RULE,
  law: "Lei 16.724/2018 de São Paulo, como padrão",
  checked_on: CHECKED_ON,
};

const DELIVERED_RULES: readonly PlacedRule[] = [
  DEFAULT_RULE,
  { state: "SP", ...SAO_PAULO_RULE, law: "Lei 16.724/2018 de São Paulo", checked_on: CHECKED_ON },
  {
    state: "PB",
    authorised_below: 18,
    certified_from: 0,
    months: 6,
    asks_term: true,
    law: "Lei 9.863/2012 da Paraíba",
    checked_on: CHECKED_ON,
  },
];

/** The changed ones in the place of those that come with the product. */
export const rulesWith = (changed: readonly PlacedRule[]): readonly PlacedRule[] => [
  ...DELIVERED_RULES.map((delivered) => changed.find(({ state }) => state === delivered.state) ?? delivered),
  ...changed.filter(({ state }) => !DELIVERED_RULES.some((delivered) => delivered.state === state)),
];

export function ruleOf(state: string | null, changed: readonly PlacedRule[]): KitRule {
  const rules = rulesWith(changed);
  return rules.find((rule) => rule.state === state) ?? rules.find((rule) => rule.state === "BR") ?? DEFAULT_RULE;
}
