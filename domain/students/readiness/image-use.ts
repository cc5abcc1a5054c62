import type { CalendarDate } from "../../calendar-date.ts";
import type { HeldDocument } from "./kit.ts";

/** From this age on a person consents alone, before it a guardian does (Código Civil, art. 5; LGPD, art. 14, §1). */
export const IMAGE_CONSENT_AGE = 18;

export const IMAGE_USE_STATES = {
  given: "Autorizado",
  missing: "Não autorizado",
  expired: "Vencido",
  withdrawn: "Retirado",
} as const;

export interface ImageUse {
  readonly state: keyof typeof IMAGE_USE_STATES;
  /** The newest document that says so. */
  readonly id: number | null;
  readonly valid_until: CalendarDate | null;
}

/** `documents`: the newest first. A consent holds until its last day or until it is withdrawn. */
export function imageUseOf(
  documents: readonly Pick<HeldDocument, "id" | "kind" | "valid_until">[],
  today: CalendarDate,
): ImageUse {
  const newest = documents.find(({ kind }) => kind === "image_use" || kind === "image_withdrawal");
  if (!newest) return { state: "missing", id: null, valid_until: null };
  const { id, kind, valid_until } = newest;
  if (kind === "image_withdrawal") return { state: "withdrawn", id, valid_until: null };
  return { state: today > valid_until ? "expired" : "given", id, valid_until };
}

/** An unknown age counts as an adult's, as for the other documents. */
export const asksGuardian = (age: number | null): boolean => age !== null && age < IMAGE_CONSENT_AGE;
