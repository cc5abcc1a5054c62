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
  readonly only_student_gives: boolean;
}

export const ONLY_STUDENT_GIVES = "O aluno retirou a autorização, e só ele pode dar de novo, na conta dele.";

/** `signed_by`: whose account. */
type Consent = Pick<HeldDocument, "id" | "kind" | "valid_until"> & { readonly signed_by: "student" | "trainer" };

/** `documents`: the newest first. A consent holds until its last day or until it is withdrawn. */
export function imageUseOf(documents: readonly Consent[], today: CalendarDate): ImageUse {
  const newest = documents.find(({ kind }) => kind === "image_use" || kind === "image_withdrawal");
  if (!newest) return { state: "missing", id: null, valid_until: null, only_student_gives: false };
  const { id, kind, valid_until } = newest;
  if (kind === "image_withdrawal") {
    return { state: "withdrawn", id, valid_until: null, only_student_gives: isWithdrawnByStudent(documents) };
  }
  return { state: today > valid_until ? "expired" : "given", id, valid_until, only_student_gives: false };
}

/** Another withdrawal, by the trainer, takes nothing from the student's. */
function isWithdrawnByStudent(documents: readonly Consent[]): boolean {
  const given = documents.findIndex(({ kind }) => kind === "image_use");
  const since = given < 0 ? documents : documents.slice(0, given);
  return since.some(({ kind, signed_by }) => kind === "image_withdrawal" && signed_by === "student");
}

/** An unknown age counts as an adult's, as for the other documents. */
export const asksGuardian = (age: number | null): boolean => age !== null && age < IMAGE_CONSENT_AGE;
