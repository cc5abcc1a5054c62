import { addMonths, type CalendarDate } from "../../calendar-date.ts";

/** In the order of the list. */
export const DOCUMENTS = {
  questionnaire: "Questionário de prontidão",
  authorisation: "Autorização do responsável",
  term: "Termo de responsabilidade",
  certificate: "Atestado médico",
} as const;
export type DocumentKind = keyof typeof DOCUMENTS;

/** Between both ages the questionnaire is answered, and a term signed after a "yes". */
export interface KitRule {
  /** Younger students need a guardian's authorisation. */
  readonly authorised_below: number;
  /** From this age on a medical certificate is needed. */
  readonly certified_from: number;
  /** For how long a document is valid. */
  readonly months: number;
  /** A fact with its number, never advice. */
  readonly law: string;
  /** The day on which somebody last read the law. */
  readonly checked_on: CalendarDate;
}

const SAO_PAULO_RULE = { authorised_below: 15, certified_from: 70, months: 12 } as const;
const CHECKED_ON = "2026-11-22";

/** Art. 5-A of Lei 10.848/2001, as Lei 16.724/2018 of São Paulo made it. It names no renewal: twelve months are this product's. */
export const DEFAULT_RULE: KitRule = {
  ...SAO_PAULO_RULE,
  law: "Lei 16.724/2018 de São Paulo, como padrão",
  checked_on: CHECKED_ON,
};

/** By the state of the trainer's address; all others follow {@link DEFAULT_RULE}. */
export const STATE_RULES: Readonly<Record<string, KitRule>> = {
  SP: { ...SAO_PAULO_RULE, law: "Lei 16.724/2018 de São Paulo", checked_on: CHECKED_ON },
  PB: { authorised_below: 18, certified_from: 0, months: 6, law: "Lei 9.863/2012 da Paraíba", checked_on: CHECKED_ON },
};

/** An unknown age counts as an adult's. */
export function requiredDocuments(age: number | null, hasYes: boolean, rule: KitRule): readonly DocumentKind[] {
  const isAuthorised = age !== null && age < rule.authorised_below;
  const isCertified = age !== null && age >= rule.certified_from;
  if (!isAuthorised && !isCertified) return hasYes ? ["questionnaire", "term"] : ["questionnaire"];
  return [...(isAuthorised ? ["authorisation" as const] : []), ...(isCertified ? ["certificate" as const] : [])];
}

/** Its last day included. */
export const validUntil = (from: CalendarDate, { months }: KitRule): CalendarDate => addMonths(from, months);

/** A certificate may name an earlier last day than the rule does, never a later one. */
export function certifiedUntil(issuedOn: CalendarDate, stated: CalendarDate | null, rule: KitRule): CalendarDate {
  const most = validUntil(issuedOn, rule);
  return stated !== null && stated < most ? stated : most;
}

export interface HeldDocument {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly valid_until: CalendarDate;
  readonly has_yes: boolean;
}

export const DOCUMENT_STATES = { valid: "Válido", expired: "Vencido", missing: "Falta" } as const;
export type DocumentState = keyof typeof DOCUMENT_STATES;

export interface RequiredDocument {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  /** The newest of its kind; null where there is none. */
  readonly id: number | null;
  readonly valid_until: CalendarDate | null;
}

/** `documents`: the newest first. A term holds for the questionnaire that was signed before it, not for the next one. */
export function kitOf(
  age: number | null,
  documents: readonly HeldDocument[],
  rule: KitRule,
  today: CalendarDate,
): readonly RequiredDocument[] {
  const questionnaire = documents.find(({ kind }) => kind === "questionnaire");
  return requiredDocuments(age, questionnaire?.has_yes ?? false, rule).map((kind) => {
    const newest = documents.find((one) => one.kind === kind);
    const isOfEarlierAnswers = kind === "term" && newest && questionnaire && newest.id < questionnaire.id;
    if (!newest || isOfEarlierAnswers) return { kind, state: "missing", id: null, valid_until: null };
    const { id, valid_until } = newest;
    return { kind, state: today > valid_until ? "expired" : "valid", id, valid_until };
  });
}

export const openDocuments = (kit: readonly RequiredDocument[]): readonly RequiredDocument[] =>
  kit.filter(({ state }) => state !== "valid");
