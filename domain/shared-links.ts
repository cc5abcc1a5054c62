import { type CalendarDate, endOfDay, formatDate, MS_PER_DAY, todayInSaoPaulo } from "./calendar-date.ts";

/** A link opens for this long; a training's opens until its cycle ends, if that is later. */
export const SHARED_LINK_DAYS = 7;

export const SHARED_LINK_OPENINGS = 20;

/** A link is dead after this number of wrong birth dates. */
export const SHARED_LINK_TRIES = 5;

export const SHARED_DOCUMENTS = ["trainings", "evaluation", "comparison", "final_result", "receipt"] as const;
export type SharedDocumentKind = (typeof SHARED_DOCUMENTS)[number];

const WORDS: Readonly<Record<SharedDocumentKind, string>> = {
  trainings: "treino",
  evaluation: "avaliação física",
  comparison: "comparação de avaliações",
  final_result: "resultado final",
  receipt: "recibo",
};

export const sharedDocumentWord = (kind: SharedDocumentKind): string => WORDS[kind];

/** A training and a receipt open at once. The others hold health data, so the link first asks for the student's birth date. */
export const asksForBirthDate = (kind: SharedDocumentKind): boolean => kind !== "trainings" && kind !== "receipt";

/** The last day on which a link opens: "16/01/2027". */
export const sharedUntil = (expiresAt: string): string => formatDate(todayInSaoPaulo(Date.parse(expiresAt) - 1));

/** A training is read at each visit to the gym. */
const isLimited = (kind: SharedDocumentKind): boolean => kind !== "trainings";

/** The instant, in ms, from which a link made `now` no longer opens. */
export const sharedLinkEnd = (now: number, cycleEnd: CalendarDate | null): number =>
  Math.max(now + SHARED_LINK_DAYS * MS_PER_DAY, cycleEnd === null ? 0 : endOfDay(cycleEnd));

export function refusalOfSharedLink(link: {
  readonly kind: SharedDocumentKind;
  readonly expiresAt: number;
  readonly isRevoked: boolean;
  readonly openings: number;
  readonly wrongAnswers: number;
  readonly now: number;
}): "expired" | "revoked" | "used_up" | "locked" | null {
  if (link.isRevoked) return "revoked";
  if (link.now >= link.expiresAt) return "expired";
  if (isLimited(link.kind) && link.openings >= SHARED_LINK_OPENINGS) return "used_up";
  return link.wrongAnswers >= SHARED_LINK_TRIES ? "locked" : null;
}
