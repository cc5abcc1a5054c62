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

export function refusalOfSharedLink(link: {
  readonly expiresAt: number;
  readonly isRevoked: boolean;
  readonly openings: number;
  readonly wrongAnswers: number;
  readonly now: number;
}): "expired" | "revoked" | "used_up" | "locked" | null {
  if (link.isRevoked) return "revoked";
  if (link.now >= link.expiresAt) return "expired";
  if (link.openings >= SHARED_LINK_OPENINGS) return "used_up";
  return link.wrongAnswers >= SHARED_LINK_TRIES ? "locked" : null;
}
