import { type CalendarDate, formatDate } from "../../calendar-date.ts";
import { certifiedUntil } from "./kit.ts";
import type { KitRule } from "./kit-rules.ts";

export interface CertificateDays {
  readonly issued_on: CalendarDate;
  /** The last day that the paper itself names. */
  readonly valid_until: CalendarDate | null;
}

/** It is hashed, and the file is held by its own hash. */
export interface CertificateContent extends CertificateDays {
  readonly kind: "certificate";
  readonly student: string;
  /** As it stands on the paper: name and CRM. */
  readonly doctor: string | null;
  /** SHA-256 of the file that is kept, in hexadecimals. */
  readonly file_hash: string;
  readonly sent_at: string;
  readonly device: string;
}

type Problem = { readonly field: keyof CertificateDays; readonly sentence: string } | undefined;

/** One that has expired is of no use and would hide an older one that is still valid. */
export function certificateProblem(days: CertificateDays, rule: KitRule, today: CalendarDate): Problem {
  const { issued_on, valid_until } = days;
  if (issued_on > today)
    return { field: "issued_on", sentence: "O atestado não pode ter uma data que ainda não chegou." };
  if (valid_until !== null && valid_until < issued_on)
    return { field: "valid_until", sentence: "A validade vem depois da data do atestado." };
  const until = certifiedUntil(issued_on, valid_until, rule);
  if (until >= today) return undefined;
  return {
    field: valid_until === until ? "valid_until" : "issued_on",
    sentence: `Este atestado venceu em ${formatDate(until)}. Envie um mais novo.`,
  };
}
