import { addMonths, type CalendarDate } from "../../calendar-date.ts";
import type { KitRule } from "./kit-rules.ts";

/** In the order of the list. */
export const DOCUMENTS = {
  questionnaire: "Questionário de prontidão",
  authorisation: "Autorização do responsável",
  term: "Termo de responsabilidade",
  certificate: "Atestado médico",
  image_use: "Termo de uso de imagem",
  image_withdrawal: "Retirada do uso de imagem",
} as const;
export type DocumentKind = keyof typeof DOCUMENTS;

/** An unknown age counts as an adult's. */
export function requiredDocuments(age: number | null, hasYes: boolean, rule: KitRule): readonly DocumentKind[] {
  const isAuthorised = age !== null && age < rule.authorised_below;
  const isCertified = age !== null && age >= rule.certified_from;
  if (!isAuthorised && !isCertified) return hasYes && rule.asks_term ? ["questionnaire", "term"] : ["questionnaire"];
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

interface KitDay {
  readonly today: CalendarDate;
  /** The screening asks for a doctor's word, which no doctor gave yet. */
  readonly awaitsClearance: boolean;
}

/**
 * `documents`: the newest first. A term holds for the questionnaire that was signed before it, not for the next one. Whoever waits for a
 * clearance brings a certificate at any age, and one that is valid stays in sight.
 */
export function kitOf(
  age: number | null,
  documents: readonly HeldDocument[],
  rule: KitRule,
  { today, awaitsClearance }: KitDay,
): readonly RequiredDocument[] {
  const questionnaire = documents.find(({ kind }) => kind === "questionnaire");
  const isCertified = documents.some((one) => one.kind === "certificate" && one.valid_until >= today);
  const ofAge = requiredDocuments(age, questionnaire?.has_yes ?? false, rule);
  const kinds = awaitsClearance || isCertified ? new Set([...ofAge, "certificate" as const]) : ofAge;
  return [...kinds].map((kind) => {
    const newest = documents.find((one) => one.kind === kind);
    const isOfEarlierAnswers = kind === "term" && newest && questionnaire && newest.id < questionnaire.id;
    if (!newest || isOfEarlierAnswers) return { kind, state: "missing", id: null, valid_until: null };
    const { id, valid_until } = newest;
    return { kind, state: today > valid_until ? "expired" : "valid", id, valid_until };
  });
}

export const openDocuments = (kit: readonly RequiredDocument[]): readonly RequiredDocument[] =>
  kit.filter(({ state }) => state !== "valid");
